import type { Locator, Page } from "playwright";
import type { AccountName } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";

/** The fields of GET /posts by which tests select a post. */
export interface RestPost {
  id: number;
  type: string;
  title?: string;
  name?: string;
  /** HTML. */
  content: string | null;
  deadline?: string | null;
  updatedAt?: string | null;
  start?: string;
  timezone?: string;
  attachments?: { count: number };
  author: { name: string; type: string };
  commentable: { commentsCount: number; totalCommentsCount: number };
  likable: { liked: boolean; likesCount: number };
}

const community = "media-insiders";

const PAGE = 100;
/** Number of posts among which the tests search. */
const MAX_POSTS = 300;

async function pageOfPosts(product: Product, account: AccountName, offset: number): Promise<RestPost[]> {
  const headers = { cookie: `sid=${await product.sessionOf(account)}`, "x-requested-with": "XMLHttpRequest" };
  const address = `${product.platform.url}/api/v1/posts?communitySlug=${community}&limit=${PAGE}&offset=${offset}`;
  const { data } = (await (await fetch(address, { headers })).json()) as { data: RestPost[] };
  return data;
}

/** The newest posts and news of the largest community, read from the REST API. */
export async function postsOf(product: Product, account: AccountName): Promise<RestPost[]> {
  const posts: RestPost[] = [];
  for (let offset = 0; offset < MAX_POSTS; offset += PAGE) posts.push(...(await pageOfPosts(product, account, offset)));
  return posts;
}

/** The newest post that meets the condition; stops reading at it. @throws when there is none */
export async function findPost(
  product: Product,
  account: AccountName,
  predicate: (post: RestPost) => boolean,
): Promise<RestPost> {
  for (let offset = 0; offset < MAX_POSTS; offset += PAGE) {
    const found = (await pageOfPosts(product, account, offset)).find(predicate);
    if (found !== undefined) return found;
  }
  throw new Error("The demo data have no such post.");
}

/** The address of a post in an overlay over the largest community. */
export const overlayAddress = ({ type, id }: Pick<RestPost, "type" | "id">, more = ""): string =>
  `/community/${community}?${type}=${id}${more}`;

/** The overlay with an opened post. */
export const overlay = (page: Page) => page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Close" }) });

/** Opens the feed and waits until it is rendered, so that closing an overlay can return to it. */
export async function openFeed(page: Page, path = `/community/${community}`): Promise<void> {
  await page.goto(path);
  await page.getByRole("feed").getByRole("article").first().waitFor();
}

/** Scrolls the feed until the element exists, restarting at the top: a page may restore its scroll position. */
export async function scrollUntil(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 300 && (await target.count()) === 0; step += 1) {
    await page.evaluate(async () => {
      const before = scrollY;
      scrollBy(0, innerHeight * 0.8);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      if (scrollY === before) window.scrollTo(0, 0);
    });
  }
}

/** The query string of the page's address. */
export const queryStringOf = (page: Page): string => new URL(page.url()).search;
