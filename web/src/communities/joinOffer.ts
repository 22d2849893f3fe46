/** What the button of a community is: join it, leave it, only say that it is joined, or not there. */
export type JoinOffer = "join" | "leave" | "joined" | "none";

/**
 * Refusals that leave the button there. Between a press and the answer the permissions still describe the state
 * before; and a missing invitation is told when the reader tries to join (D-155).
 */
const passing = { join: ["ALREADY_JOINED", "NOT_INVITED"], leave: ["NOT_JOINED"] };

/**
 * What to offer, from the gateway's permission fields alone.
 * @param refusals the codes of the reasons why the opposite of the present state is refused; empty when it is not
 */
export function joinOffer(isJoined: boolean, refusals: readonly string[]): JoinOffer {
  const act = isJoined ? "leave" : "join";
  if (refusals.every((code) => passing[act].includes(code))) return act;
  return isJoined ? "joined" : "none";
}
