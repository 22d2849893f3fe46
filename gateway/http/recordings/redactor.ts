import { Kind, parse, visit } from "graphql";
import { codeLinkPattern, emailPattern, isSecretKey, looksRandom, runPattern, decodeInnerText } from "./secrets.ts";

/** Shorter secrets are replaced where they are found, but not within other texts, which could contain them by chance. */
const MIN_LENGTH_WITHIN_TEXT = 6;

/** Replaces secrets by placeholders. A secret always gets the same placeholder, so that a recording stays consistent. */
export class Redactor {
  readonly #placeholders = new Map<string, string>();
  readonly #emails = new Map<string, string>();

  /** Collects the secrets of a value, which {@link redactValue} and {@link redactText} then replace in all texts. */
  collectSecrets(redactValue: unknown, isInput: boolean, key = ""): void {
    if (typeof redactValue === "string") {
      if (isSecretKey(key, isInput) && redactValue !== "" && decodeInnerText(redactValue) === null)
        this.#getPlaceholder(redactValue);
    } else if (Array.isArray(redactValue)) {
      for (const item of redactValue) this.collectSecrets(item, isInput, key);
    } else if (typeof redactValue === "object" && redactValue !== null) {
      for (const [name, part] of Object.entries(redactValue)) this.collectSecrets(part, isInput, name);
    }
  }

  /** Collects the secrets in the literals of a document. */
  collectDocumentSecrets(document: string): void {
    const learn = ({ name, value }: { name: { value: string }; value: { kind: Kind; value?: unknown } }) => {
      if (value.kind === Kind.STRING) this.collectSecrets(value.value, true, name.value);
    };
    visit(parse(document), { ObjectField: learn, Argument: learn });
  }

  /** A copy without secrets. */
  value(value: unknown): unknown {
    if (typeof value === "string") return this.redactText(value);
    if (Array.isArray(value)) return value.map((item) => this.value(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.value(part)]));
  }

  redactText(text: string): string {
    const whole = this.#placeholders.get(text);
    if (whole !== undefined) return whole;
    let redacted = text;
    for (const [secret, placeholder] of this.#placeholders)
      if (secret.length >= MIN_LENGTH_WITHIN_TEXT) redacted = redacted.replaceAll(secret, placeholder);
    return redacted
      .replace(emailPattern, (email) => this.#getEmailPlaceholder(email))
      .replace(codeLinkPattern, (_link, start: string, code: string) => start + this.#getPlaceholder(code))
      .replace(runPattern, (run) => this.#redactRun(run));
  }

  /** Ids and cursors are redacted inside. */
  #redactRun(run: string): string {
    const inside = decodeInnerText(run);
    if (inside === null) return looksRandom(run) ? this.#getPlaceholder(run) : run;
    const redacted = this.redactText(inside);
    return redacted === inside ? run : Buffer.from(redacted).toString("base64url");
  }

  #getPlaceholder(secret: string): string {
    const known = this.#placeholders.get(secret);
    if (known !== undefined) return known;
    if ([...this.#placeholders.values()].includes(secret)) return secret;
    const number = this.#placeholders.size + 1;
    // Hashes and codes of digits keep their form, which the REST API's contract may demand.
    const replacement = /^[0-9a-f]{6,}$/.test(secret) ? String(number).padStart(secret.length, "0") : `redacted${number}`;
    this.#placeholders.set(secret, replacement);
    return replacement;
  }

  #getEmailPlaceholder(email: string): string {
    const folded = email.toLowerCase();
    const replacement = this.#emails.get(folded) ?? `person${this.#emails.size + 1}@example.com`;
    this.#emails.set(folded, replacement);
    return replacement;
  }
}
