import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOptions } from "../ui/selectOptions.ts";
import type { FieldProps } from "./fieldBindings.ts";

/** Selects a country or none. @param options the countries by their database ids */
export const CountryField = (field: FieldProps<string> & { options: SelectOptions }) => (
  <SearchSelect label="Country" noneLabel="No country" {...field} />
);
