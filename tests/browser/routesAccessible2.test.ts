import { testPagesAccessible } from "./support/pagesAccessible.ts";

testPagesAccessible(1);
