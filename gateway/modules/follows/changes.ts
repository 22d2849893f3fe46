import type { Context } from "../../context.ts";
import type { SetFollowInput } from "../../graph/generated/resolvers.ts";
import { setFollow, type FollowedKind } from "../../rest/follows.ts";
import { companyPermission } from "../companies/store.ts";
import { change, type Payload } from "../mutation.ts";
import { changeOrExplain } from "../permissions/permit.ts";
import { profilePermission } from "../users/store.ts";

/** A changed follow. */
export interface SetFollowResult {
  readonly kind: FollowedKind;
  readonly slug: string;
}

/** The permission fields of the types that can be followed. */
const permissions = { User: profilePermission, Company: companyPermission };

/** Sets the given state and does not toggle it; idempotent. */
export async function set(context: Context, input: SetFollowInput): Promise<Payload<SetFollowResult>> {
  const { type: kind, key } = input.subjectId;
  const slug = typeof key === "string" ? key : key.slug;
  return change(context, input, async () => {
    await changeOrExplain(
      context,
      () => permissions[kind](context, slug, "follow"),
      () => setFollow(context.rest, kind, slug, input.followed),
    );
    return { kind, slug };
  });
}
