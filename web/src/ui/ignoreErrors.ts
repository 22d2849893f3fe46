/** Runs a close handler and ignores its errors, because the caller no longer needs the result (ERR-17). */
export function ignoreErrors(close: () => unknown): void {
  const run = async () => close();
  // The closed element disappears either way.
  run().catch(() => {});
}
