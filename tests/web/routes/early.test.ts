import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { cancelEarlyRequests } from "../../../web/src/relay/earlyRequests.ts";
import { startEarly } from "../../../web/src/routes/early.ts";
import { routes } from "../../../web/src/routes/routes.ts";
import { findScreen } from "../../../web/src/routes/screens/index.tsx";

/** The modules of a post's dialog that were loaded. */
const dialogCode = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/posts/PostOverlay.tsx"), (original) => {
  dialogCode.push("dialog");
  return original();
});
vi.mock(import("../../../web/src/ui/overlays.ts"), (original) => {
  dialogCode.push("overlays");
  return original();
});

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

let sent: Sent[];
let loaded: string[];

beforeEach(async () => {
  sent = [];
  loaded = [];
  vi.stubGlobal("fetch", async (_address: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as Sent);
    return new Response("{}");
  });
  for (const { name } of routes) {
    vi.spyOn(await findScreen(name), "load").mockImplementation(async () => {
      loaded.push(name);
    });
  }
});

afterEach(() => {
  cancelEarlyRequests();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(address: string, { hasSession = true, base = "/" } = {}) {
  const { pathname, search, hash } = new URL(address, "http://page");
  startEarly({ pathname, search, hash }, base, hasSession);
  await new Promise((resolve) => setTimeout(resolve));
  return { page: loaded, operations: sent.map(({ operationName, variables }) => [operationName, variables]) };
}

test("the code of a page, its query and the viewer's query start together", async () => {
  expect(await open("/community/tech-desk/members")).toEqual({
    page: ["community.members"],
    operations: [
      ["ShellQuery", {}],
      ["CommunityPageQuery", expect.objectContaining({ slug: "tech-desk" })],
    ],
  });
});

test("a post in the address starts together with its page and the code of its dialog @OVERLAY-01", async () => {
  expect(dialogCode).toEqual([]);
  expect((await open("/?job=12&cid=3")).operations).toEqual([
    ["ShellQuery", {}],
    ["OverlayPostQuery", { type: "JOB", databaseId: 12, commentId: 3, withComment: true }],
    ["HomePageQuery", { beatId: null }],
  ]);
  await vi.waitFor(() => expect(dialogCode.toSorted()).toEqual(["dialog", "overlays"]));
});

test("guests start the page to which they are redirected @ROUTE-02", async () => {
  const guest = { hasSession: false };
  expect(await open("/?job=12", guest)).toEqual({ page: ["signIn"], operations: [["ShellQuery", {}]] });
  expect((await open("/stories/1000", guest)).page).toEqual(["signIn", "story"]);
});

test("the path is matched without the base of the installation", async () => {
  expect((await open("/app/messages/7", { base: "/app" })).operations).toEqual([
    ["ShellQuery", {}],
    ["MessagesPageQuery", {}],
    ["ConversationQuery", { id: 7 }],
  ]);
});

test.each(["/nothing/here", "/stories/12a", "/work", "/drafts/"])("%s starts only the viewer's query", async (address) => {
  expect(await open(address)).toEqual({ page: address === "/drafts/" ? ["notFound"] : [], operations: [["ShellQuery", {}]] });
});
