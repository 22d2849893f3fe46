import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { q, wholeList } from "../http/paging.ts";
import { Beat, Country, List, Timezone } from "../http/schema.ts";
import { listTimezones } from "../text/timezone.ts";
import { listBeats, listCountries } from "./read.ts";

const common = { tag: "Lookups", access: "all", assumed: true } as const;

export const lookupOperations: Operation[] = [
  operation(common, {
    id: "getBeats",
    path: "/beats",
    summary: "Lists the six beats.",
    response: List(Beat),
    handle: async ({ services: { db } }) => wholeList(await listBeats(db)),
  }),
  operation(common, {
    id: "getCountries",
    path: "/countries",
    summary: "Lists countries, by name. q matches a part of the name, or the code.",
    query: Type.Object({ q }),
    response: List(Country),
    handle: async ({ services: { db }, query }) => wholeList(await listCountries(db, query.q)),
  }),
  operation(common, {
    id: "getTimezones",
    path: "/timezones",
    summary: "Lists IANA time zones with their current offset from UTC, by name.",
    response: List(Timezone),
    handle: async ({ services: { now } }) => wholeList(listTimezones(now())),
  }),
];
