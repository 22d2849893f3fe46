/** The demo accounts by the first part of their mail address; a guest is signed in as nobody. */
export type AccountName = "journo" | "pr" | "expert" | "company" | "admin" | "readonly" | "newcomer";

export const emailOf = (account: AccountName): string => `${account}@example.com`;
