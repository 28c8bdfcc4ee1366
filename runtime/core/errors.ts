// The errors of the runtime: one base class, one subclass per kind of mistake. A message says what is wrong, then where.

import type { Running } from "./frames.js";
import { once, share, shared } from "./shared.js";

/** Where an error happened; added to the message as lines of their own. */
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

type BeginStack = (error: Error, entry?: Running, method?: Running) => void;

/** What makes stacks begin at the caller's line; `installCallerStacks` sets it. */
const stacks: { begin: BeginStack | null } = once("error stacks", () => ({ begin: null }));

/** Errors whose stack begins where it shall: at the innermost public function that was called, or in a user's kernel. */
const placed: WeakSet<object> = once("placed errors", () => new WeakSet());

/** Has the stacks of errors begin at the first line outside of the runtime. */
export function installCallerStacks(begin: BeginStack): void {
  stacks.begin = begin;
}

/** The stack stays as it is, whatever the error passes. */
export function keepStack<E>(error: E): E {
  if (error instanceof Base) placed.add(error);
  return error;
}

/**
 * The stack begins where `entry` was called, a public function or the name of one, or where the `method` was that called it, unless a function
 * inside it said so before.
 */
export function beginStackAt<E>(error: E, entry: Running | string, method?: Running): E {
  if (!(error instanceof Base) || placed.has(error)) return error;
  placed.add(error);
  const running = typeof entry === "string" ? (shared.objects.get(`function ${entry}`) as Running | undefined) : entry;
  if (stacks.begin !== null) stacks.begin(error, running, method);
  else if (running !== undefined) {
    (Error as { captureStackTrace?: (target: object, below: Running) => void }).captureStackTrace?.(error, running);
  }
  return error;
}

const LocalTengenError = class TengenError extends Error {
  declare operator: string | undefined;
  declare schema: string | undefined;
  declare argument: string | undefined;

  constructor(message: string, { operator, schema, argument }: ErrorContext = {}) {
    super(message + lines(schema ?? operator, argument));
    this.name = new.target === Base ? "TengenError" : new.target.name;
    this.operator = operator;
    this.schema = schema;
    this.argument = argument;
    stacks.begin?.(this, new.target as unknown as Running);
  }

  /** Adds what an inner function could not know; what is known already stays. */
  at({ operator, schema, argument }: ErrorContext): this {
    const place = this.schema ?? this.operator;
    this.message += lines(
      place === undefined ? (schema ?? operator) : undefined,
      this.argument === undefined ? argument : undefined,
    );
    this.operator ??= operator;
    this.schema ??= schema;
    this.argument ??= argument;
    return this;
  }
};

const Base = share("TengenError", LocalTengenError);

/** Base of every error that the runtime throws on purpose. */
export const TengenError: ErrorClass<TengenError> = Base;
export interface TengenError extends Error {
  readonly operator: string | undefined;
  readonly schema: string | undefined;
  readonly argument: string | undefined;
  /** Adds what an inner function could not know; what is known already stays. */
  at(context: ErrorContext): this;
}

/** A class of errors, stated so that declarations name no type of Node's. */
export interface ErrorClass<E extends TengenError> {
  new (message: string, context?: ErrorContext): E;
  readonly prototype: E;
}

/** A class whose name stays when a bundler shortens names: error texts show it. */
function errorClass<E extends TengenError>(name: string): ErrorClass<E> {
  return once(name, () =>
    Object.defineProperty(class extends Base {}, "name", { value: name }),
  ) as unknown as ErrorClass<E>;
}

/** A wrong argument: type, missing, unknown name, value out of its domain. */
export const ArgumentError: ErrorClass<ArgumentError> = errorClass("ArgumentError");
export interface ArgumentError extends TengenError {}

/** Shapes or strides that do not fit. */
export const ShapeError: ErrorClass<ShapeError> = errorClass("ShapeError");
export interface ShapeError extends TengenError {}

/** A dtype that an operation does not take, or that a result cannot be cast to. */
export const DTypeError: ErrorClass<DTypeError> = errorClass("DTypeError");
export interface DTypeError extends TengenError {}

/** Tensors on devices that do not go together, or an unknown device. */
export const DeviceError: ErrorClass<DeviceError> = errorClass("DeviceError");
export interface DeviceError extends TengenError {}

/** A dimension or an index out of range. */
export const IndexError: ErrorClass<IndexError> = errorClass("IndexError");
export interface IndexError extends TengenError {}

/** No kernel, or a registration that contradicts another. */
export const DispatchError: ErrorClass<DispatchError> = errorClass("DispatchError");
export interface DispatchError extends TengenError {}

/** Misuse of differentiation: backward twice, a changed saved value, a leaf changed in place. */
export const AutogradError: ErrorClass<AutogradError> = errorClass("AutogradError");
export interface AutogradError extends TengenError {}

/** Something that PyTorch has and tengen has not, or not for these arguments. */
export const UnsupportedError: ErrorClass<UnsupportedError> = errorClass("UnsupportedError");
export interface UnsupportedError extends TengenError {}

/** Bytes that are not what they should be (a damaged file). */
export const FormatError: ErrorClass<FormatError> = errorClass("FormatError");
export interface FormatError extends TengenError {}

/** A tensor of another copy of tengen whose objects this copy cannot use. */
export const AbiError: ErrorClass<AbiError> = errorClass("AbiError");
export interface AbiError extends TengenError {}
