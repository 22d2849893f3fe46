import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { choiceFilter, defineFilters, textFilter } from "../../../web/src/lists/filters.ts";
import { useFilters } from "../../../web/src/lists/useFilters.ts";
import { eventually, mountHook } from "../hooks.tsx";

const filters = defineFilters({ text: textFilter(), kind: choiceFilter("kind", ["NEWS", "JOB"]) });

/** The filters of a list at an address, which the reader reached from another page. */
function setUp(address: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const hook = mountHook(
    () => useFilters(filters),
    (probe) => {
      router ??= createMemoryRouter([{ path: "*", element: probe }], { initialEntries: ["/before", address] });
      return <RouterProvider router={router} />;
    },
  );
  if (!router) throw new Error("The router was not created.");
  return { hook, router };
}

it("the filters of a list are those of its address", () => {
  const { hook } = setUp("/tasks?q=press&kind=job");
  expect(hook.result).toMatchObject({ filters: { text: "press", kind: "JOB" }, hasFilters: true });
  expect(hook.result.field("kind").value).toBe("JOB");
  expect(setUp("/tasks").hook.result).toMatchObject({ filters: { text: "", kind: null }, hasFilters: false });
});

it("changing a filter changes the address, and going back leads to the previous page", async () => {
  const { hook, router } = setUp("/tasks?q=press");
  hook.result.field("kind").onChange("NEWS");
  await eventually(() => expect(hook.result.filters).toEqual({ text: "press", kind: "NEWS" }));
  expect(router.state.location).toMatchObject({ pathname: "/tasks", search: "?q=press&kind=news" });
  hook.result.changeFilters({ text: "" });
  await eventually(() => expect(router.state.location.search).toBe("?kind=news"));
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/before");
});

it("a change without effect leaves the history entry as it is", async () => {
  const { hook, router } = setUp("/tasks?q=press");
  const { key } = router.state.location;
  hook.result.changeFilters({ text: "press", kind: null });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(router.state.location.key).toBe(key);
});
