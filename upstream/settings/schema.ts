import Type, { type Static } from "typebox";
import { fieldError } from "../http/fieldErrors.ts";
import { optionalOrNull, textInput } from "../http/inputs.ts";
import { Beat, Country, Id, namedObject, nullable, oneOf, Slug, Time, Url } from "../http/schema.ts";
import { forEachSite } from "../users/schema.ts";

/**
 * Maximum lengths of profile texts, in characters: a first or last name, a single line such as the job title, the about text.
 */
export const profileLimits = { name: 80, line: 120, about: 2000, location: 200 } as const;

export const SettingsBase = namedObject("SettingsBase", {
  userId: Id,
  slug: Slug,
  avatar: nullable(Url),
  firstname: Type.String(),
  lastname: Type.String(),
  job: nullable(Type.String()),
  organization: nullable(
    Type.Object({
      id: nullable(Id, { description: "Id of a registered company; null for any other organization." }),
      name: Type.String(),
    }),
  ),
  about: nullable(Type.String()),
  timezone: nullable(Type.String({ description: "IANA time zone name; null for the default, Australia/Sydney." })),
  country: nullable(Country),
  beats: Type.Array(Beat),
  view: oneOf(["public", "private"], { description: "With private, others see only name, picture, job and organization." }),
});
export type SettingsBase = Static<typeof SettingsBase>;

export const ProfileAi = namedObject("ProfileAi", {
  summary: Type.String(),
  status: oneOf(["ready", "pending"]),
  generatedAt: nullable(Time),
});
export type ProfileAi = Static<typeof ProfileAi>;

const text = (title: string) => Type.String({ title });

export const SettingsContactsInput = Type.Object({
  phone: optionalOrNull(text("Phone")),
  mobile: optionalOrNull(text("Mobile")),
  publicEmail: optionalOrNull(text("E-mail")),
  website: optionalOrNull(text("Website")),
  location: optionalOrNull(textInput("Location", profileLimits.location)),
});
export type SettingsContactsInput = Static<typeof SettingsContactsInput>;

export const SettingsSocialInput = Type.Object(forEachSite(optionalOrNull(Type.String({ "x-error": fieldError.invalidUrl() }))));
export type SettingsSocialInput = Static<typeof SettingsSocialInput>;
