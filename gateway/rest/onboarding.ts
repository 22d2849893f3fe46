import type { Input, Rest } from "./client.ts";
import { UpstreamContractError } from "./error.ts";
import type { CurrentUser, Newsroom, OnboardingOrganization } from "./generated/contract.ts";
import { readNewsroom } from "./newsrooms.ts";

/** Stores the current step; null ends onboarding. @param user the slug of the caller */
export const updateOnboarding = (
  rest: Rest,
  user: string,
  stage: CurrentUser["onboarding"],
): Promise<{ stage: CurrentUser["onboarding"] }> => rest.write("updateOnboarding", { params: { user }, body: { stage } });

/** The caller's company, and other companies that it may be. */
export const readOnboardingOrganization = (rest: Rest, user: string): Promise<OnboardingOrganization> =>
  rest.read("getOnboardingOrganization", { params: { user } });

type Body = NonNullable<Input<"createOnboardingNewsroom">["body"]>;

/** Creates a newsroom, and its company if none has the address. The answer may be only the id, in a header. */
export async function createOnboardingNewsroom(rest: Rest, body: Body, idempotencyKey: string | null): Promise<Newsroom> {
  const { value, id } = await rest.create("createOnboardingNewsroom", { body }, { idempotencyKey });
  if (value !== null) return value;
  if (id === null) throw new UpstreamContractError("createOnboardingNewsroom", "", "has neither a body nor an object-id");
  return readNewsroom(rest, id);
}
