/** Focuses the first invalid field of a form, or else its general error, once it is rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const firstInvalid = form?.querySelector<HTMLElement>(
      "[aria-invalid='true'], [data-invalid] :is(input, button), [data-error-note]",
    );
    firstInvalid?.focus();
    firstInvalid?.scrollIntoView({ block: "center" });
  });
}
