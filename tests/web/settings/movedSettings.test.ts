import { commitLocalUpdate } from "react-relay";
import { expect, it } from "vitest";
import { moveSettings, sendWithCurrentId } from "../../../web/src/settings/movedSettings.ts";
import { saveInSequence } from "../../../web/src/settings/useSavedField.ts";
import { createGateway } from "../hooks.tsx";

it("a change waits for a new profile address that is being saved, and is sent with the id of that @SETTINGS-01", async () => {
  const { environment } = createGateway();
  commitLocalUpdate(environment, (store) => {
    store.create("former", "UserSettings").setValue("former", "id").setValue("ana", "slug");
    store.create("current", "UserSettings").setValue("current", "id").setValue("ben", "slug");
  });
  const address = Promise.withResolvers<void>();
  const saving = saveInSequence(async () => {
    await address.promise;
    commitLocalUpdate(environment, (store) => moveSettings(store, "former", "current"));
  });
  const ids: string[] = [];
  const sent = sendWithCurrentId("former", async (id) => void ids.push(id));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ids).toEqual([]);
  address.resolve();
  await Promise.all([saving, sent]);
  expect(ids).toEqual(["current"]);
});
