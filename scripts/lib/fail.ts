/** A usage or configuration error; its message is a complete sentence for the user of the script. */
export class ScriptError extends Error {}

/** Runs a script and exits with its exit code. A ScriptError is printed without its stack, other errors with it. */
export async function main(body: () => Promise<number>): Promise<never> {
  try {
    process.exit(await body());
  } catch (error) {
    console.error(error instanceof ScriptError ? error.message : error);
    process.exit(1);
  }
}
