import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { presentNewsroom } from "../newsrooms/read.ts";
import { createNewsroom } from "../newsrooms/write.ts";
import { nullable, OnboardingStage } from "../http/schema.ts";
import { Newsroom, Onboarding, OnboardingNewsroom, OnboardingOrganization } from "../newsrooms/schema.ts";
import { findOrganization, setStage } from "./store.ts";
import { UserParams } from "../http/paging.ts";
import { requireSelf } from "../security/rules.ts";

const tag = "Onboarding";

export const onboardingOperations: Operation[] = [
  operation({
    id: "updateOnboarding",
    path: "/u/{user}/settings/onboarding",
    summary: "Sets the current stage of onboarding; null finishes it. The user only.",
    tag,
    access: "user",
    params: UserParams,
    body: Type.Object({ stage: nullable(OnboardingStage) }),
    response: Onboarding,
    handle: async ({ services: { db }, viewer, params, body }) => {
      await requireSelf(db, viewer, params.user);
      return setStage(db, viewer.userId, body.stage);
    },
  }),
  operation({
    id: "getOnboardingOrganization",
    path: "/u/{user}/settings/onboarding/organization",
    summary: "Returns the user's company and companies at the domain of their e-mail address. The user only.",
    tag,
    params: UserParams,
    response: OnboardingOrganization,
    handle: async ({ services: { db }, viewer, params }) => {
      await requireSelf(db, viewer, params.user);
      return findOrganization(db, viewer);
    },
  }),
  operation({
    id: "createOnboardingNewsroom",
    path: "/c/onboarding",
    summary: "Creates a newsroom and, for an unknown web address, its company. The header object-id of the response has its id.",
    tag,
    body: OnboardingNewsroom,
    response: Newsroom,
    creates: true,
    handle: async ({ services, viewer, body, reply }) => {
      const id = await createNewsroom(services, viewer, body);
      reply.header("object-id", String(id));
      return presentNewsroom(services.db, viewer, id);
    },
  }),
];
