import { expect, it } from "vitest";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { useCompanySearch } from "../../../web/src/settings/responsibilities/useCompanySearch.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

it("a failed search for companies, also of a part of the response, is told from one without matches @SETTINGS-08 @ERR-01", async () => {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, useCompanySearch);
  const shows = (state: Partial<typeof hook.result>) => eventually(() => expect(hook.result).toMatchObject(state));
  const search = (text: string) => {
    hook.result.search(text);
    return shows({ isSearching: true, hasFailed: false });
  };
  const failed = { found: null, isSearching: false, hasFailed: true };
  await search("har");
  requests[0]?.fail(new RequestError(failureWithStatus(503)));
  await shows(failed);
  await search("harb");
  requests[1]?.respond({ search: null }, [{ message: "Unavailable", path: ["search"] }]);
  await shows(failed);
  await search("harbo");
  requests[2]?.respond({ search: { edges: [] } });
  await shows({ found: [], isSearching: false, hasFailed: false });
});
