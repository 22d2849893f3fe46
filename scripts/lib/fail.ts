/** A usage or configuration error; its message is a complete sentence for the user of the script. */
export class Refusal extends Error {}

/** Runs a script and exits with its exit code. A Refusal is printed as a sentence, other errors with their stack. */
export async function main(body: () => Promise<number>): Promise<never> {
  try {
    process.exit(await body());
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
