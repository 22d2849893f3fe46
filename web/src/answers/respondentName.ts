/** What is known of a respondent. */
interface Respondent {
  name?: string | null | undefined;
  email?: string | null | undefined;
  contact?: { name: string } | null | undefined;
}

/** What a respondent is called: by their profile, by the name they gave, else by the address that was invited. */
export function respondentName({ name, email, contact }: Respondent): string {
  return contact?.name ?? name ?? email ?? "Somebody";
}
