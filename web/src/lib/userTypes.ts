/** The user types in display order; newer gateways may have more. */
export const userTypes = ["JOURNO", "MARKETING", "EXPERTS"] as const;

export type UserType = (typeof userTypes)[number];

/** The labels of the user types, the same everywhere (USER-07). */
export const userTypeLabels: Readonly<Record<UserType, string>> = {
  JOURNO: "Journalists",
  MARKETING: "PR and marketing",
  EXPERTS: "Experts",
};

const isUserType = (value: string): value is UserType => Object.hasOwn(userTypeLabels, value);

/** The label of a user type; null for none and for an unknown type. */
export const userTypeLabel = (value: string | null | undefined): string | null =>
  typeof value === "string" && isUserType(value) ? userTypeLabels[value] : null;
