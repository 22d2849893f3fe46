import { useRef, useState, type SubmitEvent } from "react";
import { graphql } from "react-relay";
import type { SignInFormMutation } from "../__generated__/SignInFormMutation.graphql.ts";
import { fieldOf, messageFor, textOfOthers, type UserError } from "../relay/mutation.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Link } from "../ui/Link.tsx";
import { PasswordField, TextField } from "../ui/TextField.tsx";

interface SignInFormProps {
  /** Called after the gateway has set the cookie; the form stays busy until it resolves. */
  onSignedIn: () => Promise<void>;
}

const shownAtFields = ["email", "password", "code"];

/** E-mail, password, and the authenticator's code where the account asks for it. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { run, isRunning } = useMutationAction<SignInFormMutation>(
    graphql`
      mutation SignInFormMutation($input: SignInInput!) {
        signIn(input: $input) {
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
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [remember, setRemember] = useState(false);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [text, setText] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  /** Without the app, one of the codes that were handed out for that. */
  const [isRecovering, setRecovering] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);

  const refuse = (refusals: readonly UserError[], general: string | null) => {
    setErrors(refusals);
    setText(general);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const missing = [...required("email", "E-mail", email), ...required("password", "Password", password)];
    refuse(missing, null);
    if (missing.length > 0 || isRunning) return;

    const input = { email: email.trim(), password, remember, ...(code === "" ? {} : { code: code.trim() }) };
    const outcome = await run({ variables: { input } });
    if (outcome.ok) {
      setEntering(true);
      await onSignedIn().finally(() => setEntering(false));
      return;
    }
    const asksForCode = outcome.errors.some((error) => fieldOf(error) === "code");
    setNeedsCode(needsCode || asksForCode);
    refuse(
      outcome.errors,
      textOfOthers(outcome, (error) => shownAtFields.includes(fieldOf(error) ?? "")),
    );
    // What failed for another reason than the password can be sent again as it is.
    if (asksForCode || outcome.errors.length === 0) return;
    setPassword("");
    passwordInput.current?.focus();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      {text && <ErrorNote text={text} />}
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        errorMessage={messageFor(errors, "email")}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        inputRef={passwordInput}
        errorMessage={messageFor(errors, "password")}
      />
      {needsCode && (
        <div>
          <TextField
            label={isRecovering ? "Recovery code" : "Code"}
            name="code"
            inputMode={isRecovering ? "text" : "numeric"}
            autoComplete={isRecovering ? "off" : "one-time-code"}
            value={code}
            onChange={setCode}
            errorMessage={messageFor(errors, "code")}
          />
          <Button
            variant="quiet"
            size="small"
            className="mt-1"
            onPress={() => {
              setRecovering(!isRecovering);
              setCode("");
            }}
          >
            {isRecovering ? "Use a code of the app" : "Use a recovery code"}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" isSelected={remember} onChange={setRemember}>
          Keep me signed in
        </Checkbox>
        <Link href="/password/new" className="hit-around text-14">
          Forgot password?
        </Link>
      </div>
      <Button type="submit" variant="primary" isPending={isRunning || isEntering} className="w-full">
        Sign in
      </Button>
      <p className="text-center text-14 text-muted">
        New here? <Link href="/sign_up">Sign up</Link>
      </p>
    </form>
  );
}

function required(field: string, label: string, value: string): UserError[] {
  return value.trim() === "" ? [{ code: "INVALID", message: `${label} is required.`, field: [field] }] : [];
}
