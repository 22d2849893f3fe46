import { resolve } from "node:path";
import { backUp, restore, type BackupTarget } from "./lib/backup.ts";
import { main, ScriptError } from "./lib/fail.ts";

const usage = "npm run backup -- FOLDER writes a backup to a new folder; npm run restore -- FOLDER reads it.";
const actions: Readonly<Record<string, (target: BackupTarget, folder: string) => Promise<void>>> = { backup: backUp, restore };

/** Backs up or restores the database of DATABASE_URL and the files of DATA_DIR. The files of a bucket are not included. */
await main(async () => {
  const [name = "", folder] = process.argv.slice(2);
  const action = actions[name];
  if (action === undefined || folder === undefined) throw new ScriptError(usage);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, FILES_S3_BUCKET: bucket } = process.env;
  await action({ databaseUrl: databaseUrl || null, dataDir: resolve(dataDir || ".data") }, resolve(folder));
  console.log(`${name === "backup" ? "Written to" : "Restored from"} ${resolve(folder)}.`);
  if (bucket) console.log(`The files of the bucket ${bucket} are not included; back them up with the tools of the object store.`);
  return 0;
});
