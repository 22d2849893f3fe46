import { graphql } from "react-relay";
import * as v from "valibot";
import type { SignUpFormMutation } from "../__generated__/SignUpFormMutation.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { createUser } from "../forms/generated/limits.ts";
import { email, optionalText, password, text } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { userTypeLabels, userTypes } from "../lib/userTypes.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { useSignInSteps } from "../session/useSignInSteps.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { NewPasswordField } from "../ui/PasswordField.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { TextField } from "../ui/TextField.tsx";

interface SignUpFormProps {
  /** Called after the gateway has set the cookie; the form stays busy until it resolves. */
  onSignedUp: () => Promise<void>;
}

const userTypeOptions = userTypes.map((id) => ({ id, label: userTypeLabels[id] }));

/** The platform checks the password's strength and whether the e-mail address is taken. */
const signUpSchema = v.object({
  firstName: text("First name", createUser.firstname),
  lastName: text("Last name", createUser.lastname),
  email: email(),
  password: v.pipe(
    password(),
    v.check((typed) => typed === "" || typed.trim() !== "", "Password is required."),
  ),
  /** Empty until the user selects one. */
  userType: v.pipe(
    v.custom<(typeof userTypes)[number] | "">((type) => typeof type === "string"),
    v.custom<(typeof userTypes)[number]>((type) => userTypes.some((known) => known === type), "Please choose your profession."),
  ),
  organization: optionalText("Organization", createUser.organization),
  jobTitle: optionalText("Job title", createUser.jobTitle),
  acceptTerms: v.pipe(
    v.boolean(),
    v.check((accepted) => accepted, "Please accept the terms."),
  ),
});

const empty: v.InferInput<typeof signUpSchema> = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  userType: "",
  organization: "",
  jobTitle: "",
  acceptTerms: false,
};

/** A form for name, e-mail address, password and user type. The time zone is the browser's. */
export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const { run } = useFormMutation<SignUpFormMutation>(graphql`
    mutation SignUpFormMutation($input: SignUpInput!) {
      signUp(input: $input) {
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const signIn = useSignInSteps(onSignedUp);
  const form = useForm({
    schema: signUpSchema,
    start: empty,
    send: (fields) => {
      // The device's time zone. Users choose one only during onboarding, from the platform's list.
      const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
      return signIn(fields.email, () => run({ variables: { input: { ...fields, timezone } } }));
    },
  });

  return (
    <Form form={form} label="Sign up" className="space-y-4">
      <GeneralError form={form} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="First name" name="firstName" autoComplete="given-name" isRequired {...form.field("firstName")} />
        <TextField label="Last name" name="lastName" autoComplete="family-name" isRequired {...form.field("lastName")} />
      </div>
      <TextField label="E-mail" name="email" type="email" autoComplete="username" isRequired {...form.field("email")} />
      <NewPasswordField label="Password" isRequired {...form.field("password")} />
      <RadioGroup label="Profession" options={userTypeOptions} {...form.field("userType")} />
      <TextField
        label="Organization"
        name="organization"
        autoComplete="organization"
        isRequired={false}
        {...form.field("organization")}
      />
      <TextField
        label="Job title"
        name="jobTitle"
        autoComplete="organization-title"
        isRequired={false}
        {...form.field("jobTitle")}
      />
      <Checkbox name="acceptTerms" {...form.checkbox("acceptTerms")}>
        I accept the privacy policy and the terms
      </Checkbox>
      <SubmitButton form={form} className="w-full">
        Sign up
      </SubmitButton>
    </Form>
  );
}
