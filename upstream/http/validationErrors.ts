import { invalidFields } from "./errors.ts";

/** Messages by field; only the first one of a field is kept. */
export class ValidationErrors {
  readonly byField: Record<string, string[]> = {};

  add(field: string, message: string | null): void {
    if (message !== null) {
      this.byField[field] ??= [message];
    }
  }

  /** @throws 422 when there are any */
  check(): void {
    if (Object.keys(this.byField).length > 0) {
      throw invalidFields(this.byField);
    }
  }
}
