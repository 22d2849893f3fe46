import { graphql, useFragment } from "react-relay";
import type { EventForm_event$data, EventForm_event$key } from "../../../__generated__/EventForm_event.graphql.ts";
import { toTimeZone, toWallTime } from "../../../lib/dates.ts";
import { DateField } from "../../../ui/DateField.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { uploadedAttachment } from "../../../uploads/attachment.ts";
import { PictureField } from "../../../uploads/PictureField.tsx";
import { useSaveEvent } from "../../generated/useSaveEvent.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { emptyEvent, eventSchema, type EventValues } from "./eventSchema.ts";
import { event as kind } from "./index.ts";
import { ZoneField } from "./ZoneField.tsx";

const types: readonly { id: "ONLINE" | "OFFLINE"; label: string }[] = [
  { id: "ONLINE", label: "Online" },
  { id: "OFFLINE", label: "Offline" },
];
/** Width divided by height of the picture. */
const ASPECT = 16 / 9;

/** The form for creating or editing an event. */
export function EventForm({ post, context }: { post: EventForm_event$key | null; context: PostFormContext }) {
  const event = useFragment(
    graphql`
      fragment EventForm_event on Event {
        name
        format
        timezone
        start
        end
        venue
        address
        link
        content
        image {
          id
          url
        }
        ...usePostForm_post
      }
    `,
    post,
  );
  const { zone } = context.writer;
  const saveEvent = useSaveEvent();
  const save: typeof saveEvent = (fields, request) => {
    // The form of a draft without a time zone starts with the writer's, which is not saved yet.
    const timezone = event?.timezone ? {} : { timezone: fields.timezone };
    return saveEvent(fields, { ...request, changes: { ...request.changes, ...timezone } });
  };
  const form = usePostForm({
    context,
    post: event,
    start: event ? toFormValues(event, zone) : { ...emptyEvent, timezone: zone },
    schema: eventSchema,
    save,
  });
  const isOffline = form.values.format === "OFFLINE";
  return (
    <PostFormFrame form={form} kind={kind}>
      <TextField label="Name" {...form.field("name")} />
      <RadioGroup label="Type" options={types} {...form.field("format")} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <DateField label="Start" hasTime isRequired {...form.field("start")} />
        <DateField label="End" hasTime isRequired={false} {...form.field("end")} />
        <ZoneField {...form.field("timezone")} />
        {isOffline && (
          <>
            <TextField label="Venue" isRequired={false} {...form.field("venue")} />
            <TextField label="Address" {...form.field("address")} />
          </>
        )}
        <TextField
          label="Link"
          type="url"
          {...(isOffline ? { isRequired: false } : {})}
          description={isOffline ? "Where to read more." : "Where to join or read more."}
          className="tablet:col-span-2"
          {...form.field("link")}
        />
      </div>
      <ContentField form={form} name="description" label="Description" isRequired={false} placeholder="What is it about?" />
      <PictureField label="Picture" aspect={ASPECT} {...form.files("image")} />
    </PostFormFrame>
  );
}

/** @param writerZone used for a draft without a zone */
function toFormValues(event: EventForm_event$data, writerZone: string): EventValues {
  const timezone = event.timezone ? toTimeZone(event.timezone) : writerZone;
  const { format, image } = event;
  return {
    name: event.name,
    format: format === "ONLINE" || format === "OFFLINE" ? format : "",
    timezone,
    start: event.start ? toWallTime(event.start, timezone) : "",
    end: event.end ? toWallTime(event.end, timezone) : "",
    venue: event.venue ?? "",
    address: event.address ?? "",
    link: event.link ?? "",
    description: event.content ?? "",
    image: image ? [uploadedAttachment("image", image.id, image.url)] : [],
  };
}
