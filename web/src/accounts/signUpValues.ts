import type { UserType } from "../__generated__/SignUpFormMutation.graphql.ts";
import { emailError, isEmail } from "../lib/validators.ts";
import { fieldOf, type UserError } from "../relay/mutation.ts";
import { requiredError } from "../ui/Field.tsx";

/** What the form holds. */
export interface SignUpValues {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  /** Empty until it is chosen. */
  userType: UserType | "";
  organization: string;
  jobTitle: string;
  acceptTerms: boolean;
}

const required = { firstname: "First name", lastname: "Last name", email: "E-mail", password: "Password" } as const;
const shown: ReadonlySet<string> = new Set([...Object.keys(required), "userType", "organization", "jobTitle", "acceptTerms"]);

const fault = (field: keyof SignUpValues, message: string): UserError => ({ code: "INVALID", message, field: [field] });

/** What can be told without asking; whether a password is good and an e-mail free, the gateway says. */
export function missingValues(values: SignUpValues): UserError[] {
  const empty = (["firstname", "lastname", "email", "password"] as const).filter((name) => values[name].trim() === "");
  const hasWrongEmail = !empty.includes("email") && !isEmail(values.email);
  return [
    ...empty.map((name) => fault(name, requiredError(required[name]))),
    ...(hasWrongEmail ? [fault("email", emailError)] : []),
    ...(values.userType === "" ? [fault("userType", "Please choose what you work as.")] : []),
    ...(values.acceptTerms ? [] : [fault("acceptTerms", "Please accept the terms.")]),
  ];
}

/** Whether an error has a field of the form to stand at. */
export const hasField = (error: UserError): boolean => shown.has(fieldOf(error) ?? "");
