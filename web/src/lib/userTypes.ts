/** The user types in their order; newer gateways may have more. */
export const userTypes = ["JOURNO", "MARKETING", "EXPERTS"] as const;

export type UserType = (typeof userTypes)[number];

/** The user types as they are shown, the same wherever they are (USER-07). */
export const userTypeLabels: Readonly<Record<UserType, string>> = {
  JOURNO: "Journalists",
  MARKETING: "PR and marketing",
  EXPERTS: "Experts",
};

const isUserType = (value: string): value is UserType => Object.hasOwn(userTypeLabels, value);

/** The label of a user type; null for none, and for one that is not known. */
export const userTypeLabel = (value: string | null | undefined): string | null =>
  typeof value === "string" && isUserType(value) ? userTypeLabels[value] : null;
