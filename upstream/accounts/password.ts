import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Parameters of scrypt. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** OWASP's first choice for scrypt is N = 2^17; 2^15 with p = 3 costs the same time in a quarter of the memory. */
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_LENGTH = 32;

/**
 * Returns "scrypt$N$r$p$salt$key" (base64url), the format of users.password_hash.
 * @param cost each hash stores its own, so old hashes stay valid when the default is raised
 */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether the password matches the hash. False for a hash in an unknown format. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_LENGTH, { ...cost, maxmem }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
