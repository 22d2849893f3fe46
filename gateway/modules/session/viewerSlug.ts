import type { Context } from "../../context.ts";
import { createUnauthorizedError } from "../../rest/error.ts";
import { getViewer } from "./viewer.ts";

/**
 * The viewer's slug, for their own settings.
 * @throws RestError 401 for a guest, as the REST API would
 */
export async function requireViewerSlug(context: Context): Promise<string> {
  const { slug } = await getViewer(context);
  if (slug === null) throw createUnauthorizedError("settings");
  return slug;
}
