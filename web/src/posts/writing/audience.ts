import * as v from "valibot";
import { list } from "../../forms/rules.ts";
import type { KnownUserType } from "./audienceValues.ts";

/** The schema entries that all types have. The author is sent only when it is not the writer. */
export const audience = {
  communityIds: list<string>(),
  userTypes: list<KnownUserType>(),
  authorId: v.pipe(
    v.nullable(v.string()),
    v.transform((id) => id ?? undefined),
  ),
};
