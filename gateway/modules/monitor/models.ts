import type { ViewerModel } from "../session/models.ts";

/** The monitor's model is the viewer, because the viewer's plan determines what it offers. */
export type MonitorModel = ViewerModel;
