import { choiceFilter, defineFilters } from "../lists/filters.ts";

/** The filter of the awaited answers: those that the viewer has yet to give, or those that others have yet to give. */
export const awaitingFilters = defineFilters({ direction: choiceFilter("direction", ["ADDRESSED", "ASKED"]) });

/** The filter of the saved media, by the type of interview. */
export const savedFilters = defineFilters({ type: choiceFilter("type", ["VIDEO", "TEXT"]) });
