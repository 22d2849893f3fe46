import Type, { type Static } from "typebox";
import { component, Id, oneOf } from "../http/schema.ts";

export const Subscription = component(
  "Subscription",
  Type.Object({
    id: Id,
    name: Type.String(),
    description: Type.String(),
    frequency: oneOf(["daily", "weekly", "asItHappens"]),
    isSubscribed: Type.Boolean(),
  }),
);
export type Subscription = Static<typeof Subscription>;
