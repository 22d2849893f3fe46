import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementEmailForm_viewer$key } from "../__generated__/AnnouncementEmailForm_viewer.graphql.ts";
import { RestoredNote } from "../forms/RestoredNote.tsx";
import type { DraftForm } from "../forms/useDraftForm.ts";
import { zoneLabel } from "../lib/dates.ts";
import { Button } from "../ui/Button.tsx";
import { EditorField } from "../ui/EditorField.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { useReaderZone } from "../ui/ReaderZone.tsx";
import { TextField } from "../ui/TextField.tsx";
import { sendPicture } from "../uploads/sendPicture.ts";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";
import type { EmailValues } from "./emailValues.ts";
import { RecipientFields } from "./RecipientFields.tsx";

interface AnnouncementEmailFormProps {
  viewer: AnnouncementEmailForm_viewer$key;
  /** Whom mails come from that have no sender name of their own. */
  senderName: string;
  form: DraftForm<EmailValues>;
}

const times = [
  { id: "NOW", label: "Now" },
  { id: "LATER", label: "At a time" },
] as const;

/** The fields of an announcement's e-mail, when it goes out, and the ways to save it. */
export function AnnouncementEmailForm({ viewer, senderName, form }: AnnouncementEmailFormProps) {
  const data = useFragment(
    graphql`
      fragment AnnouncementEmailForm_viewer on Viewer {
        ...RecipientFields_viewer
      }
    `,
    viewer,
  );
  const { values, set, error, save, saving, generalError, element } = form;
  const searchMentions = useSearchMentions();
  const [pictures] = useState(() => ({ send: sendPicture, pending: form.pending }));
  const zone = useReaderZone();
  const isLater = values.when === "LATER";
  return (
    <form
      ref={element}
      noValidate
      aria-label="E-mail of the announcement"
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      className="space-y-6"
    >
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      <TextField
        label="Subject"
        value={values.subject}
        onChange={(subject) => set({ subject })}
        errorMessage={error("subject")}
      />
      <TextField
        label="Preheader"
        description="Mailboxes show it beside the subject."
        isRequired={false}
        value={values.preheader}
        onChange={(preheader) => set({ preheader })}
        errorMessage={error("preheader")}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          label="Sender name"
          placeholder={senderName}
          isRequired={false}
          value={values.fromName}
          onChange={(fromName) => set({ fromName })}
          errorMessage={error("fromName")}
        />
        <TextField
          label="Reply-to address"
          type="email"
          isRequired={false}
          value={values.replyTo}
          onChange={(replyTo) => set({ replyTo })}
          errorMessage={error("replyTo")}
        />
      </div>
      <EditorField
        key={form.version}
        label="Content"
        placeholder="What the recipients read"
        initialHtml={values.content}
        onChange={(content) => set({ content })}
        flushers={form.flushers}
        errorMessage={error("content")}
        searchMentions={searchMentions}
        pictures={pictures}
      />
      <RecipientFields viewer={data} form={form} />
      <div className="grid gap-5 border-t border-line pt-4 tablet:grid-cols-2">
        <RadioGroup label="Send it" options={times} value={values.when} onChange={(when) => set({ when })} />
        {isLater && (
          <TextField
            label="Time"
            type="datetime-local"
            description={`In your time zone, ${zoneLabel(zone)}.`}
            value={values.sendAt}
            onChange={(sendAt) => set({ sendAt })}
            errorMessage={error("sendAt")}
          />
        )}
      </div>
      <div className="border-t border-line pt-4">
        {generalError && (
          <div className="mb-3">
            <ErrorNote text={generalError} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span className="me-auto text-13 text-muted max-tablet:hidden">Kept on this device as you write</span>
          <Button onPress={() => save("DRAFT")} isPending={saving === "DRAFT"} isDisabled={saving === "PUBLISHED"}>
            Save e-mail
          </Button>
          <Button type="submit" variant="primary" isPending={saving === "PUBLISHED"} isDisabled={saving === "DRAFT"}>
            {isLater ? "Schedule e-mail" : "Send e-mail"}
          </Button>
        </div>
      </div>
    </form>
  );
}
