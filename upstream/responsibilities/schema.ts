import Type, { type Static } from "typebox";
import { companyRoles, outletRoles } from "../db/columns.ts";
import { optionalOrNull, textInput } from "../http/inputs.ts";
import { Id, namedObject, oneOf } from "../http/schema.ts";
import { Author, CompanyRef, type Responsibility } from "../users/schema.ts";

/** Maximum length of a role's title, in characters. */
export const roleLimits = { title: 120 } as const;

const input = {
  beats: Type.Optional(Type.Array(Id, { title: "Beats", maxItems: 100, uniqueItems: true })),
  roleTitle: optionalOrNull(textInput("Role title", roleLimits.title)),
};

export const OutletResponsibilityInput = Type.Object({
  roles: Type.Optional(Type.Array(oneOf(outletRoles), { title: "Roles", uniqueItems: true })),
  ...input,
});
export const CompanyResponsibilityInput = Type.Object({
  roles: Type.Optional(Type.Array(oneOf(companyRoles), { title: "Roles", uniqueItems: true })),
  ...input,
  isMediaContact: Type.Optional(Type.Boolean()),
});
export const SpokespersonInput = Type.Object({
  roles: Type.Optional(
    Type.Array(Type.Literal("spokesperson"), {
      title: "Roles",
      uniqueItems: true,
      description: "Empty to remove the spokesperson role.",
    }),
  ),
  ...input,
});

export type ResponsibilityKind = Responsibility["kind"];
export type ResponsibilityOf<Kind extends ResponsibilityKind> = Extract<Responsibility, { kind: Kind }>;

/** Input shared by all types of responsibilities. */
export interface ResponsibilityInput<Role extends string> {
  roles?: Role[];
  beats?: number[];
  roleTitle?: string | null;
  isMediaContact?: boolean;
}

export const JoinRequest = namedObject("JoinRequest", {
  id: Type.Integer({ minimum: 1, description: "Id of the pending responsibility." }),
  person: Author,
  company: CompanyRef,
});
export type JoinRequest = Static<typeof JoinRequest>;
