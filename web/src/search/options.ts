/** The result that the keyboard is at while the focus stays in the field. */
export interface ActiveOption {
  /** Of its element, for aria-activedescendant. */
  id: string;
  key: string;
}

/** The results as options of a combobox. */
export interface Options {
  /** The id of their list. */
  listId: string;
  active: ActiveOption | null;
  /** Called when one is followed. */
  onChoose: () => void;
}

/**
 * The option to go to from another one, round and round; from none the first, or backwards the last.
 * @returns null where there are none
 */
export function stepTo(box: ParentNode | null, active: ActiveOption | null, way: 1 | -1): HTMLElement | null {
  const options = [...(box?.querySelectorAll<HTMLElement>("[role='option']") ?? [])];
  const at = options.findIndex(({ id }) => id === active?.id);
  const next = at === -1 ? (way === 1 ? 0 : -1) : at + way;
  return options.at(next % options.length) ?? null;
}
