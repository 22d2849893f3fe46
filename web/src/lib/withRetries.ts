const attempts = 3;
const step = 3000;

interface Options {
  /** Whether trying again is of no use. Default: never. */
  isFinal?: (error: unknown) => boolean;
  /** Pauses for so many ms; tests bring their own. */
  wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Loads a lazy screen, and tries again up to 3 times, 3 s times the number of the attempt later (ERR-15, ERR-16). */
export async function withRetries<Module>(
  load: () => Promise<Module>,
  { isFinal = () => false, wait = pause }: Options = {},
): Promise<Module> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (isFinal(error)) throw error;
      await wait(step * attempt);
    }
  }
  return load();
}
