import Type, { type Static } from "typebox";
import { UserType } from "../http/enums.ts";
import { optionalOrNull, textInput } from "../http/inputs.ts";
import { profileLimits } from "../settings/schema.ts";

export const MAX_PASSWORD_SENT_LENGTH = 1024;

export const Email = Type.String({ title: "E-mail", minLength: 1, maxLength: 254 });
export const Password = Type.String({ title: "Password", maxLength: MAX_PASSWORD_SENT_LENGTH });

export const SignUp = Type.Object({
  firstname: textInput("First name", profileLimits.name),
  lastname: textInput("Last name", profileLimits.name),
  email: Email,
  password: Password,
  userType: UserType,
  organization: optionalOrNull(textInput("Organization", profileLimits.line)),
  jobTitle: optionalOrNull(textInput("Job title", profileLimits.line)),
  timezone: optionalOrNull(
    Type.String({ title: "Timezone", description: "IANA time zone name; an unknown one counts as null." }),
  ),
  acceptTerms: Type.Boolean(),
});
export type SignUp = Static<typeof SignUp>;
