/** A mistake in what the program was given; its message is a whole sentence for the person who started it. */
export class Refusal extends Error {}

/**
 * Runs a script's body and ends the process with its exit code. A Refusal is shown as its one sentence,
 * anything else is a defect and keeps its stack.
 */
export async function main(body: () => Promise<number>): Promise<never> {
  try {
    process.exit(await body());
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
