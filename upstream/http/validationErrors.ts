import { invalidFields } from "./errors.ts";
import type { FieldError } from "./fieldErrors.ts";

/** Errors by field; only the first one of a field is kept. */
export class ValidationErrors {
  readonly byField: Record<string, FieldError[]> = {};

  add(field: string, error: FieldError | null): void {
    if (error !== null) {
      this.byField[field] ??= [error];
    }
  }

  /** @throws 422 when there are any */
  check(): void {
    if (Object.keys(this.byField).length > 0) {
      throw invalidFields(this.byField);
    }
  }
}
