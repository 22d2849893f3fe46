import type { FileStore } from "../media/fileStore.ts";
import { cropToSquare } from "../media/images.ts";
import type { Services } from "../services.ts";

/** Paths of a community's logo at 64 px (icon) and 256 px (img). */
interface LogoVariants {
  icon: string | null;
  img: string | null;
}

/** Creates the scaled variants of a logo. They belong to the community and are removed when the logo changes. */
export async function createLogoVariants(
  { db, storage }: Pick<Services, "db" | "storage">,
  logo: number | null,
): Promise<LogoVariants> {
  const image =
    logo === null ? undefined : await db.selectFrom("images").select("path").where("id", "=", logo).executeTakeFirst();
  const bytes = image === undefined ? null : await storage.read(image.path);
  if (bytes === null) return { icon: null, img: null };
  const square = async (side: number) => {
    const { bytes: scaled, mime } = await cropToSquare(bytes, side);
    return storage.put(scaled, mime);
  };
  const [icon, img] = await Promise.all([square(64), square(256)]);
  return { icon, img };
}

/** Removes the files; the original uploads are removed when unused uploads are swept. */
export async function removeLogoVariants(storage: FileStore, { icon, img }: Partial<LogoVariants>): Promise<void> {
  await Promise.all([icon, img].map((path) => storage.discard(path ?? "")));
}

/** Returns the result of the write; removes the variants when it fails. */
export async function removeLogoVariantsOnFailure<T>(
  storage: FileStore,
  variants: Partial<LogoVariants>,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    await removeLogoVariants(storage, variants);
    throw error;
  }
}
