/** A value, or a promise for one: resolvers stay synchronous when no I/O is needed. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Continues synchronously when the value is available, otherwise when the promise resolves. */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
