/** What the button of a community is: join it, leave it, only say that it is joined or by invitation, or not there. */
export type JoinOffer = "join" | "leave" | "joined" | "invitation" | "none";

/** Refusals that leave the button there: between a press and the answer the permissions still describe the state before. */
const passing = { join: "ALREADY_JOINED", leave: "NOT_JOINED" };

/**
 * What to offer, from the gateway's permission fields alone.
 * @param refusals the codes of the reasons why the opposite of the present state is refused; empty when it is not
 */
export function joinOffer(isJoined: boolean, refusals: readonly string[]): JoinOffer {
  const act = isJoined ? "leave" : "join";
  const left = refusals.filter((code) => code !== passing[act]);
  if (left.length === 0) return act;
  if (isJoined) return "joined";
  return left.every((code) => code === "NOT_INVITED") ? "invitation" : "none";
}
