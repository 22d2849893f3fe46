/** Duration of a toast in ms; longer texts are shown longer (CONST-38). */
export function toastDuration(text: string): number {
  return text.length > 80 || text.includes("\n") ? 8000 : 5000;
}
