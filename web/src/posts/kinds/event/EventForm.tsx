import { graphql, useFragment } from "react-relay";
import type { EventForm_event$key } from "../../../__generated__/EventForm_event.graphql.ts";
import type { EventFormCreateMutation } from "../../../__generated__/EventFormCreateMutation.graphql.ts";
import type { EventFormUpdateMutation } from "../../../__generated__/EventFormUpdateMutation.graphql.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { PictureField } from "../../../uploads/PictureField.tsx";
import { authorOf } from "../../writing/audience.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { checkEvent, emptyEvent, eventFields, eventValues, type EventValues } from "./eventValues.ts";
import { event as kind } from "./index.ts";
import { ZoneField } from "./ZoneField.tsx";

const types: readonly { id: "ONLINE" | "OFFLINE"; label: string }[] = [
  { id: "ONLINE", label: "Online" },
  { id: "OFFLINE", label: "Offline" },
];
/** Of the picture, width by height. */
const aspect = 16 / 9;

/** Announces an event, or changes one. */
export function EventForm({ post, writing }: { post: EventForm_event$key | null; writing: Writing }) {
  const former = useFragment(
    graphql`
      fragment EventForm_event on Event {
        id
        saveAs
        name
        eventType
        timezone
        start
        end
        venue
        address
        link
        content
        img {
          databaseId
          path
        }
        communityIds
        userTypes
      }
    `,
    post,
  );
  const create = useMutationAction<EventFormCreateMutation>(
    graphql`
      mutation EventFormCreateMutation($input: CreateEventInput!) {
        createEvent(input: $input) {
          event {
            databaseId
            ...EventView_event
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const update = useMutationAction<EventFormUpdateMutation>(
    graphql`
      mutation EventFormUpdateMutation($input: UpdateEventInput!) {
        updateEvent(input: $input) {
          event {
            databaseId
            ...EventView_event
            ...EventForm_event
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const { zone } = writing.writer;
  const send = async ({ authorId, ...values }: EventValues, { postId, saveAs, idempotencyKey }: Order) => {
    const fields = { ...eventFields(values), saveAs };
    if (postId === null) {
      const outcome = await create.run({ variables: { input: { ...fields, ...authorOf(authorId), idempotencyKey } } });
      return sent(outcome, (answer) => answer.createEvent.event?.databaseId);
    }
    const outcome = await update.run({ variables: { input: { ...fields, postId } } });
    return sent(outcome, (answer) => answer.updateEvent.event?.databaseId);
  };
  const shared = former && {
    content: former.content,
    communityIds: former.communityIds,
    userTypes: former.userTypes,
    img: former.img && { databaseId: former.img.databaseId, path: former.img.path },
  };
  const form = usePostForm({
    writing,
    empty: { ...emptyEvent, timezone: zone },
    former: former
      ? { id: former.id, isDraft: former.saveAs === "DRAFT", values: eventValues({ ...former, ...shared }, zone) }
      : null,
    check: checkEvent,
    send,
  });
  const { values, set, error } = form;
  const isOffline = values.eventType === "OFFLINE";
  return (
    <PostFormFrame form={form} kind={kind}>
      <TextField label="Name" value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      <RadioGroup
        label="Type"
        options={types}
        value={values.eventType}
        onChange={(eventType) => set({ eventType })}
        errorMessage={error("eventType")}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Start"
          type="datetime-local"
          value={values.start}
          onChange={(start) => set({ start })}
          errorMessage={error("start")}
        />
        <TextField
          label="End"
          type="datetime-local"
          isRequired={false}
          value={values.end}
          onChange={(end) => set({ end })}
          errorMessage={error("end")}
        />
        <ZoneField value={values.timezone} onChange={(timezone) => set({ timezone })} errorMessage={error("timezone")} />
        {isOffline && (
          <>
            <TextField
              label="Venue"
              isRequired={false}
              value={values.venue}
              onChange={(venue) => set({ venue })}
              errorMessage={error("venue")}
            />
            <TextField
              label="Address"
              value={values.address}
              onChange={(address) => set({ address })}
              errorMessage={error("address")}
            />
          </>
        )}
        <TextField
          label="Link"
          type="url"
          {...(isOffline ? { isRequired: false } : {})}
          description={isOffline ? "Where to read more." : "Where to join or read more."}
          value={values.link}
          onChange={(link) => set({ link })}
          errorMessage={error("link")}
          className="tablet:col-span-2"
        />
      </div>
      <ContentField form={form} name="description" label="Description" isRequired={false} placeholder="What is it about?" />
      <PictureField
        label="Picture"
        attachments={values.img}
        change={(change) => form.update((all) => ({ img: change(all.img) }))}
        aspect={aspect}
        errorMessage={error("img")}
      />
    </PostFormFrame>
  );
}
