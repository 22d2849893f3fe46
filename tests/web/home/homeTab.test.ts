import { expect, test } from "vitest";
import { homePath, homeVariables, readHomeTab, type HomeTab } from "../../../web/src/home/homeTab.ts";

test("the selected feed is written to the address and read from it @FEED-04 @FEED-05", () => {
  const tabs: HomeTab[] = [{ kind: "timeline" }, { kind: "beat", beatId: "QmVhdDozNTY" }, { kind: "latest" }];
  expect(tabs.map(homePath)).toEqual(["/", "/?feed=beat-356", "/?feed=latest"]);
  expect(tabs.map((tab) => readHomeTab(new URL(homePath(tab), "https://pressroom.example").search))).toEqual(tabs);
});

test("an open post in the address keeps the selected feed @FEED-05 @OVERLAY-01", () => {
  expect(readHomeTab("?feed=beat-62&job=12&cid=4")).toEqual({ kind: "beat", beatId: "QmVhdDo2Mg" });
});

test("an invalid feed in the address selects the first one @FEED-05", () => {
  for (const search of [
    "",
    "?feed=",
    "?feed=beat-",
    "?feed=beat-QmVhdDo2Mg",
    "?feed=beat-!",
    `?feed=beat-${"9".repeat(12)}`,
    "?feed=other",
  ])
    expect(readHomeTab(search)).toEqual({ kind: "timeline" });
});

test("only the selected feed is queried @FEED-05", () => {
  expect(homeVariables("?feed=beat-355")).toEqual({ beatId: "QmVhdDozNTU" });
  expect(homeVariables("?feed=latest")).toEqual({ beatId: null });
  expect(homeVariables("?event=3")).toEqual({ beatId: null });
});
