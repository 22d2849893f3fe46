import { Kind, parse, visit } from "graphql";
import { codeLinkPattern, emailPattern, isSecretKey, looksRandom, runPattern, textInside } from "./secrets.ts";

/** Shorter secrets are replaced where they are found, but not within other texts, which could contain them by chance. */
const minLengthWithinText = 6;

/** Replaces secrets by placeholders. A secret always gets the same placeholder, so that a recording stays consistent. */
export class Redactor {
  readonly #placeholders = new Map<string, string>();
  readonly #emails = new Map<string, string>();

  /** Collects the secrets of a value, which {@link value} and {@link text} then replace in all texts. */
  learn(value: unknown, isInput: boolean, key = ""): void {
    if (typeof value === "string") {
      if (isSecretKey(key, isInput) && value !== "" && textInside(value) === null) this.#placeholderOf(value);
    } else if (Array.isArray(value)) {
      for (const item of value) this.learn(item, isInput, key);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, part] of Object.entries(value)) this.learn(part, isInput, name);
    }
  }

  /** Collects the secrets in the literals of a document. */
  learnDocument(document: string): void {
    const learn = ({ name, value }: { name: { value: string }; value: { kind: Kind; value?: unknown } }) => {
      if (value.kind === Kind.STRING) this.learn(value.value, true, name.value);
    };
    visit(parse(document), { ObjectField: learn, Argument: learn });
  }

  /** A copy without secrets. */
  value(value: unknown): unknown {
    if (typeof value === "string") return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.value(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.value(part)]));
  }

  text(text: string): string {
    const whole = this.#placeholders.get(text);
    if (whole !== undefined) return whole;
    let redacted = text;
    for (const [secret, placeholder] of this.#placeholders) {
      if (secret.length >= minLengthWithinText) redacted = redacted.replaceAll(secret, placeholder);
    }
    return redacted
      .replace(emailPattern, (email) => this.#emailOf(email))
      .replace(codeLinkPattern, (_link, start: string, code: string) => start + this.#placeholderOf(code))
      .replace(runPattern, (run) => this.#redactRun(run));
  }

  /** Ids and cursors are redacted inside. */
  #redactRun(run: string): string {
    const inside = textInside(run);
    if (inside === null) return looksRandom(run) ? this.#placeholderOf(run) : run;
    const redacted = this.text(inside);
    return redacted === inside ? run : Buffer.from(redacted).toString("base64url");
  }

  #placeholderOf(secret: string): string {
    const known = this.#placeholders.get(secret);
    if (known !== undefined) return known;
    if ([...this.#placeholders.values()].includes(secret)) return secret;
    const number = this.#placeholders.size + 1;
    // Hashes and codes of digits keep their form, which the REST API's contract may demand.
    const replacement = /^[0-9a-f]{6,}$/.test(secret) ? String(number).padStart(secret.length, "0") : `redacted${number}`;
    this.#placeholders.set(secret, replacement);
    return replacement;
  }

  #emailOf(email: string): string {
    const folded = email.toLowerCase();
    const replacement = this.#emails.get(folded) ?? `person${this.#emails.size + 1}@example.com`;
    this.#emails.set(folded, replacement);
    return replacement;
  }
}
