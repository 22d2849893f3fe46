import Type, { type Static } from "typebox";
import { idInput, optionalOrNull, textInput, uploadInput } from "../http/inputs.ts";
import { countryCode, MAX_ID, q, type Filter } from "../http/paging.ts";
import { Id, namedObject } from "../http/schema.ts";
import { Outlet } from "../users/schema.ts";

/** Maximum lengths of the texts of a company, an outlet or a newsroom, in characters. */
export const organizationLimits = { name: 120, description: 2000 } as const;

/** Filters of the list of outlets. */
export const outletFilters = {
  q,
  type: Type.Optional(Outlet.properties.type),
  country: countryCode,
  beat: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID, description: "Id of a beat." })),
};
export type OutletFilter = Filter<typeof outletFilters>;

const name = textInput("Name", organizationLimits.name);
const newSlug = Type.Optional(Type.String({ title: "Slug", description: "2 to 64 letters, digits and hyphens." }));
const shared = {
  url: optionalOrNull(Type.String({ title: "Web address", maxLength: 2000 })),
  description: optionalOrNull(textInput("Description", organizationLimits.description)),
  country: idInput("Country", "Id of a country."),
  logo: uploadInput("Logo"),
};
const beats = Type.Optional(Type.Array(Id, { title: "Beats", maxItems: 20 }));

export const CompanyInput = namedObject("CompanyInput", { name, ...shared });
export type CompanyInput = Static<typeof CompanyInput>;

export const CompanyChanges = namedObject("CompanyChanges", {
  name: Type.Optional(name),
  ...shared,
  banner: uploadInput("Banner"),
  phone: optionalOrNull(Type.String({ title: "Phone" })),
  email: optionalOrNull(Type.String({ title: "E-mail" })),
  newSlug,
});
export type CompanyChanges = Static<typeof CompanyChanges>;

export const OutletInput = namedObject("OutletInput", { name, ...shared, type: Outlet.properties.type, beats });
export type OutletInput = Static<typeof OutletInput>;

export const OutletChanges = namedObject("OutletChanges", {
  name: Type.Optional(name),
  ...shared,
  type: Type.Optional(Outlet.properties.type),
  beats,
  newSlug,
});
export type OutletChanges = Static<typeof OutletChanges>;
