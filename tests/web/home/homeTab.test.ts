import { expect, test } from "vitest";
import { homePath, homeVariables, readHomeTab, type HomeTab } from "../../../web/src/home/homeTab.ts";

test("the selected feed stands in the address and is read from it again @FEED-04 @FEED-05", () => {
  const tabs: HomeTab[] = [{ kind: "timeline" }, { kind: "beat", beatId: "QmVhdDozNTY" }, { kind: "latest" }];
  expect(tabs.map(homePath)).toEqual(["/", "/?feed=beat-356", "/?feed=latest"]);
  expect(tabs.map((tab) => readHomeTab(new URL(homePath(tab), "https://pressroom.example").search))).toEqual(tabs);
});

test("an open post beside the key leaves the selected feed alone @FEED-05 @OVERLAY-01", () => {
  expect(readHomeTab("?feed=beat-62&job=12&cid=4")).toEqual({ kind: "beat", beatId: "QmVhdDo2Mg" });
});

test("a feed that the address names wrongly is the first one @FEED-05", () => {
  for (const search of [
    "",
    "?feed=",
    "?feed=beat-",
    "?feed=beat-QmVhdDo2Mg",
    "?feed=beat-!",
    `?feed=beat-${"9".repeat(12)}`,
    "?feed=other",
  ]) {
    expect(readHomeTab(search)).toEqual({ kind: "timeline" });
  }
});

test("only the selected feed is asked for @FEED-05", () => {
  expect(homeVariables("?feed=beat-355")).toEqual({ beatId: "QmVhdDozNTU" });
  expect(homeVariables("?feed=latest")).toEqual({ beatId: null });
  expect(homeVariables("?event=3")).toEqual({ beatId: null });
});
