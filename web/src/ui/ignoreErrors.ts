/** Runs what closes something; a failure then is nobody's matter any more, so it is swallowed (ERR-17). */
export function ignoreErrors(close: () => unknown): void {
  try {
    const closing = close();
    if (closing instanceof Promise) closing.catch(() => {});
  } catch {
    // What was to close is gone from sight either way.
  }
}
