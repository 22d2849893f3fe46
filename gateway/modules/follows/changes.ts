import type { Context } from "../../context.ts";
import type { SetFollowInput } from "../../graph/generated/resolvers.ts";
import { decodeId } from "../../graph/ids.ts";
import { badInput } from "../../graph/inputErrors.ts";
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

const isFollowed = (type: string): type is FollowedKind => type === "User" || type === "Company";

/** Sets the wanted state, not a flip; idempotent. */
export async function set(context: Context, input: SetFollowInput): Promise<Payload<SetFollowResult>> {
  const { type: kind, key: slug } = decodeId(input.subjectId);
  if (!isFollowed(kind)) throw badInput("The id is not valid here.");
  return change(context, input, async () => {
    await changeOrExplain(
      context,
      () => permissions[kind](context, slug, "follow"),
      () => setFollow(context.rest, kind, slug, input.followed),
    );
    return { kind, slug };
  });
}
