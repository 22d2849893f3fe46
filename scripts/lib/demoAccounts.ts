/** The password of all demo accounts. */
export const demoPassword = "pressroom-demo-2026";

/** E-mail address and purpose of each demo account. */
export const demoAccounts: readonly (readonly [email: string, who: string])[] = [
  ["journo@example.com", "journalist, member of two communities"],
  ["pr@example.com", "public relations, member of two communities"],
  ["expert@example.com", "expert"],
  ["company@example.com", "administrator of a company account with all modules"],
  ["admin@example.com", "platform administrator"],
  ["readonly@example.com", "may read but not write"],
  ["newcomer@example.com", "still in onboarding, no community joined"],
];
