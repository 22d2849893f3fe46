import { routerBase, settings } from "../lib/settings.ts";
import { requestedWithSession } from "../session/requestedWithSession.ts";
import { startEarly } from "./early.ts";

startEarly(location, routerBase(location.pathname, settings.appBases), requestedWithSession());

// The first date format of a page takes 50 ms on a slow phone, so that it is created while the rest of the client is loading.
setTimeout(() => new Intl.DateTimeFormat("en-GB"));
