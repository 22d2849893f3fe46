/** The address that calls a phone number: "tel:+61255503310". @param phone as people write it */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
