/** A value, or a promise for one: resolvers stay synchronous when no I/O is needed. */
export type Later<Value> = Value | Promise<Value>;

/** Continues synchronously when the value is available, otherwise when the promise resolves. */
export function andThen<Value, Result>(value: Later<Value>, goOn: (value: Value) => Later<Result>): Later<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
