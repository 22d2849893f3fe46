import { useState, type SubmitEvent } from "react";
import type { Refused } from "../../relay/mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { requiredError } from "../../ui/Field.tsx";
import { Link } from "../../ui/Link.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useRefusals } from "./useRefusals.ts";

/** What the app needs to make codes. */
export interface Secret {
  secret: string;
  uri: string;
  /** A picture to be scanned. */
  qr: string;
}

interface CodeStepProps {
  secret: Secret;
  isRunning: boolean;
  /** Answers what was refused; null when it went well. */
  send: (code: string) => Promise<Refused | null>;
}

/** Hands the secret to the app, and takes the first code that it makes of it. */
export function CodeStep({ secret: { secret, uri, qr }, isRunning, send }: CodeStepProps) {
  const [code, setCode] = useState("");
  const { form, at, text, refuse, find } = useRefusals(["code"]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (find({ code: code.trim() === "" ? requiredError("Code") : null }) || isRunning) return;
    const refused = await send(code.trim());
    if (refused) refuse(refused);
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-4 p-4 tablet:p-6">
      <ol className="list-decimal space-y-4 ps-5 text-14">
        <li>
          Open your authenticator app and scan this picture, or{" "}
          <Link href={uri} className="hit-around">
            open it in the app
          </Link>{" "}
          on this device.
          <img
            src={qr}
            alt="The secret of your account, to be scanned"
            width={200}
            height={200}
            className="mt-3 rounded-control border border-line bg-white"
          />
          <p className="mt-2 text-muted">
            Without a camera, type this: <code className="font-mono break-all text-ink select-all">{spaced(secret)}</code>
          </p>
        </li>
        <li>Type the 6 digits that the app shows.</li>
      </ol>
      {text && <ErrorNote text={text} />}
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        errorMessage={at("code")}
        className="max-w-50"
      />
      <Button type="submit" variant="primary" isPending={isRunning}>
        Turn on
      </Button>
    </form>
  );
}

/** In groups of four, as people read it off. */
const spaced = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");
