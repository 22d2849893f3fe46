import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import * as v from "valibot";
import type { EmailSection_viewer$key } from "../../__generated__/EmailSection_viewer.graphql.ts";
import type { EmailSectionMutation } from "../../__generated__/EmailSectionMutation.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../../forms/Form.tsx";
import { email, password } from "../../forms/rules.ts";
import { useForm } from "../../forms/useForm.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

/** Changes the e-mail address used to sign in. */
export function EmailSection({ viewer }: { viewer: EmailSection_viewer$key }) {
  const { security } = useFragment(
    graphql`
      fragment EmailSection_viewer on Viewer {
        security {
          email
        }
      }
    `,
    viewer,
  );
  const [isChanging, setChanging] = useState(false);
  return (
    <SecuritySection
      title="E-mail"
      text={
        <>
          You sign in by <span className="font-medium text-ink">{security?.email}</span>.
        </>
      }
    >
      {isChanging ? (
        <EmailForm onDone={() => setChanging(false)} />
      ) : (
        <Button onPress={() => setChanging(true)}>Change e-mail</Button>
      )}
    </SecuritySection>
  );
}

const emailSchema = v.object({ email: email("New e-mail"), password: password() });

function EmailForm({ onDone }: { onDone: () => void }) {
  const { run } = useFormMutation<EmailSectionMutation>(graphql`
    mutation EmailSectionMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
        viewer {
          email
          ...EmailSection_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: emailSchema,
    start: { email: "", password: "" },
    send: (fields) => run({ variables: { input: fields }, done: "Your e-mail has been changed." }),
    onSaved: onDone,
  });

  return (
    <Form form={form} label="Change e-mail" takesFocus className="max-w-100 space-y-4">
      <GeneralError form={form} />
      <TextField label="New e-mail" type="email" name="email" autoComplete="email" {...form.field("email")} />
      <PasswordField label="Password" name="password" autoComplete="current-password" {...form.field("password")} />
      <div className="flex gap-2">
        <SubmitButton form={form}>Change e-mail</SubmitButton>
        <Button onPress={onDone}>Cancel</Button>
      </div>
    </Form>
  );
}
