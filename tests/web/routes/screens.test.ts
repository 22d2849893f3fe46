import { expect, it } from "vitest";
import { places } from "../../../web/src/routes/places.ts";
import { builtPlaces } from "../../support/places.ts";

it("every page of the product has its screen: nothing is still to come @GEN-01", async () => {
  const built = (await builtPlaces()).map(({ name }) => name);
  expect(built).toEqual(places.map(({ name }) => name));
});
