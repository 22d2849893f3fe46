import type { Input, Rest } from "./client.ts";
import type { CurrentUser, Newsroom, OnboardingOrganization } from "./generated/contract.ts";

/** Keeps the place; null ends onboarding. @param user the slug of the caller */
export const updateOnboarding = (
  rest: Rest,
  user: string,
  stage: CurrentUser["onboarding"],
): Promise<{ stage: CurrentUser["onboarding"] }> => rest.write("updateOnboarding", { params: { user }, body: { stage } });

/** The caller's company, and others that may be it. */
export const readOnboardingOrganization = (rest: Rest, user: string): Promise<OnboardingOrganization> =>
  rest.read("getOnboardingOrganization", { params: { user } });

type Body = NonNullable<Input<"createOnboardingNewsroom">["body"]>;

/** Makes a newsroom and, where nobody knows the address, its company. */
export const createOnboardingNewsroom = (rest: Rest, body: Body, idempotencyKey: string | null): Promise<Newsroom> =>
  rest.write("createOnboardingNewsroom", { body }, { idempotencyKey });
