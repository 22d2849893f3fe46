/** The fields of `after` whose values differ from those of `before`. Values are compared as JSON. */
export function changedFields<Fields extends object>(before: object, after: Fields): Partial<Fields> {
  const changes: Partial<Fields> = { ...after };
  for (const name in changes)
    if (JSON.stringify(changes[name]) === JSON.stringify(Reflect.get(before, name))) delete changes[name];
  return changes;
}
