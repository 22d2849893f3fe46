/** Runs a close handler and ignores its errors, because the caller no longer needs the result (ERR-17). */
export function ignoreErrors(close: () => unknown): void {
  try {
    const closing = close();
    if (closing instanceof Promise) closing.catch(() => {});
  } catch {
    // The closed element disappears either way.
  }
}
