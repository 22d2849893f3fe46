import type { Rest } from "../../rest/client.ts";
import type { Image } from "../../rest/generated/contract.ts";
import { toPlainText } from "./plainText.ts";

/** What other services show for a link to a page. */
export interface LinkPreview {
  /** The type of the page in the Open Graph protocol. */
  type: "article" | "profile";
  title: string;
  /** Plain text of any length; null when there is none. */
  description: string | null;
  /** Null when there is none. */
  picture: PreviewPicture | null;
}

export interface PreviewPicture {
  /** The path of the file. */
  path: string;
  /** Its size in pixels; null for avatars and logos, whose size the REST API does not return. */
  size: { width: number; height: number } | null;
}

/** A page that guests can open. */
export interface PreviewSource {
  /** The page's path; its group is the id or slug. */
  path: RegExp;
  /** @throws RestError 404 when there is no such page, or guests cannot see it */
  read: (rest: Rest, key: string) => Promise<LinkPreview>;
}

/** The pages of the web client that are open to everybody and show a single object. */
export const previewSources: readonly PreviewSource[] = [
  {
    path: /^\/announcements\/(\d+)(?:\/hub)?$/i,
    read: async (rest, id) => {
      const { title, headline, summary, content, img } = await rest.read("getAnnouncement", {
        params: { id: Number(id) },
        query: { preview: true },
      });
      return createArticle(title, summary ?? headline ?? toPlainText(content), img);
    },
  },
  {
    path: /^\/interviews\/(\d+)$/i,
    read: async (rest, id) => {
      const { title, description, img } = await rest.read("getInterview", { params: { id: Number(id) } });
      return createArticle(title, toPlainText(description), img);
    },
  },
  {
    path: /^\/stories\/(\d+)$/i,
    read: async (rest, id) => {
      const { title, headline, summary, content, img } = await rest.read("getStory", { params: { id: Number(id) } });
      return createArticle(title || (headline ?? ""), summary ?? toPlainText(content), img);
    },
  },
  {
    path: /^\/u\/([^/]+)$/i,
    read: async (rest, slug) => {
      const { name, about, job, organization, avatar } = await rest.read("getProfile", { params: { slug } });
      return createProfile(name, about ?? [job, organization].filter((part) => part !== null).join(", "), avatar);
    },
  },
  {
    path: /^\/c\/([^/]+)$/i,
    read: async (rest, slug) => {
      const { name, description, logo } = await rest.read("getCompanyProfile", { params: { slug } });
      return createProfile(name, description, logo);
    },
  },
  {
    path: /^\/o\/([^/]+)$/i,
    read: async (rest, slug) => {
      const { name, description, logo } = await rest.read("getOutletProfile", { params: { slug } });
      return createProfile(name, description, logo);
    },
  },
];

const createArticle = (title: string, description: string | null, image: Image | null): LinkPreview => ({
  type: "article",
  title,
  description,
  picture: image && { path: image.path, size: image },
});

const createProfile = (title: string, description: string | null, path: string | null): LinkPreview => ({
  type: "profile",
  title,
  description,
  picture: path === null ? null : { path, size: null },
});
