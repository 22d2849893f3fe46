import { routerBase, settings } from "../lib/settings.ts";
import { requestedWithSession } from "../session/requestedWithSession.ts";
import { startEarly } from "./early.ts";

startEarly(location, routerBase(location.pathname, settings.appBases), requestedWithSession);

// A browser's first format of dates takes as long as rendering a card. It is made while the rest of the client is on its way.
setTimeout(() => new Intl.DateTimeFormat("en-GB"));
