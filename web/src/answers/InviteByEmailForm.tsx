import * as v from "valibot";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { useForm } from "../forms/useForm.ts";
import { requiredError } from "../lib/requiredError.ts";
import { TextField } from "../ui/TextField.tsx";
import { useInviteRespondents } from "./useInviteRespondents.ts";

/** The e-mail addresses in a text, separated by commas, semicolons, spaces or line breaks. */
const parseEmails = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== "");

const schema = v.object({
  emails: v.pipe(
    v.string(),
    v.transform(parseEmails),
    v.check((emails) => emails.length > 0, requiredError("E-mail")),
  ),
});

/** Invites people by their e-mail addresses to answer an interview; several at once. */
export function InviteByEmailForm({ interviewId }: { interviewId: string }) {
  const { invite } = useInviteRespondents(interviewId, "all");
  const form = useForm({
    schema,
    start: { emails: "" },
    send: invite,
    onSaved: () => form.startOver(),
  });
  return (
    <Form form={form} label="Invite by e-mail" className="mt-4 space-y-3">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="E-mail addresses"
          description="Separate them with commas. Everybody gets a personal link and needs no account."
          className="min-w-0 flex-1 basis-64"
          {...form.field("emails")}
        />
        <SubmitButton form={form} className="mt-6.5">
          Invite
        </SubmitButton>
      </div>
      <GeneralError form={form} />
    </Form>
  );
}
