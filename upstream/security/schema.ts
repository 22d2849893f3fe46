import Type, { type Static } from "typebox";
import { textInput } from "../http/inputs.ts";
import { component, Id, namedObject, nullable, oneOf, Time } from "../http/schema.ts";

/** Maximum length of an access token's name, in characters. */
export const tokenLimits = { name: 80 } as const;

export const SettingsSecurity = namedObject("SettingsSecurity", {
  email: Type.String(),
  otpEnabled: Type.Boolean(),
  sessions: Type.Array(
    Type.Object({
      id: Type.String({ pattern: "^[1-9][0-9]*$" }),
      device: Type.String(),
      address: Type.String(),
      lastUsedAt: Time,
      isCurrent: Type.Boolean(),
    }),
    { description: "Active sessions, last used first, without access tokens." },
  ),
});
export type SettingsSecurity = Static<typeof SettingsSecurity>;

export const TwoStepSecret = namedObject("TwoStepSecret", {
  secret: Type.String({ description: "Base32 secret for manual entry." }),
  uri: Type.String({ description: "otpauth://totp/... address of the secret." }),
  qr: Type.String({ description: "QR code of the uri, as a data URL." }),
});
export type TwoStepSecret = Static<typeof TwoStepSecret>;

/** The scope of a token: read only, or everything that its user may do. */
const tokenScopes = ["read", "write"] as const;
export const AccessTokenScope = component("AccessTokenScope", oneOf(tokenScopes));
export type AccessTokenScope = Static<typeof AccessTokenScope>;

const token = {
  id: Id,
  name: Type.String(),
  scope: Type.Optional(AccessTokenScope),
  createdAt: Time,
  lastUsedAt: nullable(Time),
  expiresAt: Time,
};

export const AccessToken = namedObject("AccessToken", token);
export type AccessToken = Static<typeof AccessToken>;

export const NewAccessToken = namedObject("NewAccessToken", {
  ...token,
  token: Type.String({ description: "Secret to send as Authorization: Bearer. Returned only on creation." }),
});
export type NewAccessToken = Static<typeof NewAccessToken>;

const Password = Type.String({ title: "Password", maxLength: 1024 });

export const AccessTokenInput = Type.Object({
  name: textInput("Name", tokenLimits.name),
  expiresInDays: Type.Integer({ title: "Days", minimum: 1, maximum: 365 }),
  scope: Type.Optional(Type.Unsafe<AccessTokenScope>({ ...oneOf(tokenScopes), description: "Default: write." })),
  password: Password,
});
export type AccessTokenInput = Static<typeof AccessTokenInput>;

export const EmailInput = Type.Object({ email: Type.String({ title: "E-mail", maxLength: 1024 }), password: Password });
export const PasswordInput = Type.Object({
  currentPassword: Password,
  password: Password,
  passwordConfirmation: Type.String({ title: "Confirmation", maxLength: 1024 }),
  revokeTokens: Type.Optional(
    Type.Boolean({ title: "Revoke access tokens", description: "Whether to revoke all access tokens. Default: false." }),
  ),
});
export type PasswordInput = Static<typeof PasswordInput>;
export const PasswordOnly = Type.Object({ password: Password });
export const CodeInput = Type.Object({ code: Type.String({ title: "Code", maxLength: 100 }) });
