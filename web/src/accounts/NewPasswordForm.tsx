import { useRef, useState, type SubmitEvent } from "react";
import { graphql } from "react-relay";
import type { NewPasswordFormMutation } from "../__generated__/NewPasswordFormMutation.graphql.ts";
import { fieldOf, messageFor, textOfOthers, type UserError } from "../relay/mutation.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { requiredError } from "../ui/Field.tsx";
import { focusFault } from "../ui/focusFault.ts";
import { PasswordField } from "../ui/TextField.tsx";

interface NewPasswordFormProps {
  /** Of the account, masked. */
  email: string;
  userId: number;
  code: string;
  onChanged: () => void;
}

const shown = ["password", "passwordConfirmation"];

/** A new password, written twice. */
export function NewPasswordForm({ email, userId, code, onChanged }: NewPasswordFormProps) {
  const { run, isRunning } = useMutationAction<NewPasswordFormMutation>(
    graphql`
      mutation NewPasswordFormMutation($input: RecoverPasswordInput!) {
        recoverPassword(input: $input) {
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const [password, setPassword] = useState("");
  const [passwordConfirmation, setConfirmation] = useState("");
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [text, setText] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setText(null);
    const missing = validationErrorsOf(password, passwordConfirmation);
    setErrors(missing);
    if (missing.length > 0) return focusFault(form.current);
    if (isRunning) return;
    const outcome = await run({ variables: { input: { userId, code, password, passwordConfirmation } } });
    if (outcome.ok) return onChanged();
    setErrors(outcome.errors);
    setText(textOfOthers(outcome, (error) => shown.includes(fieldOf(error) ?? "")));
    focusFault(form.current);
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      <p className="text-14 text-muted">
        For <span className="font-medium text-ink">{email}</span>. Wherever you are signed in, you will have to sign in again.
      </p>
      {text && <ErrorNote text={text} />}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        description="At least 8 characters. A few words you can remember are best."
        isRequired
        value={password}
        onChange={setPassword}
        errorMessage={messageFor(errors, "password")}
      />
      <PasswordField
        label="Password once more"
        name="passwordConfirmation"
        autoComplete="new-password"
        isRequired
        value={passwordConfirmation}
        onChange={setConfirmation}
        errorMessage={messageFor(errors, "passwordConfirmation")}
      />
      <Button type="submit" variant="primary" isPending={isRunning} className="w-full">
        Change password
      </Button>
    </form>
  );
}

/** What can be told without asking; whether the password is good, the gateway says. */
function validationErrorsOf(password: string, confirmation: string): UserError[] {
  const fault = (field: string, message: string): UserError => ({ code: "INVALID", message, field: [field] });
  if (password === "") return [fault("password", requiredError("Password"))];
  return password === confirmation ? [] : [fault("passwordConfirmation", "Passwords do not match.")];
}
