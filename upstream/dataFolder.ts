import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { SettingError } from "./settings.ts";

/**
 * Creates a folder if it is missing and checks that it is usable.
 * @param name of the folder for messages, such as DATA_DIR
 * @throws SettingError
 */
export async function claimFolder(name: string, path: string): Promise<void> {
  try {
    const folder = resolve(path);
    for (const missing of await findMissing(folder)) await make(missing);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), "code");
    throw new SettingError(`${name} must be a writable folder, and "${path}" is not (${String(code)}).`);
  }
}

/**
 * The missing parent folders, outermost first. Node's recursive mkdir never returns where folders cannot be created, as in
 * /proc.
 */
async function findMissing(folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (let at = folder; !(await isFolder(at)); at = dirname(at)) missing.unshift(at);
  return missing;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return true;
  } catch (error) {
    if (Reflect.get(Object(error), "code") === "ENOENT") return false;
    throw error;
  }
  throw Object.assign(new Error(`${path} is not a folder`), { code: "ENOTDIR" });
}

/** Ignores EEXIST: another node may create the folder at the same time. */
async function make(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (Reflect.get(Object(error), "code") !== "EEXIST") throw error;
  }
}
