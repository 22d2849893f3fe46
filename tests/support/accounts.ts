/** The demo accounts by the local part of their e-mail address; guests have none. */
export type AccountName = "journo" | "pr" | "expert" | "company" | "admin" | "readonly" | "newcomer";

export const emailOf = (account: AccountName): string => `${account}@example.com`;
