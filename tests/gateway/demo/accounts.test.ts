import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountName } from "../../support/accounts.ts";
import { startProduct, type Product } from "../../support/product.ts";

const allModules = [
  "ONLINE_NEWSROOM",
  "MONITOR",
  "MONITOR_ADVANCED",
  "MONITOR_SOCIAL",
  "CONTACTS",
  "OPPORTUNITIES",
  "REPORTS",
  "MONITOR_PRINT",
];

/** The demo accounts of the README, in the gateway's format. */
const accounts: Readonly<Record<AccountName, Record<string, unknown>>> = {
  journo: { roles: ["JOURNO"], isReadOnly: false, onboarding: null, account: null },
  pr: { roles: ["PR"], isReadOnly: false, onboarding: null },
  expert: { roles: ["EXPERT"], isReadOnly: false, onboarding: null },
  company: {
    roles: expect.arrayContaining(["ACCOUNT_ADMIN"]),
    modules: expect.arrayContaining(allModules),
    account: { name: expect.any(String), company: { slug: expect.any(String) } },
  },
  admin: { roles: expect.arrayContaining(["ADMIN"]), systemCompany: { databaseId: 12, type: "COMPANY" } },
  readonly: { isReadOnly: true },
  newcomer: { onboarding: expect.any(String), isReadOnly: false },
};

const viewer = `viewer {
  authenticated databaseId slug authorId roles modules communities { slug isJoined } firstName lastName fullName avatar smallAvatar jobTitle
  beats { databaseId key colour } feedCredentials { userId userToken beats { name feed feedId token } } account { databaseId name company { slug } }
  timezone isReadOnly isManaged email systemCompany { databaseId type } hasNotifications onboarding followFeeds { name beat { name } items(first: 3) { totalCount } }
}`;

interface Viewer {
  roles: string[];
  beats: { name: string; key: string }[];
  communities: { slug: string; isJoined: boolean }[];
  followFeeds: { name: string; beat: { name: string } | null; items: { totalCount: number } }[];
}

describe("the demo accounts", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.stop());
  beforeEach(() => product.upstream.reset());

  it.each([...(Object.keys(accounts) as AccountName[]), null])(
    "lets only a platform admin choose the view mode, with full as the default: %s @USER-10 @USER-11 @USER-12",
    async (as) => {
      const response = await product.graphql<{ viewer: { viewModes: string[] } }>({
        ...(as === null ? {} : { as }),
        document: "{ viewer { viewModes } }",
      });
      expect(response.data?.viewer.viewModes).toEqual(as === "admin" ? ["FULL", "MVP"] : ["MVP"]);
    },
  );

  it.each(Object.keys(accounts) as AccountName[])(
    "returns the complete viewer: %s @GEN-03 @GEN-04 @USER-01 @USER-02 @USER-03 @USER-04 @USER-08 @USER-09 @FEED-04 @FEED-05",
    async (as) => {
      const response = await product.graphql<{ viewer: Viewer }>({ as, document: `{ ${viewer} }` });
      expect(response.errors).toBeUndefined();
      expect(response.data?.viewer).toMatchObject({
        authenticated: true,
        email: `${as}@example.com`,
        fullName: expect.stringMatching(/\S \S/),
        authorId: expect.any(String),
        feedCredentials: { userId: expect.stringMatching(/^user-\d+$/), userToken: expect.any(String) },
        ...accounts[as],
      });
      const currentViewer = response.data?.viewer;
      if (currentViewer === undefined) throw new Error("The viewer could not be read.");
      const { roles, beats, followFeeds } = currentViewer;
      const isJournalist = roles.includes("JOURNO");
      expect(followFeeds.map(({ name, beat }) => [name, beat === null])).toEqual(
        isJournalist
          ? [["All beats", true]]
          : [["My favourites", true], ...followFeeds.slice(1).map(({ beat }) => [beat?.name, false])],
      );
      if (!isJournalist) expect(followFeeds.slice(1)).toHaveLength(beats.length);
      const joined = currentViewer.communities.filter(({ isJoined }) => isJoined).map(({ slug }) => slug);
      if (as === "journo" || as === "pr") expect(joined).toEqual(["media-insiders", "tech-desk"]);
      if (as === "newcomer") expect(joined).toEqual([]);
    },
  );

  it("reads all pages of media-insiders in 2 calls each, without errors or duplicates @GEN-08 @GEN-09 @FEED-01 @FEED-02 @POST-01 @API-080", async () => {
    const permission = "{ allowed reasons { code } }";
    const document = `query ($after: String) { feed(communitySlug: "media-insiders", first: 50, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { __typename
        ... on PostBase { id content author { name isViewer } liked likesCount permissions { edit ${permission} delete ${permission} like ${permission} comment ${permission} restore ${permission} }
          comments(first: 2) { totalCount edges { node { content author { name } permissions { delete ${permission} } comments(first: 2) { edges { node { content } } } } } } }
        ... on NewsItem { id title kind comments(first: 2) { edges { node { content } } } permissions { like ${permission} } } } }
    } }`;
    interface Page {
      feed: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
        edges: { node: { id: string; __typename: string } }[];
      };
    }
    const seen: { id: string; __typename: string }[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      product.upstream.reset();
      const response: { data?: Page | null; errors?: unknown } = await product.graphql<Page>({
        as: "pr",
        document,
        variables: { after },
      });
      expect(response.errors).toBeUndefined();
      expect(product.upstream.summary().toSorted()).toEqual(["GET /api/v1/current_user/info", "GET /api/v1/posts"]);
      seen.push(...(response.data?.feed.edges.map(({ node }) => node) ?? []));
      total = response.data?.feed.totalCount ?? 0;
      after = response.data?.feed.pageInfo.hasNextPage === true ? response.data.feed.pageInfo.endCursor : null;
    } while (after !== null);
    expect(total).toBeGreaterThanOrEqual(200);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
    expect(new Set(seen.map(({ __typename }) => __typename))).toEqual(
      new Set(["CommunityPost", "Job", "Callout", "Event", "Record", "Reaction", "Statement", "NewsItem"]),
    );
  });
});
