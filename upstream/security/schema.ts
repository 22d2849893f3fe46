import Type, { type Static } from "typebox";
import { component, Id, nullable, Time, textInput } from "../http/schema.ts";

/** Maximum length of an access token's name, in characters. */
export const TOKEN_LIMITS = { name: 80 } as const;

export const SettingsSecurity = component(
  "SettingsSecurity",
  Type.Object({
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
      { description: "The sign-ins that hold, last used first. Access tokens are not among them." },
    ),
  }),
);
export type SettingsSecurity = Static<typeof SettingsSecurity>;

export const TwoStepSecret = component(
  "TwoStepSecret",
  Type.Object({
    secret: Type.String({ description: "Base32, for apps without a camera." }),
    uri: Type.String({ description: "otpauth://totp/..." }),
    qr: Type.String({ description: "The uri as a picture: a data address." }),
  }),
);
export type TwoStepSecret = Static<typeof TwoStepSecret>;

const token = {
  id: Id,
  name: Type.String(),
  createdAt: Time,
  lastUsedAt: nullable(Time),
  expiresAt: Time,
};

export const AccessToken = component("AccessToken", Type.Object(token));
export type AccessToken = Static<typeof AccessToken>;

export const NewAccessToken = component(
  "NewAccessToken",
  Type.Object({ ...token, token: Type.String({ description: "Sent as Authorization: Bearer; told this once." }) }),
);
export type NewAccessToken = Static<typeof NewAccessToken>;

const Password = Type.String({ title: "Password", maxLength: 1024 });

export const AccessTokenInput = Type.Object({
  name: textInput("Name", TOKEN_LIMITS.name),
  expiresInDays: Type.Integer({ title: "Days", minimum: 1, maximum: 365 }),
  password: Password,
});
export type AccessTokenInput = Static<typeof AccessTokenInput>;

export const EmailInput = Type.Object({ email: Type.String({ title: "E-mail", maxLength: 1024 }), password: Password });
export const PasswordInput = Type.Object({
  currentPassword: Password,
  password: Password,
  passwordConfirmation: Type.String({ title: "Confirmation", maxLength: 1024 }),
  revokeTokens: Type.Optional(Type.Boolean({ title: "Revoke access tokens", description: "Default false: access tokens stay." })),
});
export type PasswordInput = Static<typeof PasswordInput>;
export const PasswordOnly = Type.Object({ password: Password });
export const CodeInput = Type.Object({ code: Type.String({ title: "Code", maxLength: 100 }) });
