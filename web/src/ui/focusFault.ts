/** Leads to the first field of a form that is refused, else to what is wrong with none of them, once it is shown. */
export function focusFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>("[aria-invalid='true'], [data-invalid] :is(input, button), [data-error-note]");
    fault?.focus();
    fault?.scrollIntoView({ block: "center" });
  });
}
