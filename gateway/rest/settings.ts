import type { Input, Rest } from "./client.ts";
import type { SettingsBase } from "./generated/contract.ts";

/** The basic details that can be changed, each by a separate call. */
interface BasicDetails {
  readonly firstname: string;
  readonly lastname: string;
  readonly job: string | null;
  readonly organization: NonNullable<Input<"updateSettingsOrganization">["body"]>["organization"];
  readonly about: string | null;
  readonly country: number | null;
  readonly timezone: string | null;
  readonly beats: readonly number[];
  readonly view: SettingsBase["view"];
  readonly newSlug: string;
}

/** The new values of those details that change. */
export type ChangedDetails = { readonly [Field in keyof BasicDetails]?: BasicDetails[Field] | undefined };

type Setters = {
  readonly [Field in keyof BasicDetails]: (rest: Rest, user: string, value: BasicDetails[Field]) => Promise<SettingsBase>;
};

/** In the order in which changes are sent: the slug is last, because the other calls use it. */
const setters: Setters = {
  firstname: (rest, user, firstname) => rest.write("updateSettingsFirstname", { params: { user }, body: { firstname } }),
  lastname: (rest, user, lastname) => rest.write("updateSettingsLastname", { params: { user }, body: { lastname } }),
  job: (rest, user, job) => rest.write("updateSettingsJob", { params: { user }, body: { job } }),
  organization: (rest, user, organization) =>
    rest.write("updateSettingsOrganization", { params: { user }, body: { organization } }),
  about: (rest, user, about) => rest.write("updateSettingsAbout", { params: { user }, body: { about } }),
  country: (rest, user, id) => rest.write("updateSettingsCountry", { params: { user }, body: { id } }),
  timezone: (rest, user, timezone) => rest.write("updateSettingsTimezone", { params: { user }, body: { timezone } }),
  beats: (rest, user, ids) => rest.write("updateSettingsBeats", { params: { user }, body: { ids } }),
  view: (rest, user, view) =>
    rest.write(view === "private" ? "makeProfilePrivate" : "makeProfilePublic", { params: { user }, body: {} }),
  newSlug: (rest, user, newSlug) => rest.write("updateSettingsSlug", { params: { user }, body: { newSlug } }),
};

function createChange<Field extends keyof BasicDetails>(rest: Rest, user: string, field: Field, values: ChangedDetails) {
  const value = values[field];
  return value === undefined ? [] : [() => setters[field](rest, user, value)];
}

/** Functions for the calls that change the given details, one each. */
export const createSettingsChanges = (
  rest: Rest,
  user: string,
  values: ChangedDetails,
): readonly (() => Promise<SettingsBase>)[] => [
  ...createChange(rest, user, "firstname", values),
  ...createChange(rest, user, "lastname", values),
  ...createChange(rest, user, "job", values),
  ...createChange(rest, user, "organization", values),
  ...createChange(rest, user, "about", values),
  ...createChange(rest, user, "country", values),
  ...createChange(rest, user, "timezone", values),
  ...createChange(rest, user, "beats", values),
  ...createChange(rest, user, "view", values),
  ...createChange(rest, user, "newSlug", values),
];
