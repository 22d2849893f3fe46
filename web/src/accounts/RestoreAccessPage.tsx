import { useState } from "react";
import { graphql } from "react-relay";
import * as v from "valibot";
import type { RestoreAccessPageMutation } from "../__generated__/RestoreAccessPageMutation.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { email } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { AuthLayout } from "../session/AuthLayout.tsx";
import { Button } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { TextField } from "../ui/TextField.tsx";

const sentText = "If this e-mail is registered, we have sent a link to it.";
const restoreSchema = v.object({ email: email() });

/** Requests an e-mail with a link for setting a new password (ROUTE-05). */
export function RestoreAccessPage() {
  const { run } = useFormMutation<RestoreAccessPageMutation>(graphql`
    mutation RestoreAccessPageMutation($input: RequestPasswordRecoveryInput!) {
      requestPasswordRecovery(input: $input) {
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const [isSent, setSent] = useState(false);
  const form = useForm({
    schema: restoreSchema,
    start: { email: "" },
    send: (fields) => run({ variables: { input: fields } }),
    onSaved: () => setSent(true),
  });

  return (
    <AuthLayout title="Restore access" alternative={<Link href="/sign_in">Back to sign in</Link>}>
      <div aria-live="polite">
        {isSent && (
          <>
            <p className="text-15">{sentText}</p>
            <p className="mt-3 mb-4 text-14 text-muted">
              The link is valid for 6 hours. If you don't receive the e-mail, check your spam folder or request another link.
            </p>
            <Button onPress={() => setSent(false)} className="w-full">
              Request another link
            </Button>
          </>
        )}
      </div>
      {!isSent && (
        <Form form={form} label="Restore access" className="space-y-4">
          <p className="text-14 text-muted">Enter your e-mail address and we'll send you a link to set a new password.</p>
          <GeneralError form={form} />
          <TextField label="E-mail" type="email" name="email" autoComplete="username" isRequired {...form.field("email")} />
          <SubmitButton form={form} className="w-full">
            Send link
          </SubmitButton>
        </Form>
      )}
    </AuthLayout>
  );
}
