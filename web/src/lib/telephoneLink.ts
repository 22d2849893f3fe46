/** The link that calls a phone number: "tel:+61255503310". @param phone in any notation */
export function toTelephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
