import { useRef, useState, type SubmitEvent } from "react";
import { graphql } from "react-relay";
import type { SignUpFormMutation } from "../__generated__/SignUpFormMutation.graphql.ts";
import { userTypeLabels, userTypes } from "../lib/userTypes.ts";
import { messageFor, textOfOthers, type UserError } from "../relay/mutation.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { focusFault } from "../ui/focusFault.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { PasswordField, TextField } from "../ui/TextField.tsx";
import { hasField, missingValues, type SignUpValues } from "./signUpValues.ts";

interface SignUpFormProps {
  /** Called after the gateway has set the cookie; the form stays busy until it resolves. */
  onSignedUp: () => Promise<void>;
}

const userTypeOptions = userTypes.map((id) => ({ id, label: userTypeLabels[id] }));

const nothing: SignUpValues = {
  firstname: "",
  lastname: "",
  email: "",
  password: "",
  userType: "",
  organization: "",
  jobTitle: "",
  acceptTerms: false,
};

/** Name, address, password, and what one works as. The time zone is the browser's. */
export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const { run, isRunning } = useMutationAction<SignUpFormMutation>(
    graphql`
      mutation SignUpFormMutation($input: SignUpInput!) {
        signUp(input: $input) {
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
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [text, setText] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const field = (name: Exclude<keyof SignUpValues, "userType" | "acceptTerms">, label: string) => ({
    label,
    name,
    value: values[name],
    onChange: (value: string) => setValues((all) => ({ ...all, [name]: value })),
    errorMessage: messageFor(errors, name),
  });
  const refuse = (refusals: readonly UserError[], general: string | null) => {
    setErrors(refusals);
    setText(general);
    focusFault(form.current);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { userType } = values;
    const missing = missingValues(values);
    if (userType === "" || missing.length > 0) return refuse(missing, null);
    if (isRunning || isEntering) return;
    // The zone of this device: nobody is asked for it before onboarding, where the platform's list is offered.
    const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
    const outcome = await run({ variables: { input: { ...values, userType, timezone } } });
    if (outcome.ok) {
      setErrors([]);
      setText(null);
      setEntering(true);
      await onSignedUp().finally(() => setEntering(false));
      return;
    }
    refuse(outcome.errors, textOfOthers(outcome, hasField));
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      {text && <ErrorNote text={text} />}
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...field("firstname", "First name")} autoComplete="given-name" isRequired />
        <TextField {...field("lastname", "Last name")} autoComplete="family-name" isRequired />
      </div>
      <TextField {...field("email", "E-mail")} type="email" autoComplete="username" isRequired />
      <PasswordField
        {...field("password", "Password")}
        autoComplete="new-password"
        description="At least 8 characters. A few words you can remember are best."
        isRequired
      />
      <RadioGroup
        label="You work as"
        options={userTypeOptions}
        value={values.userType}
        onChange={(userType) => setValues((all) => ({ ...all, userType }))}
        errorMessage={messageFor(errors, "userType")}
      />
      <TextField {...field("organization", "Organization")} autoComplete="organization" isRequired={false} />
      <TextField {...field("jobTitle", "Job title")} autoComplete="organization-title" isRequired={false} />
      <Checkbox
        name="acceptTerms"
        isSelected={values.acceptTerms}
        onChange={(acceptTerms) => setValues((all) => ({ ...all, acceptTerms }))}
        errorMessage={messageFor(errors, "acceptTerms")}
      >
        I accept the privacy rules and the terms
      </Checkbox>
      <Button type="submit" variant="primary" isPending={isRunning || isEntering} className="w-full">
        Sign up
      </Button>
    </form>
  );
}
