import type { Rest } from "./client.ts";
import type { FollowResult } from "./generated/contract.ts";

const calls = { User: "followUser", Company: "followCompany" } as const;

/** What can be followed by its slug. */
export type FollowedKind = keyof typeof calls;

/** Sets the wanted state; setting it again changes nothing. */
export const setFollow = (rest: Rest, kind: FollowedKind, slug: string, status: boolean): Promise<FollowResult> =>
  rest.write(calls[kind], { params: { slug }, body: { status } });
