import { useRef, useState } from "react";
import { graphql } from "react-relay";
import * as v from "valibot";
import type { SignInFormMutation } from "../__generated__/SignInFormMutation.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { useForm } from "../forms/useForm.ts";
import { requiredError } from "../lib/requiredError.ts";
import { getFieldPath } from "../relay/mutation.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Link } from "../ui/Link.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useSignInSteps } from "./useSignInSteps.ts";

interface SignInFormProps {
  /** Called after the gateway has set the cookie; the form stays busy until it resolves. */
  onSignedIn: () => Promise<void>;
}

const needed = (label: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== "", requiredError(label)),
  );

const signInSchema = v.object({
  email: v.pipe(needed("E-mail"), v.trim()),
  password: needed("Password"),
  /** The authenticator app's code; empty until it is asked for. */
  code: v.pipe(
    v.string(),
    v.transform((code) => code.trim() || undefined),
  ),
  remember: v.boolean(),
});
const empty = { email: "", password: "", code: "", remember: false };

/** A form for e-mail, password and, if the account requires it, the authenticator's code. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { run } = useFormMutation<SignInFormMutation>(graphql`
    mutation SignInFormMutation($input: SignInInput!) {
      signIn(input: $input) {
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const signIn = useSignInSteps(onSignedIn);
  const [needsCode, setNeedsCode] = useState(false);
  /** True when the user enters a recovery code instead of the app's code. */
  const [isRecovering, setRecovering] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema: signInSchema,
    start: empty,
    send: (fields) => signIn(fields.email, () => run({ variables: { input: fields } })),
    onError: ({ errors }) => {
      const asksForCode = errors.some((error) => getFieldPath(error) === "code");
      if (asksForCode) setNeedsCode(true);
      // After a failure unrelated to the password, the form can be sent again as it is.
      if (asksForCode || errors.length === 0) return;
      form.set({ password: "" });
      requestAnimationFrame(() => passwordInput.current?.focus());
    },
  });

  return (
    <Form form={form} label="Sign in" className="space-y-4">
      <GeneralError form={form} />
      <TextField label="E-mail" type="email" name="email" autoComplete="username" {...form.field("email")} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        inputRef={passwordInput}
        {...form.field("password")}
      />
      {needsCode && (
        <div>
          <TextField
            label={isRecovering ? "Recovery code" : "Code"}
            name="code"
            inputMode={isRecovering ? "text" : "numeric"}
            autoComplete={isRecovering ? "off" : "one-time-code"}
            {...form.field("code")}
          />
          <Button
            variant="quiet"
            size="small"
            className="mt-1"
            onPress={() => {
              setRecovering(!isRecovering);
              form.set({ code: "" });
            }}
          >
            {isRecovering ? "Use a code from the app" : "Use a recovery code"}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" {...form.checkbox("remember")}>
          Keep me signed in
        </Checkbox>
        <Link href="/password/new" className="hit-around text-14">
          Forgot password?
        </Link>
      </div>
      <SubmitButton form={form} className="w-full">
        Sign in
      </SubmitButton>
      <p className="text-center text-14 text-muted">
        New here? <Link href="/sign_up">Sign up</Link>
      </p>
    </Form>
  );
}
