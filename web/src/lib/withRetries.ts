const attempts = 3;
const step = 3000;

/**
 * Loads a lazy screen, and tries again up to 3 times, 3 s times the number of the attempt later (ERR-15, ERR-16).
 * @param wait pauses for so many ms; tests bring their own
 */
export async function withRetries<Module>(
  load: () => Promise<Module>,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<Module> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await load();
    } catch {
      await wait(step * attempt);
    }
  }
  return load();
}
