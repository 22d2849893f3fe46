import type { Context } from "../../context.ts";
import type { SetMembershipInput } from "../../graph/generated/resolvers.ts";
import { decodeId } from "../../graph/ids.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { setMembership } from "../../rest/communities.ts";
import { change, type Payload } from "../mutation.ts";
import { forgetViewer } from "../session/viewer.ts";

/** A community that was joined or left. */
export interface Membership {
  readonly slug: string;
}

/** The wanted state, not a flip: sent twice it changes nothing (D-154). */
export async function set(context: Context, input: SetMembershipInput): Promise<Payload<Membership>> {
  const { type, key: slug } = decodeId(input.communityId);
  if (type !== "Community") throw badInput("The id is not valid here.");
  return change(context, input, async () => {
    await setMembership(context.rest, slug, input.joined);
    // The viewer's list of communities has changed with it.
    forgetViewer(context);
    return { slug };
  });
}
