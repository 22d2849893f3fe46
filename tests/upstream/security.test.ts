import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { hashPassword } from "../../upstream/accounts/password.ts";
import type { NewAccessToken, SettingsSecurity, TwoStepSecret } from "../../upstream/security/schema.ts";
import { disableTwoStep, startTwoStep } from "../../upstream/security/twoStep.ts";
import { changeEmail } from "../../upstream/security/write.ts";
import { describeDevice } from "../../upstream/session/devices.ts";
import type { CurrentUser } from "../../upstream/users/schema.ts";
import { cheapPasswords } from "../support/passwords.ts";
import { Client } from "./client.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv({ publicUrl: "https://desk.example.com", productName: "Newsdesk" });
const password = "a quiet word in the newsroom";

let addresses = 0;
const fromNewAddress = () => ({ "x-forwarded-for": `10.3.0.${(addresses += 1)}` });
const signIn = (email: string, values: object) =>
  env.current.guest.post<CurrentUser>("/session", { email, password, ...values }, fromNewAddress());

/** Creates a person with the password of this file, hashed at low cost: a hash stores its own parameters. */
async function person() {
  const hash = await hashPassword(password, cheapPasswords);
  const created = await env.current.person(["journo"], { password_hash: hash });
  return { ...created, root: `/u/${created.slug}/settings/security` };
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: env.current.time.getTime() });

async function personWithTwoStep() {
  const one = await person();
  const { body } = await one.client.post<TwoStepSecret>(`${one.root}/otp`, { password });
  const on = await one.client.patch<{ recoveryCodes: string[] }>(`${one.root}/otp`, { code: codeOf(body.secret) });
  env.current.advance(1);
  return { ...one, secret: body.secret, setup: body, recoveryCodes: on.body.recoveryCodes };
}

describe("two-step sign-in", () => {
  it("is set up with a secret and enabled with a first code, which returns ten recovery codes @SETTINGS-02 @CONST-42", async () => {
    const { setup, recoveryCodes, client, root, email } = await personWithTwoStep();
    expect(setup.uri).toContain("otpauth://totp/Newsdesk:");
    expect(decodeURIComponent(setup.uri)).toContain(email);
    expect(setup.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await client.read<SettingsSecurity>(root)).otpEnabled).toBe(true);
    const repeated = await client.post(`${root}/otp`, { password });
    expect([repeated.status, repeated.body]).toEqual([409, { detail: "Two-step sign-in is already on." }]);
  });

  it("requires a code at sign-in and accepts each code once @SETTINGS-02 @ROUTE-04", async () => {
    const { email, secret } = await personWithTwoStep();
    const missing = await signIn(email, {});
    expect([missing.status, missing.body]).toEqual([
      422,
      { errors: { code: ["Enter the 6-digit code from your authenticator app."] } },
    ]);
    const code = codeOf(secret);
    expect((await signIn(email, { code })).status).toBe(201);
    const repeated = await signIn(email, { code });
    expect([repeated.status, repeated.body]).toEqual([422, { errors: { code: ["This code is wrong or was used before."] } }]);
    // The error reveals neither whether the password nor whether the code was right.
    const wrong = await signIn(email, { code, password: "something else" });
    expect(wrong.body).toEqual({ errors: { base: ["Wrong e-mail or password."] } });
  });

  it("accepts each recovery code once instead of a code of the app @SETTINGS-02", async () => {
    const { email, recoveryCodes } = await personWithTwoStep();
    const [first = "", second = ""] = recoveryCodes;
    expect((await signIn(email, { code: ` ${first.toUpperCase().replace("-", " ")}` })).status).toBe(201);
    expect((await signIn(email, { code: first })).status).toBe(422);
    expect((await signIn(email, { code: second })).status).toBe(201);
  });

  it("is limited to ten wrong codes", async () => {
    const { email } = await personWithTwoStep();
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn(email, { code: "000000" })).status).toBe(422);
    expect((await signIn(email, { code: "000000" })).status).toBe(429);
  });

  it("is off before a correct code, and disabled with the password @SETTINGS-02", async () => {
    const { client, root, email } = await person();
    expect((await client.patch(`${root}/otp`, { code: "123456" })).body).toEqual({
      detail: "Two-step sign-in has not been started.",
    });
    const wrong = await client.post(`${root}/otp`, { password: "not it" });
    expect(wrong.body).toEqual({ errors: { password: ["This password is wrong."] } });
    const { body } = await client.post<TwoStepSecret>(`${root}/otp`, { password });
    expect((await client.patch(`${root}/otp`, { code: "000000" })).status).toBe(422);
    expect((await signIn(email, {})).status).toBe(201);
    expect((await client.patch(`${root}/otp`, { code: codeOf(body.secret) })).status).toBe(200);
    expect((await client.send({ method: "DELETE", path: `${root}/otp`, body: { password: "not it" } })).status).toBe(422);
    expect((await client.send({ method: "DELETE", path: `${root}/otp`, body: { password } })).status).toBe(204);
    expect((await signIn(email, {})).status).toBe(201);
  });
});

describe("changing e-mail and password", () => {
  it("requires the password for a new e-mail, and notifies the previous address @SETTINGS-02", async () => {
    const { client, root, email } = await person();
    const other = await person();
    const change = (values: object) => client.patch<SettingsSecurity>(`${root}/email`, { password, ...values });
    expect((await change({ email: "new.one@example.com", password: "not it" })).body).toEqual({
      errors: { password: ["This password is wrong."] },
    });
    expect((await change({ email: "nobody@home" })).body).toEqual({ errors: { email: ["E-mail is not valid."] } });
    expect((await change({ email: other.email.toUpperCase() })).body).toEqual({
      errors: { email: ["This e-mail is already in use."] },
    });
    const { status, body } = await change({ email: " New.One@Example.com" });
    expect([status, body.email]).toEqual([200, "new.one@example.com"]);
    expect((await signIn("new.one@example.com", {})).status).toBe(201);
    expect((await env.current.mailsTo(email)).at(-1)?.text).toContain("new.one@example.com");
  });

  it("accepts ten wrong passwords of a user in a quarter of an hour, regardless of other users @SETTINGS-02 @ROUTE-06", async () => {
    const [guesser, other] = [await person(), await person()];
    const tryPassword = async ({ client, root }: typeof guesser, password: string) =>
      (await client.patch(`${root}/email`, { password, email: "guess@example.com" }, fromNewAddress())).status;
    for (let i = 0; i < 10; i += 1) expect(await tryPassword(guesser, "not it")).toBe(422);
    expect(await tryPassword(guesser, password)).toBe(429);
    expect(await tryPassword(other, password)).toBe(200);
    env.current.advance(16);
    expect(await tryPassword(guesser, "not it")).toBe(422);
  });

  it("gives an e-mail requested by two people concurrently to one of them @SETTINGS-02", async () => {
    const both = await Promise.all([person(), person()]);
    const responses = await Promise.all(
      both.map(({ client, root }) => client.patch(`${root}/email`, { password, email: "shared@example.com" })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = responses.find(({ status }) => status === 422);
    expect(refused?.body).toEqual({ errors: { email: ["This e-mail is already in use."] } });
  });

  it("leaves no session or token that was being created with the former password @SETTINGS-02", async () => {
    const fresh = "another quiet word in the newsroom";
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { client, root, email, userId } = await person();
      const signIns = [1, 2, 3].map(() => signIn(email, {}));
      const tokens = [1, 2].map(() => client.post(`${root}/tokens`, { name: "Program", expiresInDays: 1, password }));
      await new Promise((resolve) => setTimeout(resolve, attempt));
      const input = { currentPassword: password, password: fresh, passwordConfirmation: fresh, revokeTokens: true };
      expect((await client.patch(`${root}/password`, input)).status).toBe(204);
      expect((await Promise.all([...signIns, ...tokens])).filter(({ status }) => status !== 201 && status !== 422)).toEqual([]);
      const sessions = await env.current.db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute();
      expect(sessions).toHaveLength(1);
    }
  });

  it("accepts one of two passwords that are set with the former one at the same time @SETTINGS-02", async () => {
    const { client, root } = await person();
    const responses = await Promise.all(
      ["a first word in the newsroom", "a second word in the newsroom"].map((next) =>
        client.patch(`${root}/password`, { currentPassword: password, password: next, passwordConfirmation: next }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect(responses.find(({ status }) => status === 422)?.body).toEqual({
      errors: { currentPassword: ["This password is wrong."] },
    });
  });

  it("is refused when the password was changed after it had been verified, such as by a recovery @SETTINGS-02", async () => {
    const { db, time, upstream } = env.current;
    const { userId, email } = await person();
    const former = { id: userId, password_hash: await hashPassword("the former password", cheapPasswords) };
    const services = { db, jobs: upstream.jobs, productName: "Newsdesk", publicUrl: "https://desk.example.com" };
    const wrong = { status: 422, body: { errors: { password: ["This password is wrong."] } } };
    await expect(changeEmail(services, former, "taken.over@example.com")).rejects.toMatchObject(wrong);
    await expect(startTwoStep(db, former, email, "Newsdesk", time)).rejects.toMatchObject(wrong);
    await expect(disableTwoStep(db, former)).rejects.toMatchObject(wrong);
    expect((await signIn(email, {})).status).toBe(201);
  });

  it("checks a new password by the rules for signing up, and ends all other sessions @SETTINGS-02", async () => {
    const { client, root, email, userId } = await person();
    const otherSession = await env.current.signIn(userId);
    const token = await client.post<NewAccessToken>(`${root}/tokens`, {
      name: "Newsroom",
      expiresInDays: 30,
      password,
    });
    const next = "another quiet word";
    const change = (values: object) =>
      client.patch(`${root}/password`, { currentPassword: password, password: next, passwordConfirmation: next, ...values });
    const refused: [object, object][] = [
      [{ currentPassword: "not it" }, { currentPassword: ["This password is wrong."] }],
      [{ password: "short" }, { password: ["Password must have at least 8 characters."] }],
      [{ password: email }, { password: ["This password is too common."] }],
      [{ passwordConfirmation: "else" }, { passwordConfirmation: ["Passwords do not match."] }],
    ];
    for (const [values, errors] of refused) expect(await change(values)).toMatchObject({ status: 422, body: { errors } });
    expect((await change({})).status).toBe(204);
    expect((await otherSession.get(root)).status).toBe(401);
    expect((await client.get(root)).status).toBe(200);
    expect((await new Client(env.current.upstream.app, token.body.token).get(root)).status).toBe(200);
    expect((await signIn(email, { password: next })).status).toBe(201);
  });

  it("revokes the user's access tokens with the old password on request @SETTINGS-02", async () => {
    const [{ client, root }, other] = [await person(), await person()];
    const tokenOf = async (owner: typeof other) => {
      const input = { name: "Newsroom", expiresInDays: 30, password };
      const { body } = await owner.client.post<NewAccessToken>(`${owner.root}/tokens`, input);
      return new Client(env.current.upstream.app, body.token);
    };
    const revoked = await tokenOf({ ...other, client, root });
    const tokenOfOther = await tokenOf(other);
    const next = "another quiet word";
    const body = { currentPassword: password, password: next, passwordConfirmation: next, revokeTokens: true };
    expect((await client.patch(`${root}/password`, body)).status).toBe(204);
    expect((await revoked.get(root)).status).toBe(401);
    expect((await tokenOfOther.get(other.root)).status).toBe(200);
    expect((await client.get(root)).status).toBe(200);
  });
});

describe("sessions and access tokens", () => {
  it("list the user's sessions and can end one @SETTINGS-02", async () => {
    const { client, root, email, userId } = await person();
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    await env.current.guest.post("/session", { email, password }, { ...fromNewAddress(), "user-agent": agent });
    const { sessions } = await client.read<SettingsSecurity>(root);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Firefox on Windows", false],
      ["Unknown device", true],
    ]);
    const [other] = sessions;
    const stranger = await person();
    expect((await stranger.client.delete(`${stranger.root}/sessions/${other?.id}`)).status).toBe(404);
    expect((await client.delete(`${root}/sessions/${other?.id}`)).status).toBe(204);
    expect((await client.read<SettingsSecurity>(root)).sessions).toHaveLength(1);
    const remaining = await env.current.db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute();
    expect(remaining).toHaveLength(1);
  });

  it("are not ended by signing in or out with a token @SETTINGS-02 @ROUTE-04", async () => {
    const { client, root, email } = await person();
    const { body } = await client.post<NewAccessToken>(`${root}/tokens`, { name: "Wall", expiresInDays: 2, password });
    const program = new Client(env.current.upstream.app, body.token);
    expect((await program.post("/session", { email, password })).status).toBe(201);
    expect((await program.delete("/session")).status).toBe(204);
    expect((await program.get("/notifications")).status).toBe(200);
  });

  it("authenticate as bearer tokens until they are revoked or have expired @SETTINGS-02", async () => {
    const { client, root, email } = await person();
    const createToken = (values: object) =>
      client.post<NewAccessToken>(`${root}/tokens`, { name: "Newsroom wall", expiresInDays: 2, password, ...values });
    expect((await createToken({ name: " " })).body).toEqual({ errors: { name: ["Name is required."] } });
    expect((await createToken({ password: "not it" })).body).toEqual({ errors: { password: ["This password is wrong."] } });
    const { status, body } = await createToken({});
    expect(status).toBe(201);
    const partner = new Client(env.current.upstream.app, body.token);
    expect((await partner.read<CurrentUser>("/current_user/info")).email).toBe(email);
    env.current.advance(2);
    expect((await partner.get("/notifications")).status).toBe(200);
    const { data } = await client.read<{ data: object[] }>(`${root}/tokens`);
    expect(data).toEqual([{ ...body, token: undefined, lastUsedAt: env.current.time.toISOString() }]);
    expect(JSON.stringify(data)).not.toContain(body.token);
    // A token is not listed as a session of a device.
    expect((await client.read<SettingsSecurity>(root)).sessions).toHaveLength(1);
    expect((await client.delete(`${root}/sessions/${body.id}`)).status).toBe(404);
    expect((await client.delete(`${root}/tokens/${body.id}`)).status).toBe(204);
    expect((await partner.get("/notifications")).status).toBe(401);
    const short = new Client(env.current.upstream.app, (await createToken({ expiresInDays: 1 })).body.token);
    env.current.advance(24 * 60 + 1);
    expect((await short.get("/notifications")).status).toBe(401);
  });

  it("are at most 50 tokens, also after concurrent requests", async () => {
    const { client, root } = await person();
    const create = () => client.post<{ errors: object }>(`${root}/tokens`, { name: "Wall", expiresInDays: 2, password });
    for (let created = 0; created < 49; created += 1) expect((await create()).status).toBe(201);
    const responses = await Promise.all([create(), create(), create()]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect((await create()).body.errors).toEqual({ base: ["There are 50 tokens already. Please revoke one first."] });
  });

  it("read and write, or only read, as they were made", async () => {
    const { client, root } = await person();
    const tokenFor = async (scope: "read" | "write") => {
      const input = { name: "Wall", expiresInDays: 2, scope, password };
      return (await client.post<NewAccessToken>(`${root}/tokens`, input)).body;
    };
    const [reading, writing] = [await tokenFor("read"), await tokenFor("write")];
    expect([reading.scope, writing.scope]).toEqual(["read", "write"]);
    const reader = new Client(env.current.upstream.app, reading.token);
    expect(await reader.read<CurrentUser>("/current_user/info")).toMatchObject({ authenticated: true, isReadOnly: true });
    expect((await reader.get(`${root}/tokens`)).status).toBe(200);
    for (const { status, body } of [
      await reader.delete(`${root}/tokens/${writing.id}`),
      await reader.patch("/notifications/read", {}),
      await reader.delete("/session"),
    ])
      expect([status, body]).toEqual([422, { detail: "This access token may only read." }]);
    const writer = new Client(env.current.upstream.app, writing.token);
    expect(await writer.read<CurrentUser>("/current_user/info")).toMatchObject({ isReadOnly: false });
    expect((await writer.delete(`${root}/tokens/${reading.id}`)).status).toBe(204);
    expect((await client.read<CurrentUser>("/current_user/info")).isReadOnly).toBe(false);
  });

  it("are accessible to their user only, not to admins @SETTINGS-02", async () => {
    const { root } = await person();
    const admin = await env.current.person(["admin"]);
    expect((await admin.client.get(root)).status).toBe(404);
    expect((await admin.client.get(`${root}/tokens`)).status).toBe(404);
    const readOnly = await env.current.person(["pr"], { is_read_only: true });
    expect((await readOnly.client.post(`/u/${readOnly.slug}/settings/security/otp`, { password: "x" })).body).toEqual({
      detail: "Your account is read-only.",
    });
  });
});

describe("deviceOf", () => {
  it.each([
    [null, "Unknown device"],
    ["curl/8.5.0", "curl"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      "Chrome on macOS",
    ],
  ])("recognises %s", (agent, name) => {
    expect(describeDevice(agent)).toBe(name);
  });
});
