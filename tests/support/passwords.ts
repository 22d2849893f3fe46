import type { PasswordCost } from "../../upstream/accounts/password.ts";

/** Low, because hashing at the default cost takes a third of a second. The default is tested in tests/upstream/session.test.ts. */
export const cheapPasswords: PasswordCost = { N: 1024, r: 8, p: 1 };
