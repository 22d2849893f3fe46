/** Focuses the first invalid field of a form, or else its general error, once it is rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>("[aria-invalid='true'], [data-invalid] :is(input, button), [data-error-note]");
    fault?.focus();
    fault?.scrollIntoView({ block: "center" });
  });
}
