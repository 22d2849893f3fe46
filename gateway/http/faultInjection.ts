import { setTimeout as delay } from "node:timers/promises";
import { defaultFieldResolver, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import type { Context } from "../context.ts";
import type { Rest } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";

/** A failure that replaces a field or REST call, or a delay before it. */
type InjectedFault =
  | { readonly kind: "fail"; readonly status: number }
  | { readonly kind: "wait"; readonly milliseconds: number };

/** The faults that the headers of one request specify. */
export interface InjectedFaults {
  /** By schema coordinate, such as `Query.feed`. */
  readonly fields: ReadonlyMap<string, InjectedFault>;
  /** By the operationId of the REST call, such as `getPosts`. */
  readonly calls: ReadonlyMap<string, InjectedFault>;
}

/** The longest wait in ms, so that a mistyped number does not keep a connection open for hours. */
const MAX_WAIT = 60_000;
const entryForm = /^\s*([A-Za-z_][\w.]*)\s*=\s*(?:fail(?::([45]\d\d))?|wait:(\d{1,6}))\s*$/;

/**
 * Reads the header X-Fault: `Query.feed=fail, getPosts=fail:503, Viewer.notifications=wait:2000`. A name with a dot is a field,
 * any other a REST call.
 * @returns null without the header; malformed entries are ignored
 */
export function parseFaultHeader(header: string | string[] | undefined): InjectedFaults | null {
  if (header === undefined) return null;
  const fields = new Map<string, InjectedFault>();
  const calls = new Map<string, InjectedFault>();
  for (const entry of [header].flat().join(",").split(",")) {
    const [, name, status, wait] = entryForm.exec(entry) ?? [];
    if (name === undefined) continue;
    const fault: InjectedFault =
      wait === undefined
        ? { kind: "fail", status: Number(status ?? 500) }
        : { kind: "wait", milliseconds: Math.min(Number(wait), MAX_WAIT) };
    (name.includes(".") ? fields : calls).set(name, fault);
  }
  return { fields, calls };
}

/**
 * Runs before every REST call of a request with faults.
 * @throws RestError when the call is to fail
 */
export async function injectCallFault({ calls }: InjectedFaults, call: string): Promise<void> {
  const fault = calls.get(call);
  if (fault === undefined) return;
  if (fault.kind === "wait") await delay(fault.milliseconds);
  else throw new RestError(`${call} was asked to fail`, { call, failure: "status", status: fault.status });
}

const operationFaults = new WeakMap<Rest, InjectedFaults>();

/** Stores the faults of an operation, by its REST client, which stays the same when the context is cloned. */
export const setFaults = (rest: Rest, faults: InjectedFaults): void => void operationFaults.set(rest, faults);

/** Makes fields fail or wait as the request specifies. Only for development, because it wraps every resolver of the schema. */
export function enableFieldFaults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      const coordinate = `${type.name}.${field.name}`;
      const resolveOrFail: GraphQLFieldResolver<unknown, Context> = (source, args, context, info) => {
        const fault = operationFaults.get(context.rest)?.fields.get(coordinate);
        if (fault === undefined) return resolve(source, args, context, info);
        if (fault.kind === "fail") throw new Error(`${coordinate} was asked to fail.`);
        return delay(fault.milliseconds).then(() => resolve(source, args, context, info));
      };
      // Costs are derived from whether a resolver has a context parameter.
      Object.defineProperty(resolveOrFail, "length", { value: field.resolve?.length ?? 0 });
      field.resolve = resolveOrFail;
    }
  }
}
