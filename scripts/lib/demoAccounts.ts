/** The people that a seeded upstream knows. */
export const DEMO_PASSWORD = "pressroom-demo-2026";

/** Mail address and what the account is for. */
export const demoAccounts: readonly (readonly [email: string, who: string])[] = [
  ["journo@example.com", "journalist, member of two communities"],
  ["pr@example.com", "public relations, member of two communities"],
  ["expert@example.com", "expert"],
  ["company@example.com", "administrator of a company account with all modules"],
  ["admin@example.com", "platform administrator"],
  ["readonly@example.com", "may read but not write"],
  ["newcomer@example.com", "still in onboarding, no community joined"],
];
