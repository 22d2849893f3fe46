import { graphql } from "react-relay";
import * as v from "valibot";
import type { NewPasswordFormMutation } from "../__generated__/NewPasswordFormMutation.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { password } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { NewPasswordField, PasswordField } from "../ui/PasswordField.tsx";

interface NewPasswordFormProps {
  /** The account's e-mail address, masked. */
  email: string;
  recoveryId: string;
  code: string;
  onChanged: () => void;
}

/** The platform checks the password's strength. */
const passwordSchema = v.pipe(
  v.object({ password: password(), passwordConfirmation: v.string() }),
  v.forward(
    v.partialCheck(
      [["password"], ["passwordConfirmation"]],
      (typed) => typed.password === "" || typed.password === typed.passwordConfirmation,
      "Passwords do not match.",
    ),
    ["passwordConfirmation"],
  ),
);

/** A form for a new password, entered twice. */
export function NewPasswordForm({ email, recoveryId, code, onChanged }: NewPasswordFormProps) {
  const { run } = useFormMutation<NewPasswordFormMutation>(graphql`
    mutation NewPasswordFormMutation($input: RecoverPasswordInput!) {
      recoverPassword(input: $input) {
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: passwordSchema,
    start: { password: "", passwordConfirmation: "" },
    send: (passwords) => run({ variables: { input: { recoveryId, code, ...passwords } } }),
    onSaved: onChanged,
  });

  return (
    <Form form={form} label="New password" className="space-y-4">
      <p className="text-14 text-muted">
        For <span className="font-medium text-ink">{email}</span>. Wherever you are signed in, you will have to sign in again.
      </p>
      <GeneralError form={form} />
      <NewPasswordField label="Password" isRequired {...form.field("password")} />
      <PasswordField
        label="Confirm password"
        name="passwordConfirmation"
        autoComplete="new-password"
        isRequired
        {...form.field("passwordConfirmation")}
      />
      <SubmitButton form={form} className="w-full">
        Change password
      </SubmitButton>
    </Form>
  );
}
