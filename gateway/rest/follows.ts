import type { Rest } from "./client.ts";
import type { FollowResult } from "./generated/contract.ts";

const calls = { User: "followUser", Company: "followCompany" } as const;

/** Subjects that can be followed by their slug. */
export type FollowedKind = keyof typeof calls;

/** Sets the given state; idempotent. */
export const setFollow = (rest: Rest, kind: FollowedKind, slug: string, status: boolean): Promise<FollowResult> =>
  rest.write(calls[kind], { params: { slug }, body: { status } });
