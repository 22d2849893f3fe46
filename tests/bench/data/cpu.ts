import { readdir, readFile } from "node:fs/promises";

/** Length of a tick of /proc in ms, on all common kernels. */
const TICK = 10;

/** CPU time in ms used by the processes of a PostgreSQL server, including processes that have ended. @param parent the process id of its postmaster */
export async function cpuOfChildren(parent: number): Promise<number> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const used = await Promise.all(
    ids.map(async (id) => {
      const text = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
      // The name in parentheses may contain spaces.
      const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
      const ticks = (first: number) => Number(fields[first]) + Number(fields[first + 1]);
      if (Number(id) === parent) return ticks(13) * TICK;
      return Number(fields[1]) === parent ? ticks(11) * TICK : 0;
    }),
  );
  return used.reduce((sum, one) => sum + one, 0);
}
