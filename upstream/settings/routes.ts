import Type, { type Static, type TObject } from "typebox";
import { fieldError } from "../http/fieldErrors.ts";
import { textInput } from "../http/inputs.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { UserParams } from "../http/paging.ts";
import { Id, nullable } from "../http/schema.ts";
import type { Services } from "../services.ts";
import { SettingsContacts, SettingsSocial } from "../users/schema.ts";
import { receiveAvatar, removeAvatar } from "./avatars.ts";
import { loadProfileAi, loadSettingsBase, loadSettingsContacts, loadSettingsSocial } from "./read.ts";
import { requireSettings, type SettingsOwner } from "./rules.ts";
import { profileLimits, ProfileAi, SettingsBase, SettingsContactsInput, SettingsSocialInput } from "./schema.ts";
import {
  setAbout,
  setBeats,
  setContacts,
  setCountry,
  setJob,
  setName,
  setOrganization,
  setSlug,
  setSocial,
  setTimezone,
  setView,
} from "./write.ts";

const ofOwner = { tag: "Settings", params: UserParams, ...loadBy("user", requireSettings) } as const;

interface Setting<B extends TObject> {
  id: string;
  /** Relative to /u/{user}/settings. */
  path: string;
  summary: string;
  body: B;
  assumed?: true;
  set(services: Services, owner: SettingsOwner, body: Static<B>): Promise<void>;
}

/** Operation that changes one setting of the basic tab and returns all of them. */
const setting = <B extends TObject>({ path, set, ...definition }: Setting<B>): Operation =>
  operation(ofOwner, {
    method: "PATCH",
    ...definition,
    path: `/u/{user}/settings/${path}`,
    response: SettingsBase,
    handle: async ({ services, body, target: owner }) => {
      await set(services, owner, body);
      return loadSettingsBase(services.db, owner);
    },
  });

const nothing = Type.Object({});

export const settingsOperations: Operation[] = [
  operation(ofOwner, {
    id: "getSettingsBase",
    path: "/u/{user}/settings/base",
    summary:
      "Returns the basic profile settings. The user, platform administrators and, for managed users, administrators of the account only; 404 for others.",
    response: SettingsBase,
    handle: ({ services: { db }, target }) => loadSettingsBase(db, target),
  }),
  operation(ofOwner, {
    id: "updateSettingsAvatar",
    method: "POST",
    path: "/u/{user}/settings/avatar",
    summary: "Sets the profile picture: jpeg, png, gif or webp, at most 10 MiB, cropped to a square.",
    multipart: Type.Object({ avatar: Type.Unsafe<Blob>({ type: "string", contentMediaType: "application/octet-stream" }) }),
    response: SettingsBase,
    handle: async ({ services, request, target: owner }) => {
      await receiveAvatar(services, owner, request);
      return loadSettingsBase(services.db, owner);
    },
  }),
  operation(ofOwner, {
    id: "deleteSettingsAvatar",
    path: "/u/{user}/settings/avatar",
    summary: "Deletes the profile picture.",
    response: SettingsBase,
    handle: async ({ services, target: owner }) => {
      await removeAvatar(services, owner);
      return loadSettingsBase(services.db, owner);
    },
  }),
  setting({
    id: "updateSettingsFirstname",
    path: "name/first",
    summary: "Sets the first name.",
    body: Type.Object({ firstname: textInput("First name", profileLimits.name) }),
    set: ({ db }, owner, { firstname }) => setName(db, owner, "firstname", firstname),
  }),
  setting({
    id: "updateSettingsLastname",
    path: "name/last",
    summary: "Sets the last name.",
    body: Type.Object({ lastname: textInput("Last name", profileLimits.name) }),
    set: ({ db }, owner, { lastname }) => setName(db, owner, "lastname", lastname),
  }),
  setting({
    id: "updateSettingsJob",
    path: "job",
    summary: "Sets the job title.",
    body: Type.Object({ job: nullable(textInput("Job title", profileLimits.line)) }),
    set: ({ db }, owner, { job }) => setJob(db, owner, job),
  }),
  setting({
    id: "updateSettingsOrganization",
    path: "organization",
    summary: "Sets the organization: the id of a registered company, or a name.",
    body: Type.Object({
      organization: Type.Union([Type.String(), Type.Object({ id: Id }), Type.Null()], {
        title: "Organization",
        "x-max-characters": profileLimits.line,
        "x-error": fieldError.invalid("Organization is not valid."),
      }),
    }),
    set: ({ db }, owner, { organization }) => setOrganization(db, owner, organization),
  }),
  setting({
    id: "updateSettingsTimezone",
    path: "timezone",
    summary: "Sets the time zone; null for the default, Australia/Sydney.",
    body: Type.Object({ timezone: nullable(Type.String({ title: "Timezone" })) }),
    set: ({ db }, owner, { timezone }) => setTimezone(db, owner, timezone),
  }),
  setting({
    id: "updateSettingsCountry",
    path: "country",
    summary: "Sets the country; null for none.",
    body: Type.Object({ id: nullable(Id, { title: "Country" }) }),
    set: ({ db }, owner, { id }) => setCountry(db, owner, id),
  }),
  setting({
    id: "updateSettingsBeats",
    path: "beats",
    summary: "Replaces the beats.",
    body: Type.Object({ ids: Type.Array(Id, { title: "Beats" }) }),
    set: ({ db }, owner, { ids }) => setBeats(db, owner, ids),
  }),
  setting({
    id: "updateSettingsAbout",
    path: "about",
    summary: "Sets the about text, at most 2000 characters.",
    assumed: true,
    body: Type.Object({ about: nullable(textInput("About", profileLimits.about)) }),
    set: ({ db }, owner, { about }) => setAbout(db, owner, about),
  }),
  setting({
    id: "updateSettingsSlug",
    path: "slug",
    summary: "Sets the slug of the profile. The former slug stops working.",
    assumed: true,
    body: Type.Object({ newSlug: Type.String({ title: "Slug" }) }),
    set: ({ db }, owner, { newSlug }) => setSlug(db, owner, newSlug),
  }),
  setting({
    id: "makeProfilePublic",
    path: "permissions/view/public",
    summary: "Makes the profile public.",
    body: nothing,
    set: ({ db }, owner) => setView(db, owner, "public"),
  }),
  setting({
    id: "makeProfilePrivate",
    path: "permissions/view/private",
    summary: "Makes the profile private: others see only name, picture, job and organization.",
    body: nothing,
    set: ({ db }, owner) => setView(db, owner, "private"),
  }),
  operation(ofOwner, {
    id: "getSettingsContacts",
    path: "/u/{user}/settings/contacts",
    summary: "Returns the contact details of the profile.",
    assumed: true,
    response: SettingsContacts,
    handle: ({ services: { db }, target }) => loadSettingsContacts(db, target),
  }),
  operation(ofOwner, {
    id: "updateSettingsContacts",
    path: "/u/{user}/settings/contacts",
    summary: "Updates the given contact details of the profile.",
    assumed: true,
    body: SettingsContactsInput,
    response: SettingsContacts,
    handle: async ({ services: { db }, body, target: owner }) => {
      await setContacts(db, owner, body);
      return loadSettingsContacts(db, owner);
    },
  }),
  operation(ofOwner, {
    id: "getProfileAi",
    path: "/u/{user}/settings/contacts/profile/user/ai",
    summary: "Generates a text about the user from their profile.",
    response: ProfileAi,
    handle: ({ services, target }) => loadProfileAi(services, target),
  }),
  operation(ofOwner, {
    id: "getSettingsSocial",
    path: "/u/{user}/settings/social",
    summary: "Returns the addresses of the user's profiles on other sites.",
    assumed: true,
    response: SettingsSocial,
    handle: ({ services: { db }, target }) => loadSettingsSocial(db, target),
  }),
  operation(ofOwner, {
    id: "updateSettingsSocial",
    path: "/u/{user}/settings/social",
    summary: "Updates the given addresses of the user's profiles on other sites.",
    assumed: true,
    body: SettingsSocialInput,
    response: SettingsSocial,
    handle: async ({ services: { db }, body, target: owner }) => {
      await setSocial(db, owner, body);
      return loadSettingsSocial(db, owner);
    },
  }),
];
