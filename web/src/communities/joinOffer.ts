/** The state of a community's button: join, leave, the labels "joined" or "by invitation", or no button. */
type JoinOffer = "join" | "leave" | "joined" | "invitation" | "none";

/** Codes that do not hide the button: between a press and the response, the permissions still describe the previous state. */
const outdatedCodes = { join: "ALREADY_JOINED", leave: "NOT_JOINED" };

/**
 * The offer, derived only from the gateway's permission fields.
 * @param deniedCodes the codes of the reasons why the viewer may not switch to the opposite state; empty when it is allowed
 */
export function getJoinOffer(isJoined: boolean, deniedCodes: readonly string[]): JoinOffer {
  const offer = isJoined ? "leave" : "join";
  const remaining = deniedCodes.filter((code) => code !== outdatedCodes[offer]);
  if (remaining.length === 0) return offer;
  if (isJoined) return "joined";
  return remaining.every((code) => code === "NOT_INVITED") ? "invitation" : "none";
}
