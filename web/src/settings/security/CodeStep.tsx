import * as v from "valibot";
import { Form, GeneralError, SubmitButton } from "../../forms/Form.tsx";
import { useForm } from "../../forms/useForm.ts";
import { requiredError } from "../../lib/requiredError.ts";
import type { Outcome } from "../../relay/mutation.ts";
import { Link } from "../../ui/Link.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** The secret for the authenticator app. */
export interface Secret {
  secret: string;
  uri: string;
  /** A QR code as a picture. */
  qr: string;
}

interface CodeStepProps<Response> {
  secret: Secret;
  send: (fields: { code: string }) => Promise<Outcome<Response>>;
  onDone: (response: Response) => void;
}

const schema = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(requiredError("Code"))) });

/** Shows the secret for the app, and asks for the first code that the app generates. */
export function CodeStep<Response>({ secret: { secret, uri, qr }, send, onDone }: CodeStepProps<Response>) {
  const form = useForm({ schema, start: { code: "" }, send, onSaved: ({ response }) => onDone(response) });
  return (
    <Form form={form} label="Turn on two-step sign-in" takesFocus className="space-y-4 p-4 tablet:p-6">
      <ol className="list-decimal space-y-4 ps-5 text-14">
        <li>
          Open your authenticator app and scan this code, or{" "}
          <Link href={uri} className="hit-around">
            open it in the app
          </Link>{" "}
          on this device.
          <img
            src={qr}
            alt="QR code for your authenticator app"
            width={200}
            height={200}
            className="mt-3 rounded-control border border-line"
          />
          <p className="mt-2 text-muted">
            Without a camera, enter this key: <code className="font-mono text-ink select-all">{groupByFour(secret)}</code>
          </p>
        </li>
        <li>Enter the 6-digit code from the app.</li>
      </ol>
      <GeneralError form={form} />
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="max-w-50"
        {...form.field("code")}
      />
      <SubmitButton form={form}>Turn on</SubmitButton>
    </Form>
  );
}

/** In groups of four, for easier reading. */
const groupByFour = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");
