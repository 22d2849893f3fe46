import { graphql } from "react-relay";
import * as v from "valibot";
import type { TestMailDialogMutation } from "../__generated__/TestMailDialogMutation.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { optionalEmail } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { emailError } from "../lib/validators.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/Toaster.tsx";

const testSchema = v.object({ to: v.pipe(optionalEmail, v.string(emailError)) });

interface TestMailDialogProps {
  isOpen: boolean;
  onClose: () => void;
  announcementId: string;
  email: string;
}

/** Asks for the address of a test e-mail, the viewer's own at first. */
export function TestMailDialog({ isOpen, onClose, announcementId, email }: TestMailDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Send test" size="small">
      <TestForm announcementId={announcementId} email={email} onClose={onClose} />
    </Dialog>
  );
}

function TestForm({ announcementId, email, onClose }: Omit<TestMailDialogProps, "isOpen">) {
  const { run } = useFormMutation<TestMailDialogMutation>(graphql`
    mutation TestMailDialogMutation($input: TestAnnouncementEmailInput!) {
      testAnnouncementEmail(input: $input) {
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: testSchema,
    start: { to: email },
    send: ({ to }) => run({ variables: { input: { announcementId, to } } }),
    onSaved: () => {
      onClose();
      showToast("success", `A test e-mail has been sent to ${form.values.to.trim()}.`);
    },
  });
  return (
    <Form form={form} label="Send test" className="space-y-4 p-5">
      <p className="text-14 text-muted">Sends the last saved version.</p>
      <GeneralError form={form} />
      <TextField label="E-mail address" type="email" isRequired {...form.field("to")} />
      <div className="flex justify-end">
        <SubmitButton form={form}>Send test e-mail</SubmitButton>
      </div>
    </Form>
  );
}
