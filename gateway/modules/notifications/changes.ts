import type { ViewerModel } from "../session/models.ts";
import type { Context } from "../../context.ts";
import type { MarkNotificationsReadInput } from "../../graph/generated/resolvers.ts";
import { readAllNotifications } from "../../rest/notifications.ts";
import { change, type Payload } from "../mutation.ts";
import { clearViewer, viewerOf } from "../session/viewer.ts";

/** This also turns the indicator off (NOTIF-07). */
export const markRead = (context: Context, input: MarkNotificationsReadInput): Promise<Payload<ViewerModel>> =>
  change(context, input, async () => {
    await readAllNotifications(context.rest);
    clearViewer(context);
    return viewerOf(context);
  });
