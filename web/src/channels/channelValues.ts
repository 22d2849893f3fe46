import { normalizeWebAddress } from "../lib/webAddress.ts";
import { atMost, fault, required, webAddress } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import type { KnownChannelType } from "./channelTypes.ts";

/** What the form of a channel holds. */
export interface ChannelValues {
  type: KnownChannelType;
  name: string;
  url: string;
  /** The id of a newsroom as text; empty for none. */
  newsroomId: string;
  /** The id of a contact list as text; empty for none. */
  contactListId: string;
  isActive: boolean;
}

export const emptyChannel: ChannelValues = {
  type: "WEB",
  name: "",
  url: "",
  newsroomId: "",
  contactListId: "",
  isActive: true,
};

/** What a channel of each type is nothing without. */
const needed: Readonly<Record<KnownChannelType, (values: ChannelValues) => UserError[]>> = {
  NEWSROOM: ({ newsroomId }) => (newsroomId === "" ? [fault("newsroomId", "Newsroom is required.")] : []),
  EMAIL: ({ contactListId }) => (contactListId === "" ? [fault("contactListId", "Contact list is required.")] : []),
  WEB: ({ url }) => [...required("url", "Web address", url), ...webAddress("url", url)],
  SOCIAL: ({ url }) => [...required("url", "Web address", url), ...webAddress("url", url)],
};

export const checkChannel = (values: ChannelValues): UserError[] => [
  ...required("name", "Name", values.name),
  ...atMost("name", "Name", values.name, 100),
  ...needed[values.type](values),
];

/** The same as the mutations take it: of the routes only the one that the type has. */
export function channelFields({ type, name, url, newsroomId, contactListId, isActive }: ChannelValues) {
  return {
    name: name.trim(),
    isActive,
    ...(type === "NEWSROOM" ? { newsroomId: Number(newsroomId) } : {}),
    ...(type === "EMAIL" ? { contactListId: Number(contactListId) } : {}),
    ...(type === "WEB" || type === "SOCIAL" ? { url: normalizeWebAddress(url) } : {}),
  };
}
