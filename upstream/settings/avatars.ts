import { readFile, rm } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { cropToSquare } from "../media/images.ts";
import { receiveFile } from "../media/temporaryFiles.ts";
import type { Services } from "../services.ts";
import { MEGABYTE } from "../units.ts";
import type { SettingsOwner } from "./rules.ts";

const MAX_BYTES = 10 * MEGABYTE;
const noPicture = { avatar: null, avatar_icon: null };

type StorageServices = Pick<Services, "db" | "storage">;

/** Sets the uploaded file "avatar" as the person's picture, at 256 and 64 px. @throws 413, 415, 422 */
export async function receiveAvatar(
  { db, storage }: StorageServices,
  owner: SettingsOwner,
  request: FastifyRequest,
): Promise<void> {
  const file = await receiveFile(request, storage.incoming, MAX_BYTES, "avatar");
  try {
    const bytes = await readFile(file);
    const square = async (side: number) => {
      const { bytes: scaled, mime } = await cropToSquare(bytes, side);
      return storage.put(scaled, mime);
    };
    const [avatar, icon] = await Promise.all([square(256), square(64)]);
    await replacePicture({ db, storage }, owner, { avatar, avatar_icon: icon });
  } finally {
    await rm(file, { force: true });
  }
}

/** Removes the picture; does nothing if there is none. */
export const removeAvatar = (services: StorageServices, owner: SettingsOwner): Promise<void> =>
  replacePicture(services, owner, noPicture);

async function replacePicture(
  { db, storage }: StorageServices,
  { contactId }: SettingsOwner,
  picture: { avatar: string | null; avatar_icon: string | null },
): Promise<void> {
  const previous = await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom("contacts")
      .select(["avatar", "avatar_icon"])
      .where("id", "=", contactId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.updateTable("contacts").set(picture).where("id", "=", contactId).execute();
    return before;
  });
  await Promise.all([previous.avatar, previous.avatar_icon].map((path) => storage.discard(path ?? "")));
}
