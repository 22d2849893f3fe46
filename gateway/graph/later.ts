/** A value that is there already, or one that is being read: resolvers stay synchronous where nothing has to be asked. */
export type Later<Value> = Value | Promise<Value>;

/** Continues with a value at once when it is there, otherwise when the promise resolves. */
export function andThen<Value, Result>(value: Later<Value>, goOn: (value: Value) => Later<Result>): Later<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
