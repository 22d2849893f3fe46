import type { Resolvers } from "../../graph/generated/resolvers.ts";
import type { OnboardingStage } from "../../rest/generated/contract.ts";
import { createOnboardingNewsroom } from "../../rest/onboarding.ts";
import { change } from "../mutation.ts";
import type { ViewerModel } from "../session/models.ts";
import { clearViewer } from "../session/viewer.ts";
import { requireViewerSlug } from "../session/viewerSlug.ts";

const stages: readonly OnboardingStage[] = ["details", "organization", "newsroom", "beats", "communities"];

/**
 * The newsroom stage is for people who represent a company; read-only users have no stages because they cannot save anything
 * yet.
 */
function listStages({ onboarding, isReadOnly, roles }: ViewerModel): OnboardingStage[] {
  if (onboarding === null || isReadOnly) return [];
  return stages.filter((stage) => stage !== "newsroom" || roles.includes("pr"));
}

export const resolvers: Resolvers = {
  Viewer: {
    onboardingStages: listStages,
    onboardingOrganization: ({ slug }, _arguments, context) =>
      slug === null ? null : context.rest.read("getOnboardingOrganization", { params: { user: slug } }),
  },
  Mutation: {
    setOnboarding: (_mutation, { input }, context) =>
      change(context, input, async () => {
        await context.rest.write("updateOnboarding", {
          params: { user: await requireViewerSlug(context) },
          body: { stage: input.stage ?? null },
        });
        clearViewer(context);
        return true as const;
      }),
    createOnboardingNewsroom: (_mutation, { input }, context) => {
      const { clientMutationId: _, idempotencyKey = null, countryId, ...fields } = input;
      const body = { ...fields, country: countryId };
      return change(context, input, () => createOnboardingNewsroom(context.rest, body, idempotencyKey), { country: "countryId" });
    },
  },
};

/** The result of setting the stage. */
export type SetOnboardingResult = true;
