import { expect, it } from "vitest";
import { mention, useWriting } from "../../../web/src/comments/useWriting.ts";
import { session } from "../../../web/src/session/sessionState.ts";
import { guest, type Visitor } from "../../../web/src/session/visitor.ts";
import { eventually, mountHook } from "../hooks.tsx";

let visitor = guest;
const readAs = async (next: Visitor) => {
  visitor = next;
  await session.refresh();
};
const user = (slug: string): Visitor => ({ ...guest, authenticated: true, slug });
session.start(() => Promise.resolve(visitor));

const mountBox = (name: string) => mountHook(() => useWriting(name, { text: "@Bea ", mentioned: [{ id: 1, name: "Bea" }] }));

/** Writes into a box and removes it, as if the dialog around it closed. @param whenWritten what happens before it is removed */
async function write(name: string, whenWritten: () => Promise<void>): Promise<void> {
  const box = mountBox(name);
  box.result.setWriting((writing) => mention({ id: 2, name: "Cy" })({ ...writing, text: "@Bea and @Cy" }));
  await eventually(() => expect(box.result).toMatchObject({ text: "@Bea and @Cy", isChanged: true }));
  await whenWritten();
  box.unmount();
}

it("a comment that the end of the session removes is there again when its writer has signed in @GUARD-03 @GUARD-04", async () => {
  await readAs(user("ana"));
  await write("post", async () => {
    session.end();
    await readAs(guest);
  });
  await readAs(user("ben"));
  expect(mountBox("post").result.text).toBe("@Bea ");
  await readAs(user("ana"));
  expect(mountBox("other").result.text).toBe("@Bea ");
  const again = mountBox("post");
  expect(again.result).toMatchObject({
    text: "@Bea and @Cy",
    mentioned: [
      { id: 1, name: "Bea" },
      { id: 2, name: "Cy" },
    ],
    isChanged: true,
  });
  again.unmount();
  expect(mountBox("post").result).toMatchObject({ text: "@Bea ", isChanged: false });
});

it("a comment that was discarded is not kept @GUARD-03", async () => {
  await readAs(user("ana"));
  await write("discarded", async () => {});
  expect(mountBox("discarded").result.text).toBe("@Bea ");
});
