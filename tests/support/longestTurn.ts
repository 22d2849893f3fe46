/**
 * Runs a function and measures the longest turn of the event loop meanwhile, during which everybody else has to wait.
 * CPU time of the thread is counted, so that other processes on the machine do not change the result.
 * @returns milliseconds
 */
async function longestTurn(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  let before = process.threadCpuUsage();
  const watch = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, user + system);
    if (isRunning) setImmediate(watch);
  };
  setImmediate(watch);
  try {
    await run();
  } finally {
    isRunning = false;
  }
  return longest / 1000;
}

/**
 * The lowest value of several runs: the first ones include compiling the code, each may include collecting garbage, and on a busy machine
 * the same work takes more CPU time.
 * @param limit in ms; after a run below it, no further ones are needed
 */
export async function leastLongestTurn(run: () => Promise<unknown>, limit: number, tries = 12): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && least >= limit; attempt += 1) least = Math.min(least, await longestTurn(run));
  return least;
}
