import { argv } from "node:process";

/** `npm run bench`: the gateway; `-- data`: lists with a hundred times the data; `-- web`: the web client; `-- subscriptions`. */
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  gateway: () => import("./main.ts"),
  data: () => import("./data/main.ts"),
  web: () => import("./web/main.ts"),
  subscriptions: () => import("./subscriptions/main.ts"),
};

/** Options alone are for the gateway. */
const [, , first = "gateway"] = argv;
const bench = first.startsWith("-") ? "gateway" : first;
const program = programs[bench];
if (program === undefined) throw new Error(`There is no bench "${bench}", only ${Object.keys(programs).join(", ")}.`);
await program();
