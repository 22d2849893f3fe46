import * as v from "valibot";
import { ChannelInput } from "../forms/generated/limits.ts";
import { id, ignored, text, webAddress } from "../forms/rules.ts";
import type { SaveAs } from "../forms/useForm.ts";
import type { KnownChannelType } from "./channelTypes.ts";

/** The schema of a channel. Of the possible targets, only the one for its type is required and sent. */
export const channelSchema = (_saveAs: SaveAs, { type }: { type: KnownChannelType }) =>
  v.object({
    type: v.picklist(["WEB", "SOCIAL", "EMAIL", "NEWSROOM"]),
    name: text("Name", ChannelInput.name),
    url: type === "WEB" || type === "SOCIAL" ? webAddress("Web address") : ignored,
    newsroomId: type === "NEWSROOM" ? id("Newsroom") : ignored,
    contactListId: type === "EMAIL" ? id("Contact list") : ignored,
    isActive: v.boolean(),
  });

export type ChannelValues = v.InferInput<ReturnType<typeof channelSchema>>;

export const emptyChannel: ChannelValues = {
  type: "WEB",
  name: "",
  url: "",
  newsroomId: "",
  contactListId: "",
  isActive: true,
};
