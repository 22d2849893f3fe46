interface Choice {
  readonly id: string;
  readonly name: string;
}

/** The options, plus the current values, which may not be among them. */
export function addPreviousChoices(all: readonly Choice[], previous: readonly Choice[]): readonly Choice[] {
  return [...previous.filter(({ id }) => all.every((choice) => choice.id !== id)), ...all];
}
