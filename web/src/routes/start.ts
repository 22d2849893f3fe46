import { routerBase, settings } from "../lib/settings.ts";
import { requestedWithSession } from "../session/requestedWithSession.ts";
import { startEarly } from "./early.ts";

startEarly(location, routerBase(location.pathname, settings.appBases), requestedWithSession);
