import { type Sender, composePlainMail, type Mail } from "../mail/mail.ts";

/** Welcomes a user who has signed up. */
export function composeSignUpMail(
  to: string,
  firstname: string,
  awaitsApproval: boolean,
  { productName, publicUrl }: Sender,
): Mail {
  const accountStatus = awaitsApproval
    ? "Your account is awaiting approval: you can read already, and write as soon as it is approved."
    : "Your account is ready.";
  return composePlainMail(to, `Welcome to ${productName}`, [
    `Hello ${firstname},`,
    "",
    `welcome to ${productName}. ${accountStatus}`,
    "",
    `${publicUrl}/`,
  ]);
}

/** Contains the link for setting a new password. */
export function composeRecoveryMail(to: string, userId: number, code: string, { productName, publicUrl }: Sender): Mail {
  return composePlainMail(to, `${productName}: set a new password`, [
    "Somebody asked for a new password for this address. If it was you, set it here within 6 hours:",
    "",
    `${publicUrl}/password/recovery/${userId}/${code}`,
    "",
    "If it was not you, there is nothing to do: your password stays as it is.",
  ]);
}

/** Informs the previous address of an account that its sign-in address has changed. */
export function composeEmailChangedMail(to: string, email: string, { productName, publicUrl }: Sender): Mail {
  return composePlainMail(to, `${productName}: your e-mail address was changed`, [
    `Your account signs in by ${email} now. If it was you, there is nothing to do.`,
    "",
    "If it was not you, please tell us at once:",
    "",
    `${publicUrl}/`,
  ]);
}
