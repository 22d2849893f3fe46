import { resolve } from "node:path";
import { backUp, restore, type BackupTarget } from "./lib/backup.ts";
import { main, Refusal } from "./lib/fail.ts";

const usage = "npm run backup -- FOLDER writes a backup to a new folder; npm run restore -- FOLDER reads it.";
const actions: Readonly<Record<string, (target: BackupTarget, folder: string) => Promise<void>>> = { backup: backUp, restore };

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, for the database and files of DATABASE_URL and DATA_DIR; not for a bucket. */
await main(async () => {
  const [name = "", folder] = process.argv.slice(2);
  const action = actions[name];
  if (action === undefined || folder === undefined) throw new Refusal(usage);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, FILES_S3_BUCKET: bucket } = process.env;
  await action({ databaseUrl: databaseUrl || null, dataDir: resolve(dataDir || ".data") }, resolve(folder));
  console.log(`${name === "backup" ? "Written to" : "Restored from"} ${resolve(folder)}.`);
  if (bucket) console.log(`Without files: those of the bucket ${bucket} are backed up and restored by its store.`);
  return 0;
});
