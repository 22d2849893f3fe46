import { useState } from "react";
import { graphql } from "react-relay";
import * as v from "valibot";
import type { PasswordSectionMutation } from "../../__generated__/PasswordSectionMutation.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../../forms/Form.tsx";
import { password } from "../../forms/rules.ts";
import { useForm } from "../../forms/useForm.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { NewPasswordField, PasswordField } from "../../ui/PasswordField.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

/** Changes the password; requires the current one. */
export function PasswordSection() {
  const [isChanging, setChanging] = useState(false);
  return (
    <SecuritySection
      title="Password"
      text="A new password signs you out everywhere else. Access tokens stay unless you revoke them as well."
    >
      {isChanging ? (
        <PasswordForm onDone={() => setChanging(false)} />
      ) : (
        <Button onPress={() => setChanging(true)}>Change password</Button>
      )}
    </SecuritySection>
  );
}

const passwordSchema = v.pipe(
  v.object({
    currentPassword: password("Current password"),
    password: password("New password"),
    passwordConfirmation: v.string(),
    revokeAccessTokens: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [["password"], ["passwordConfirmation"]],
      (typed) => typed.password === typed.passwordConfirmation,
      "Passwords do not match.",
    ),
    ["passwordConfirmation"],
  ),
);
const empty = { currentPassword: "", password: "", passwordConfirmation: "", revokeAccessTokens: false };

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { run } = useFormMutation<PasswordSectionMutation>(graphql`
    mutation PasswordSectionMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        viewer {
          ...SignInsSection_viewer
          ...TokensSection_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: passwordSchema,
    start: empty,
    send: (fields) => run({ variables: { input: fields }, done: "Your password has been changed." }),
    onSaved: onDone,
  });

  return (
    <Form form={form} label="Change password" takesFocus className="max-w-100 space-y-4">
      <GeneralError form={form} />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        {...form.field("currentPassword")}
      />
      <NewPasswordField label="New password" {...form.field("password")} />
      <PasswordField
        label="Confirm new password"
        name="passwordConfirmation"
        autoComplete="new-password"
        {...form.field("passwordConfirmation")}
      />
      <Checkbox {...form.checkbox("revokeAccessTokens")}>
        Revoke my access tokens as well. Programs that use them will need new ones.
      </Checkbox>
      <div className="flex gap-2">
        <SubmitButton form={form}>Change password</SubmitButton>
        <Button onPress={onDone}>Cancel</Button>
      </div>
    </Form>
  );
}
