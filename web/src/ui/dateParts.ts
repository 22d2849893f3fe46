/** A part of a date field. */
interface DatePart {
  /** Unique in the field. */
  type: string;
  /** The placeholder text in the user's language; null for a separator. */
  name: string | null;
  text: string;
  /** Whether nothing has been typed into it. */
  isPlaceholder: boolean;
}

const day = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
const time = { ...day, hour: "2-digit", minute: "2-digit" } as const;

/** The placeholders of missing parts. */
const placeholders: Readonly<Record<string, string>> = { year: "yyyy", month: "mm", day: "dd", hour: "––", minute: "––" };

/** The browser's language, or US English, as in React Aria, if it is not a valid language tag, such as "C" or "en-US@posix" on Linux. */
function userLocale(): string {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}

/** The parts of a date in the order of the user's locale. @param value in the format of date fields */
export function dateParts(value: string, hasTime: boolean, locale = userLocale()): DatePart[] {
  const date = new Date(hasTime ? `${value}Z` : `${value}T00:00Z`);
  const isEmpty = Number.isNaN(date.getTime());
  const format = new Intl.DateTimeFormat(locale, { ...(hasTime ? time : day), timeZone: "UTC" });
  const names = new Intl.DisplayNames(locale, { type: "dateTimeField" });
  return format
    .formatToParts(isEmpty ? 0 : date)
    .map(({ type, value: text }, index) =>
      type === "literal"
        ? { type: `${type}${index}`, name: null, text, isPlaceholder: false }
        : { type, name: `${names.of(type)}, `, text: isEmpty ? (placeholders[type] ?? text) : text, isPlaceholder: isEmpty },
    );
}
