import type { Policy } from "../permissions/policy.ts";
import { signedIn } from "../permissions/rules.ts";

/** */
export const outletPolicy: Policy<"readStories", unknown> = { readStories: [signedIn] };
