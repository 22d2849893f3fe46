export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
}

/** Options whose ids are not known to the code, such as records. */
export type SelectOptions = readonly SelectOption<string>[];

/** Stands in for "" among the options, because the lists do not allow an empty key. */
const noneId = "none";

/** With a `noneLabel`, the first option has that label and selects nothing (""). */
export type Choosing<Id extends string> =
  | { noneLabel?: never; onChange: (value: Id) => void }
  | { noneLabel: string; onChange: (value: Id | "") => void };

/** The options including the "none" option, the selected key, and the change handler. */
export function toChoices<Id extends string>(options: readonly SelectOption<Id>[], value: Id | "", choosing: Choosing<Id>) {
  const { noneLabel } = choosing;
  const items: SelectOptions = noneLabel === undefined ? options : [{ id: noneId, label: noneLabel }, ...options];
  return {
    items,
    selected: value === "" ? (noneLabel === undefined ? null : noneId) : value,
    choose: (key: unknown) => {
      const chosen = options.find(({ id }) => id === key);
      if (chosen) choosing.onChange(chosen.id);
      else if (choosing.noneLabel !== undefined && key === noneId) choosing.onChange("");
    },
  };
}
