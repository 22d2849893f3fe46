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
import { enumSpellings } from "./enums.ts";
import * as estimates from "./estimates/resolvers.ts";
import * as feed from "./feed/resolvers.ts";
import * as follows from "./follows/resolvers.ts";
import { settingsResolvers as settingsFollows } from "./follows/settings.ts";
import * as interviews from "./interviews/resolvers.ts";
import * as likes from "./likes/resolvers.ts";
import * as media from "./media/resolvers.ts";
import * as messages from "./messages/resolvers.ts";
import * as monitor from "./monitor/resolvers.ts";
import { resolvers as mutation } from "./mutation.ts";
import * as newsrooms from "./newsrooms/resolvers.ts";
import * as onboarding from "./onboarding/resolvers.ts";
import * as news from "./news/resolvers.ts";
import * as notifications from "./notifications/resolvers.ts";
import * as outlets from "./outlets/resolvers.ts";
import * as permissions from "./permissions/resolvers.ts";
import * as posts from "./posts/resolvers.ts";
import * as responsibilities from "./responsibilities/resolvers.ts";
import * as search from "./search/resolvers.ts";
import * as security from "./security/resolvers.ts";
import * as session from "./session/resolvers.ts";
import * as settings from "./settings/resolvers.ts";
import * as subscriptions from "./subscriptions/resolvers.ts";
import * as users from "./users/resolvers.ts";
import * as work from "./work/resolvers.ts";
import { postKinds, postTypes } from "./posts/kinds/index.ts";
import { createWriteResolvers } from "./posts/writeResolvers.ts";

/** All modules. A module is a folder in this one with its SDL, resolvers, stores and rules. */
export const modules: readonly Module[] = [
  { name: "session", ...session },
  { name: "accounts", ...accounts },
  { name: "posts", ...posts },
  { name: "drafts", ...drafts },
  { name: "estimates", ...estimates },
  { name: "feed", ...feed },
  { name: "news", ...news },
  { name: "monitor", ...monitor },
  { name: "work", ...work },
  { name: "announcements", ...announcements },
  { name: "channels", ...channels },
  { name: "interviews", ...interviews },
  { name: "comments", ...comments },
  { name: "likes", ...likes },
  { name: "communities", ...communities },
  { name: "users", ...users },
  { name: "settings", ...settings },
  { name: "security", ...security },
  { name: "subscriptions", ...subscriptions },
  { name: "responsibilities", ...responsibilities },
  { name: "companies", ...companies },
  { name: "outlets", ...outlets },
  { name: "newsrooms", ...newsrooms },
  { name: "onboarding", ...onboarding },
  { name: "contacts", ...contacts },
  { name: "follows", ...follows },
  { name: "follows of settings", resolvers: settingsFollows },
  { name: "media", ...media },
  { name: "answers", ...answers },
  { name: "notifications", ...notifications },
  { name: "messages", ...messages },
  { name: "search", ...search },
  { name: "deadLetters", ...deadLetters },
  { name: "permissions", ...permissions },
  { name: "mutation", resolvers: mutation },
  { name: "enums", resolvers: {}, enums: enumSpellings },
  ...postTypes.map((type) => ({ name: type, resolvers: postKinds[type].resolvers ?? {} })),
  ...postTypes.map((type) => ({ name: `writing ${type}`, resolvers: createWriteResolvers(type) })),
];
