import * as v from "valibot";
import { ChannelInput } from "../forms/generated/limits.ts";
import { id, ignored, optionalId, text, webAddress } from "../forms/rules.ts";
import type { SaveAs } from "../forms/useForm.ts";
import type { KnownChannelType } from "./channelTypes.ts";

/** The schema of a channel. Of the possible targets, only the one for its type is required and sent. */
export const channelSchema = (_saveAs: SaveAs, { type, isActive }: { type: KnownChannelType; isActive: boolean }) =>
  v.object({
    type: v.picklist(["WEB", "SOCIAL", "EMAIL", "NEWSROOM"]),
    name: text("Name", ChannelInput.name),
    url: type === "WEB" || type === "SOCIAL" ? webAddress("Web address") : ignored,
    newsroomId: type === "NEWSROOM" ? id("Newsroom") : ignored,
    // A channel whose list was deleted is off and can be renamed without another list.
    contactListId: type !== "EMAIL" ? ignored : isActive ? id("Contact list") : optionalId,
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
