import type { ViewerModel } from "../session/models.ts";

/** The monitor is the viewer's: what it offers follows from the viewer's plan. */
export type MonitorModel = ViewerModel;
