/** The active result, while the focus stays in the field. */
export interface ActiveOption {
  /** The id of its element, for aria-activedescendant. */
  id: string;
  key: string;
}

/** The results as options of a combobox. */
export interface Options {
  /** The id of the listbox element. */
  listId: string;
  active: ActiveOption | null;
  /** Called when an option is followed. */
  onChoose: () => void;
}

/**
 * The next or previous option, wrapping around; without an active option the first or last one.
 * @returns null when there are no options
 */
export function stepTo(box: ParentNode | null, active: ActiveOption | null, way: 1 | -1): HTMLElement | null {
  const options = [...(box?.querySelectorAll<HTMLElement>("[role='option']") ?? [])];
  const at = options.findIndex(({ id }) => id === active?.id);
  const next = at === -1 ? (way === 1 ? 0 : -1) : at + way;
  return options.at(next % options.length) ?? null;
}
