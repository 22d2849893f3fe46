import { graphql, useFragment } from "react-relay";
import type { AnnouncementEmailForm_email$key } from "../__generated__/AnnouncementEmailForm_email.graphql.ts";
import type { AnnouncementEmailForm_viewer$key } from "../__generated__/AnnouncementEmailForm_viewer.graphql.ts";
import { Form } from "../forms/Form.tsx";
import { FormActions } from "../forms/FormActions.tsx";
import { RichTextField } from "../forms/RichTextField.tsx";
import type { Form as FormState } from "../forms/useForm.ts";
import { zoneLabel } from "../lib/dates.ts";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";
import { DateField } from "../ui/DateField.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import type { EmailValues } from "./emailSchema.ts";
import { RecipientFields } from "./RecipientFields.tsx";

interface AnnouncementEmailFormProps {
  viewer: AnnouncementEmailForm_viewer$key;
  email: AnnouncementEmailForm_email$key;
  /** The sender of e-mails without a sender name. */
  senderName: string;
  form: FormState<EmailValues>;
}

const times = [
  { id: "NOW", label: "Now" },
  { id: "LATER", label: "At a set time" },
] as const;

/** The fields of an announcement's e-mail, the time to send it, and the save buttons. */
export function AnnouncementEmailForm({ viewer, email, senderName, form }: AnnouncementEmailFormProps) {
  const data = useFragment(
    graphql`
      fragment AnnouncementEmailForm_viewer on Viewer {
        ...RecipientFields_viewer
      }
    `,
    viewer,
  );
  const saved = useFragment(
    graphql`
      fragment AnnouncementEmailForm_email on AnnouncementEmail {
        ...RecipientFields_email
      }
    `,
    email,
  );
  const searchMentions = useSearchMentions();
  const zone = useTimeZone();
  const isLater = form.values.when === "LATER";
  return (
    <Form form={form} label="E-mail of the announcement" className="space-y-6">
      <TextField label="Subject" {...form.field("subject")} />
      <TextField
        label="Preheader"
        description="Shown next to the subject in inboxes."
        isRequired={false}
        {...form.field("preheader")}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField label="Sender name" placeholder={senderName} isRequired={false} {...form.field("fromName")} />
        <TextField label="Reply-to address" type="email" isRequired={false} {...form.field("replyTo")} />
      </div>
      <RichTextField form={form} name="content" label="Content" placeholder="Write your e-mail" searchMentions={searchMentions} />
      <RecipientFields viewer={data} email={saved} form={form} />
      <div className="grid gap-5 border-t border-line pt-4 tablet:grid-cols-2">
        <RadioGroup label="When to send" options={times} {...form.field("when")} />
        {isLater && (
          <DateField
            label="Time"
            hasTime
            isRequired
            description={`In your time zone, ${zoneLabel(zone)}.`}
            {...form.field("sendAt")}
          />
        )}
      </div>
      <div className="border-t border-line pt-4">
        <FormActions form={form} canBeDraft draftLabel="Save e-mail" submitLabel={isLater ? "Schedule e-mail" : "Send e-mail"} />
      </div>
    </Form>
  );
}
