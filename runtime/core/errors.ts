// The errors of the runtime: one base class, one subclass per kind of mistake. A message states what is wrong, then
// where.

import { describe } from "./describe.js";
import type { Running } from "./frames.js";
import { optional } from "./optional.js";
import { once, share, shared } from "./shared.js";

/** Where an error happened; appended to the message on separate lines. */
export interface ErrorContext {
  /** Registry name, such as `aten::add.Tensor`. */
  readonly operator?: string | undefined;
  /** Schema text of the operator. */
  readonly schema?: string | undefined;
  /** Name of the argument in the schema. */
  readonly argument?: string | undefined;
}

function lines(operator: string | undefined, argument: string | undefined): string {
  return (
    (operator === undefined ? "" : `\n  operator: ${operator}`) +
    (argument === undefined ? "" : `\n  argument: ${argument}`)
  );
}

/** `aten::add.Tensor` of a schema's text. */
function nameIn(schema: string | undefined): string | undefined {
  return schema?.split("(", 1)[0];
}

type BeginStack = (error: Error, entry?: Running, method?: Running) => void;

/** Makes stacks begin at the caller's line; set by `installCallerStacks`. */
const callerStacks = optional<BeginStack>("error stacks");

/**
 * Errors whose stack already begins at the right place: the innermost public function that was called, or a user's
 * kernel.
 */
const placed: WeakSet<object> = once("placed errors", () => new WeakSet());

/** Makes the stacks of errors begin at the first line outside the runtime. */
export function installCallerStacks(begin: BeginStack): void {
  callerStacks.install(begin);
}

/** From now on the stack is left unchanged. */
export function keepStack<E>(error: E): E {
  if (error instanceof Base) placed.add(error);
  return error;
}

/**
 * Makes the stack begin where `entry` was called, a public function or the name of one, or where the `method` that called it was, unless a
 * function inside already set it.
 */
export function beginStackAt<E>(error: E, entry: Running | string, method?: Running): E {
  if (!(error instanceof Base) || placed.has(error)) return error;
  placed.add(error);
  const running = typeof entry === "string" ? (shared.objects.get(`function ${entry}`) as Running | undefined) : entry;
  if (callerStacks.installed !== null) callerStacks.installed(error, running, method);
  else if (running !== undefined) {
    (Error as { captureStackTrace?: (target: object, below: Running) => void }).captureStackTrace?.(error, running);
  }
  return error;
}

const LocalTengenError = class TengenError extends Error {
  declare operator: string | undefined;
  declare schema: string | undefined;
  declare argument: string | undefined;

  constructor(message: string, context?: ErrorContext | null) {
    const { operator, schema, argument } = context ?? {};
    super((typeof message === "string" ? message : describe(message)) + lines(schema ?? operator, argument));
    this.name = new.target === Base ? "TengenError" : new.target.name;
    this.operator = operator ?? nameIn(schema);
    this.schema = schema;
    this.argument = argument;
    callerStacks.installed?.(this, new.target as unknown as Running);
  }

  /** Adds context that an inner function did not have; existing context is unchanged. */
  at({ operator, schema, argument }: ErrorContext): this {
    const place = this.schema ?? this.operator;
    this.message += lines(
      place === undefined ? (schema ?? operator) : undefined,
      this.argument === undefined ? argument : undefined,
    );
    this.operator ??= operator ?? nameIn(schema);
    this.schema ??= schema;
    this.argument ??= argument;
    return this;
  }
};

const Base = share("TengenError", LocalTengenError);

/** Base of every error that the runtime throws deliberately. */
export const TengenError: ErrorClass<TengenError> = Base;
export interface TengenError extends Error {
  readonly operator: string | undefined;
  readonly schema: string | undefined;
  readonly argument: string | undefined;
  /** Adds context that an inner function did not have; existing context is unchanged. */
  at(context: ErrorContext): this;
}

/** A class of errors, declared so that declarations use no type of Node's. */
export interface ErrorClass<E extends TengenError> {
  new (message: string, context?: ErrorContext): E;
  readonly prototype: E;
}

/** A class whose name survives minification: error texts show it. */
function errorClass<E extends TengenError>(name: string): ErrorClass<E> {
  const LocalError = class extends Base {};
  Object.defineProperty(LocalError, "name", { value: name });
  return share(name, LocalError) as unknown as ErrorClass<E>;
}

/** A wrong argument: type, missing, unknown name, value out of its domain. */
export const ArgumentError: ErrorClass<ArgumentError> = errorClass("ArgumentError");
export interface ArgumentError extends TengenError {}

/** Shapes or strides that do not match. */
export const ShapeError: ErrorClass<ShapeError> = errorClass("ShapeError");
export interface ShapeError extends TengenError {}

/** A dtype that an operation does not support, or that a result cannot be cast to. */
export const DTypeError: ErrorClass<DTypeError> = errorClass("DTypeError");
export interface DTypeError extends TengenError {}

/** Tensors on different devices, or an unknown device. */
export const DeviceError: ErrorClass<DeviceError> = errorClass("DeviceError");
export interface DeviceError extends TengenError {}

/** A dimension or an index out of range. */
export const IndexError: ErrorClass<IndexError> = errorClass("IndexError");
export interface IndexError extends TengenError {}

/** No kernel, or a registration that contradicts another. */
export const DispatchError: ErrorClass<DispatchError> = errorClass("DispatchError");
export interface DispatchError extends TengenError {}

/** Misuse of differentiation: backward twice, a modified saved value, a leaf modified in place. */
export const AutogradError: ErrorClass<AutogradError> = errorClass("AutogradError");
export interface AutogradError extends TengenError {}

/** Something that PyTorch supports and tengen does not, or not for these arguments. */
export const UnsupportedError: ErrorClass<UnsupportedError> = errorClass("UnsupportedError");
export interface UnsupportedError extends TengenError {}

const ofWrappers = once("errors of wrappers", () => new WeakSet<Error>());

/**
 * The error for what kernels do with memory or values that a wrapper does not have. Plain tensors would not meet it: where a wrapper has several tensors,
 * a call for each of them may succeed.
 */
export function wrapperError(message: string, context?: ErrorContext): UnsupportedError {
  const error = new UnsupportedError(message, context);
  ofWrappers.add(error);
  return error;
}

/** Whether plain tensors would not meet an error: `wrapperError` made it. */
export function isWrapperError(error: unknown): boolean {
  return ofWrappers.has(error as Error);
}

/** Malformed bytes (a damaged file). */
export const FormatError: ErrorClass<FormatError> = errorClass("FormatError");
export interface FormatError extends TengenError {}

/** A tensor of another copy of tengen whose objects this copy cannot use. */
export const AbiError: ErrorClass<AbiError> = errorClass("AbiError");
export interface AbiError extends TengenError {}
