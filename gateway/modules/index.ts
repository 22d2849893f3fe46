import type { Module } from "../context.ts";
import * as accounts from "./accounts/resolvers.ts";
import * as announcements from "./announcements/resolvers.ts";
import * as answers from "./answers/resolvers.ts";
import * as channels from "./channels/resolvers.ts";
import * as comments from "./comments/resolvers.ts";
import * as communities from "./communities/resolvers.ts";
import * as companies from "./companies/resolvers.ts";
import * as contacts from "./contacts/resolvers.ts";
import * as deadLetters from "./deadLetters/resolvers.ts";
import * as drafts from "./drafts/resolvers.ts";
import * as estimates from "./estimates/resolvers.ts";
import * as feed from "./feed/resolvers.ts";
import * as follows from "./follows/resolvers.ts";
import { settingsResolvers as followSettingsResolvers } from "./follows/settings.ts";
import * as interviews from "./interviews/resolvers.ts";
import * as likes from "./likes/resolvers.ts";
import * as media from "./media/resolvers.ts";
import * as messages from "./messages/resolvers.ts";
import * as monitor from "./monitor/resolvers.ts";
import * as mutation from "./mutation.ts";
import * as news from "./news/resolvers.ts";
import * as newsrooms from "./newsrooms/resolvers.ts";
import * as notifications from "./notifications/resolvers.ts";
import * as onboarding from "./onboarding/resolvers.ts";
import * as outlets from "./outlets/resolvers.ts";
import * as permissions from "./permissions/resolvers.ts";
import { postKinds, postTypes } from "./posts/kinds/index.ts";
import * as posts from "./posts/resolvers.ts";
import { createWriteResolvers } from "./posts/writeResolvers.ts";
import * as responsibilities from "./responsibilities/resolvers.ts";
import * as search from "./search/resolvers.ts";
import * as security from "./security/resolvers.ts";
import * as session from "./session/resolvers.ts";
import * as settings from "./settings/resolvers.ts";
import * as subscriptions from "./subscriptions/resolvers.ts";
import * as users from "./users/resolvers.ts";
import * as work from "./work/resolvers.ts";

/** All modules. A module is a folder in this one with its SDL, resolvers, stores and rules. */
export const modules: readonly Module[] = [
  session,
  accounts,
  posts,
  drafts,
  estimates,
  feed,
  news,
  monitor,
  work,
  announcements,
  channels,
  interviews,
  comments,
  likes,
  communities,
  users,
  settings,
  security,
  subscriptions,
  responsibilities,
  companies,
  outlets,
  newsrooms,
  onboarding,
  contacts,
  follows,
  { resolvers: followSettingsResolvers },
  media,
  answers,
  notifications,
  messages,
  search,
  deadLetters,
  permissions,
  mutation,
  ...postTypes.map((type) => ({ resolvers: postKinds[type].resolvers ?? {} })),
  ...postTypes.map((type) => ({ resolvers: createWriteResolvers(type) })),
];
