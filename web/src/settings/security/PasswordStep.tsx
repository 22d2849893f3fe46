import { useState, type SubmitEvent } from "react";
import type { Refused } from "../../relay/mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { requiredError } from "../../ui/Field.tsx";
import { PasswordField } from "../../ui/TextField.tsx";
import { useRefusals } from "./useRefusals.ts";

interface PasswordStepProps {
  /** What will be. */
  intro: string;
  submitText: string;
  isRunning: boolean;
  /** Answers what was refused; null when it went well. */
  send: (password: string) => Promise<Refused | null>;
}

/** Shows that it is the person, and not a screen left open. */
export function PasswordStep({ intro, submitText, isRunning, send }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const { form, at, text, refuse, find } = useRefusals(["password"]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (find({ password: password === "" ? requiredError("Password") : null }) || isRunning) return;
    const refused = await send(password);
    if (refused) refuse(refused);
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-4 p-5">
      <p className="text-14 text-muted">{intro}</p>
      {text && <ErrorNote text={text} />}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={at("password")}
      />
      <Button type="submit" variant="primary" isPending={isRunning} className="w-full">
        {submitText}
      </Button>
    </form>
  );
}
