import Type, { type Static } from "typebox";
import { UserType } from "../http/enums.ts";
import { optionalOrNull, textInput } from "../http/inputs.ts";
import { PROFILE_LIMITS } from "../settings/schema.ts";

export const MAX_PASSWORD_SENT_LENGTH = 1024;

export const Email = Type.String({ title: "E-mail", minLength: 1, maxLength: 254 });
export const Password = Type.String({ title: "Password", maxLength: MAX_PASSWORD_SENT_LENGTH });

export const SignUp = Type.Object({
  firstname: textInput("First name", PROFILE_LIMITS.name),
  lastname: textInput("Last name", PROFILE_LIMITS.name),
  email: Email,
  password: Password,
  userType: UserType,
  organization: optionalOrNull(textInput("Organization", PROFILE_LIMITS.line)),
  jobTitle: optionalOrNull(textInput("Job title", PROFILE_LIMITS.line)),
  timezone: optionalOrNull(Type.String({ title: "Timezone" })),
  acceptTerms: Type.Boolean(),
});
export type SignUp = Static<typeof SignUp>;
