/** The state of a community's button: join, leave, the labels "joined" or "by invitation", or no button. */
export type JoinOffer = "join" | "leave" | "joined" | "invitation" | "none";

/** Refusals that do not hide the button: between a press and the answer, the permissions still describe the previous state. */
const outdatedRefusals = { join: "ALREADY_JOINED", leave: "NOT_JOINED" };

/**
 * The offer, derived only from the gateway's permission fields.
 * @param refusals the codes of the reasons why switching to the opposite state is refused; empty when it is allowed
 */
export function joinOffer(isJoined: boolean, refusals: readonly string[]): JoinOffer {
  const offer = isJoined ? "leave" : "join";
  const remaining = refusals.filter((code) => code !== outdatedRefusals[offer]);
  if (remaining.length === 0) return offer;
  if (isJoined) return "joined";
  return remaining.every((code) => code === "NOT_INVITED") ? "invitation" : "none";
}
