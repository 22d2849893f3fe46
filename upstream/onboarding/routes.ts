import Type from "typebox";
import { OnboardingStage } from "../http/enums.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { UserParams } from "../http/paging.ts";
import { nullable } from "../http/schema.ts";
import { readNewsroom } from "../newsrooms/read.ts";
import { Newsroom, Onboarding, OnboardingNewsroom, OnboardingOrganization } from "../newsrooms/schema.ts";
import { createNewsroom } from "../newsrooms/write.ts";
import { requireSelf } from "../security/rules.ts";
import { findOrganization, setStage } from "./store.ts";

const common = { tag: "Onboarding" } as const;
const ofSelf = { ...common, params: UserParams, ...loadBy("user", requireSelf) } as const;

export const onboardingOperations: Operation[] = [
  operation(ofSelf, {
    id: "updateOnboarding",
    path: "/u/{user}/settings/onboarding",
    summary: "Sets the current stage of onboarding; null finishes it. The user only.",
    access: "user",
    body: Type.Object({ stage: nullable(OnboardingStage) }),
    response: Onboarding,
    handle: ({ services: { db }, viewer, body }) => setStage(db, viewer.userId, body.stage),
  }),
  operation(ofSelf, {
    id: "getOnboardingOrganization",
    path: "/u/{user}/settings/onboarding/organization",
    summary: "Returns the user's company and companies at the domain of their e-mail address. The user only.",
    response: OnboardingOrganization,
    handle: ({ services: { db }, viewer }) => findOrganization(db, viewer),
  }),
  operation(common, {
    id: "createOnboardingNewsroom",
    path: "/c/onboarding",
    summary: "Creates a newsroom and, for an unknown web address, its company. The header object-id of the response has its id.",
    body: OnboardingNewsroom,
    response: Newsroom,
    creates: true,
    handle: async ({ services, viewer, body, reply }) => {
      const id = await createNewsroom(services, viewer, body);
      reply.header("object-id", String(id));
      return readNewsroom(services.db, viewer, id);
    },
  }),
];
