import { useState, type SubmitEvent } from "react";
import type { Refused } from "../../relay/mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { requiredError } from "../../ui/Field.tsx";
import { PasswordField } from "../../ui/TextField.tsx";
import { useRefusals } from "./useRefusals.ts";

interface PasswordStepProps {
  /** What will be. */
  text: string;
  submitText: string;
  isRunning: boolean;
  /** Answers what was refused; null when it went well. */
  send: (password: string) => Promise<Refused | null>;
}

/** Shows that it is the person, and not a screen left open. */
export function PasswordStep({ text, submitText, isRunning, send }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const refusals = useRefusals(["password"]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (refusals.find({ password: password === "" ? requiredError("Password") : null }) || isRunning) return;
    const refused = await send(password);
    if (refused) refusals.refuse(refused);
  };

  return (
    <form ref={refusals.form} onSubmit={(event) => void submit(event)} noValidate className="space-y-4 p-5">
      <p className="text-14 text-muted">{text}</p>
      {refusals.text && <ErrorNote text={refusals.text} />}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
        errorMessage={refusals.at("password")}
      />
      <Button type="submit" variant="primary" isPending={isRunning} className="w-full">
        {submitText}
      </Button>
    </form>
  );
}
