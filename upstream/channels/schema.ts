import Type, { type Static } from "typebox";
import { idInput, optionalOrNull, textInput } from "../http/inputs.ts";
import { component, Id, namedObject, nullable, oneOf, Time, Url } from "../http/schema.ts";

/** Maximum lengths of the texts of a channel, in characters. */
export const channelLimits = { name: 120 } as const;

const channelTypes = ["newsroom", "email", "web", "social"] as const;

export const ChannelType = component("ChannelType", oneOf(channelTypes));

/** A place where an account distributes announcements. */
export const Channel = namedObject("Channel", {
  id: Id,
  type: ChannelType,
  name: Type.String(),
  url: nullable(Url),
  newsroomId: nullable(Id),
  contactListId: nullable(Id),
  isActive: Type.Boolean(),
  createdAt: Time,
});
export type Channel = Static<typeof Channel>;

const fields = {
  name: textInput("Name", channelLimits.name),
  url: optionalOrNull(Type.String({ title: "Url", description: "Required for the types web and social." })),
  newsroomId: idInput("Newsroom", "Required for the type newsroom."),
  contactListId: idInput("Contact list", "Required for the type email."),
  isActive: Type.Optional(Type.Boolean({ title: "Active" })),
};

export const ChannelInput = namedObject("ChannelInput", { type: oneOf(channelTypes, { title: "Type" }), ...fields });
export type ChannelInput = Static<typeof ChannelInput>;

export const ChannelChanges = component("ChannelChanges", Type.Partial(Type.Object(fields)));
export type ChannelChanges = Static<typeof ChannelChanges>;
