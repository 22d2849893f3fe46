import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { dropEarly } from "../../../web/src/relay/earlyRequests.ts";
import { startEarly } from "../../../web/src/routes/early.ts";
import { screens } from "../../../web/src/routes/screens/index.tsx";

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

let sent: Sent[];
let loaded: string[];

beforeEach(() => {
  sent = [];
  loaded = [];
  vi.stubGlobal("fetch", async (_address: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as Sent);
    return new Response("{}");
  });
  for (const [name, screen] of Object.entries(screens)) {
    vi.spyOn(screen, "load").mockImplementation(async () => {
      loaded.push(name);
    });
  }
});

afterEach(() => {
  dropEarly();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(address: string, { hasSession = true, base = "/" } = {}) {
  const { pathname, search, hash } = new URL(address, "http://page");
  startEarly({ pathname, search, hash }, base, hasSession);
  return { page: loaded, operations: sent.map(({ operationName, variables }) => [operationName, variables]) };
}

test("the code of a page, its query and the viewer's query start together", () => {
  expect(open("/community/tech-desk/members")).toEqual({
    page: ["community.members"],
    operations: [
      ["ShellQuery", {}],
      ["CommunityPageQuery", expect.objectContaining({ slug: "tech-desk" })],
    ],
  });
});

test("a post in the address starts together with its page", () => {
  expect(open("/?job=12&cid=3").operations).toEqual([
    ["ShellQuery", {}],
    ["HomePageQuery", { beatId: null }],
    ["OverlayPostQuery", { type: "JOB", databaseId: 12, commentId: 3, withComment: true }],
  ]);
});

test("guests start the page to which they are redirected @ROUTE-02", () => {
  const guest = { hasSession: false };
  expect(open("/?job=12", guest)).toEqual({ page: ["signIn"], operations: [["ShellQuery", {}]] });
  expect(open("/stories/1000", guest).page).toEqual(["signIn", "story"]);
});

test("the path is matched without the base of the installation", () => {
  expect(open("/app/messages/7", { base: "/app" }).operations).toEqual([
    ["ShellQuery", {}],
    ["MessagesPageQuery", {}],
    ["ConversationQuery", { id: 7 }],
  ]);
});

test.each(["/nothing/here", "/stories/12a", "/work", "/drafts/"])("%s starts only the viewer's query", (address) => {
  expect(open(address)).toEqual({ page: address === "/drafts/" ? ["notFound"] : [], operations: [["ShellQuery", {}]] });
});
