type Text = string | null | undefined;

/** A person's job and organization on one line; empty when neither is known. */
export const workOf = (jobTitle: Text, organization: Text): string => [jobTitle, organization].filter(Boolean).join(", ");
