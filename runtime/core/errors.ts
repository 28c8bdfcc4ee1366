// The errors of the runtime: one base class, one subclass per kind of mistake. A message says what is wrong, then where.

import { once } from "./shared.js";

/** Where an error happened; added to the message as lines of their own. */
export interface ErrorContext {
  /** Registry name, such as `aten::add.Tensor`. */
  readonly operator?: string | undefined;
  /** Schema text of the operator. */
  readonly schema?: string | undefined;
  /** Name of the argument in the schema. */
  readonly argument?: string | undefined;
}

function lines(context: ErrorContext): string {
  let text = "";
  const where = context.schema ?? context.operator;
  if (where !== undefined) text += `\n  operator: ${where}`;
  if (context.argument !== undefined) text += `\n  argument: ${context.argument}`;
  return text;
}

const Base = /* @__PURE__ */ once(
  "TengenError",
  () =>
    class TengenError extends Error {
      operator: string | undefined;
      schema: string | undefined;
      argument: string | undefined;

      constructor(message: string, context: ErrorContext = {}) {
        super(message + lines(context));
        this.name = new.target.name;
        this.operator = context.operator;
        this.schema = context.schema;
        this.argument = context.argument;
      }

      /** Adds what an inner function could not know; what is known already stays. */
      at(context: ErrorContext): this {
        const fresh: ErrorContext = {
          operator: this.operator === undefined && this.schema === undefined ? context.operator : undefined,
          schema: this.schema === undefined && this.operator === undefined ? context.schema : undefined,
          argument: this.argument === undefined ? context.argument : undefined,
        };
        this.message += lines(fresh);
        this.operator ??= context.operator;
        this.schema ??= context.schema;
        this.argument ??= context.argument;
        return this;
      }
    },
);

/** Base of every error that the runtime throws on purpose. */
export const TengenError = Base;
export type TengenError = InstanceType<typeof Base>;

/** A wrong argument: type, missing, unknown name, value out of its domain. */
export const ArgumentError = /* @__PURE__ */ once("ArgumentError", () => class ArgumentError extends Base {});
export type ArgumentError = InstanceType<typeof ArgumentError>;

/** Shapes or strides that do not fit. */
export const ShapeError = /* @__PURE__ */ once("ShapeError", () => class ShapeError extends Base {});
export type ShapeError = InstanceType<typeof ShapeError>;

/** A dtype that an operation does not take, or that a result cannot be cast to. */
export const DTypeError = /* @__PURE__ */ once("DTypeError", () => class DTypeError extends Base {});
export type DTypeError = InstanceType<typeof DTypeError>;

/** Tensors on devices that do not go together, or an unknown device. */
export const DeviceError = /* @__PURE__ */ once("DeviceError", () => class DeviceError extends Base {});
export type DeviceError = InstanceType<typeof DeviceError>;

/** A dimension or an index out of range. */
export const IndexError = /* @__PURE__ */ once("IndexError", () => class IndexError extends Base {});
export type IndexError = InstanceType<typeof IndexError>;

/** No kernel, or a registration that contradicts another. */
export const DispatchError = /* @__PURE__ */ once("DispatchError", () => class DispatchError extends Base {});
export type DispatchError = InstanceType<typeof DispatchError>;

/** Misuse of differentiation: backward twice, a changed saved value, a leaf changed in place. */
export const AutogradError = /* @__PURE__ */ once("AutogradError", () => class AutogradError extends Base {});
export type AutogradError = InstanceType<typeof AutogradError>;

/** Something that PyTorch has and tengen has not, or not for these arguments. */
export const UnsupportedError = /* @__PURE__ */ once("UnsupportedError", () => class UnsupportedError extends Base {});
export type UnsupportedError = InstanceType<typeof UnsupportedError>;

/** Bytes that are not what they should be (a damaged file). */
export const FormatError = /* @__PURE__ */ once("FormatError", () => class FormatError extends Base {});
export type FormatError = InstanceType<typeof FormatError>;

/** A tensor of another copy of tengen whose objects this copy cannot use. */
export const AbiError = /* @__PURE__ */ once("AbiError", () => class AbiError extends Base {});
export type AbiError = InstanceType<typeof AbiError>;
