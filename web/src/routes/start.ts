import { routerBase, settings } from "../lib/settings.ts";
import { startEarly } from "./early.ts";

// The gateway marks pages that were requested with a session cookie, which scripts cannot read.
const hasSession = document.documentElement.hasAttribute("data-session");
startEarly(location, routerBase(location.pathname, settings.appBases), hasSession);
