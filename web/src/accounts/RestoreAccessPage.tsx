import { useRef, useState, type SubmitEvent } from "react";
import { graphql } from "react-relay";
import type { RestoreAccessPageMutation } from "../__generated__/RestoreAccessPageMutation.graphql.ts";
import { emailError, isEmail } from "../lib/validators.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { EntryFrame } from "../session/EntryFrame.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { requiredError } from "../ui/Field.tsx";
import { focusFault } from "../ui/focusFault.ts";
import { Link } from "../ui/Link.tsx";
import { TextField } from "../ui/TextField.tsx";

const sentText = "If this e-mail is registered, we have sent a link to it.";

/** Asks for a link by which a new password is set (ROUTE-05). */
export function RestoreAccessPage() {
  const { run, isRunning } = useMutationAction<RestoreAccessPageMutation>(
    graphql`
      mutation RestoreAccessPageMutation($input: RequestPasswordRecoveryInput!) {
        requestPasswordRecovery(input: $input) {
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
  const [error, setError] = useState<string | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fault = email.trim() === "" ? requiredError("E-mail") : isEmail(email) ? null : emailError;
    setError(fault);
    setText(null);
    if (fault) return focusFault(form.current);
    if (isRunning) return;
    const outcome = await run({ variables: { input: { email: email.trim() } } });
    if (outcome.ok) return setSent(true);
    setText(outcome.text);
    focusFault(form.current);
  };

  return (
    <EntryFrame title="Restore access" otherWay={<Link href="/sign_in">Back to sign in</Link>}>
      <div aria-live="polite">
        {isSent && (
          <>
            <p className="text-15">{sentText}</p>
            <p className="mt-3 mb-4 text-14 text-muted">
              The link is good for 6 hours. If nothing comes, look among unwanted mail, or ask once more.
            </p>
            <Button onPress={() => setSent(false)} className="w-full">
              Ask once more
            </Button>
          </>
        )}
      </div>
      {!isSent && (
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
          <p className="text-14 text-muted">We send a link to your address. With it you set a new password.</p>
          {text && <ErrorNote text={text} />}
          <TextField
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username"
            isRequired
            value={email}
            onChange={setEmail}
            errorMessage={error}
          />
          <Button type="submit" variant="primary" isPending={isRunning} className="w-full">
            Send the link
          </Button>
        </form>
      )}
    </EntryFrame>
  );
}
