import { emailError, isEmail } from "../lib/validators.ts";
import { isInvisible } from "../lib/visible.ts";
import type { UserError } from "../relay/mutation.ts";

/** What a visitor says of themselves. */
export interface VisitorValues {
  name: string;
  email: string;
  organization: string;
}

export const emptyVisitor: VisitorValues = { name: "", email: "", organization: "" };

const longest = 120;
const refusal = (field: keyof VisitorValues, message: string): UserError => ({
  code: "INVALID",
  message,
  field: ["input", field],
});

/** What stands in the way of beginning. */
export function checkVisitor({ name, email, organization }: VisitorValues): UserError[] {
  const errors: UserError[] = [];
  if (isInvisible(name)) errors.push(refusal("name", "Name is required."));
  else if (name.trim().length > longest) errors.push(refusal("name", `Name must have at most ${longest} characters.`));
  if (email.trim() === "") errors.push(refusal("email", "E-mail is required."));
  else if (!isEmail(email.trim())) errors.push(refusal("email", emailError));
  if (organization.trim().length > longest)
    errors.push(refusal("organization", `Organization must have at most ${longest} characters.`));
  return errors;
}
