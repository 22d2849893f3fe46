import * as v from "valibot";
import { Form, GeneralError, SubmitButton } from "../../forms/Form.tsx";
import { password } from "../../forms/rules.ts";
import { useForm } from "../../forms/useForm.ts";
import type { Outcome } from "../../relay/mutation.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";

interface PasswordStepProps<Response> {
  /** Explains what will happen. */
  intro: string;
  submitText: string;
  send: (fields: { password: string }) => Promise<Outcome<Response>>;
  onDone: (response: Response) => void;
}

const schema = v.object({ password: password() });

/** Asks for the password, to make sure that nobody else is using an unattended device. */
export function PasswordStep<Response>({ intro, submitText, send, onDone }: PasswordStepProps<Response>) {
  const form = useForm({ schema, start: { password: "" }, send, onSaved: ({ response }) => onDone(response) });
  return (
    <Form form={form} label={submitText} takesFocus className="space-y-4 p-5">
      <p className="text-14 text-muted">{intro}</p>
      <GeneralError form={form} />
      <PasswordField label="Password" name="password" autoComplete="current-password" {...form.field("password")} />
      <SubmitButton form={form} className="w-full">
        {submitText}
      </SubmitButton>
    </Form>
  );
}
