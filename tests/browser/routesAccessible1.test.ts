import { testPagesAccessible } from "./support/pagesAccessible.ts";

await testPagesAccessible(0);
