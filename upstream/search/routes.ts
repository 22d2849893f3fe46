import { requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { pageQuery, q, toWindow } from "../http/paging.ts";
import { typesFilter } from "../http/schema.ts";
import { countCharacters } from "../text/html.ts";
import { readSearch } from "./read.ts";
import { SearchPage, SearchType } from "./schema.ts";
import { readTerms } from "./terms.ts";

/** Shorter terms would match nearly everything. */
const MIN_CHARACTERS = 2;

const common = { tag: "Search", assumed: true } as const;

export const searchOperations: Operation[] = [
  operation(common, {
    id: "search",
    path: "/search",
    summary:
      "Searches people, companies, outlets, communities, posts, stories, announcements and interviews for all words of q; closest matches in names first. 422 if q has fewer than 2 characters.",
    query: pageQuery({
      q,
      types: typesFilter(SearchType, { description: "Restricts the results to these types. Default: all." }),
    }),
    response: SearchPage,
    refusals: [422],
    handle: async ({ services: { db }, viewer, query }) => {
      const terms = readTerms(query.q ?? "");
      requireValid(countCharacters(terms.text) >= MIN_CHARACTERS, "q", fieldError.tooShort("Search term", MIN_CHARACTERS));
      return readSearch(db, viewer, terms, query.types ?? [], toWindow(query));
    },
  }),
];
