import * as v from "valibot";
import type { Context } from "../../context.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import type { RealtimeEvent } from "../../realtime/hub.ts";
import type { Notification } from "../../rest/generated/contract.ts";
import { listenToSharedChannel, listenToUserChannel } from "../session/channels.ts";
import type { ViewerModel } from "../session/models.ts";
import { getViewer } from "../session/viewer.ts";
import {
  decodeSince,
  parseEventItem,
  toEventPosition,
  type SubscriptionField,
  type ResumeArguments,
} from "../subscriptionField.ts";

/** The content of an event is optional. */
const shape = v.object({ notification: v.unknown() });

/** Null when the event does not contain the notification, or it is of an unknown kind. */
export function parseNotification({ data }: RealtimeEvent, context: Context): Notification | null {
  const read = v.safeParse(shape, data);
  if (!read.success || read.output.notification === null || read.output.notification === undefined) return null;
  return parseEventItem(context, "getNotifications", read.output.notification);
}

/**
 * An event turns the indicator on. After a gap its state is read from the platform, and also when the notification was read before
 * the event arrived, such as on another device while the connection was lost.
 */
export function getViewerAfter(event: RealtimeEvent, context: Context): MaybePromise<ViewerModel> {
  const isKnown = event.isGap || parseNotification(event, context)?.isRead === true;
  return andThen(getViewer(context), (viewer) => (isKnown ? viewer : { ...viewer, hasNotifications: true }));
}

export const notificationReceived: SubscriptionField<ResumeArguments, RealtimeEvent> = {
  subscribe: (_root, given, context) => listenToUserChannel(context, "notifications", { since: decodeSince(given) }),
  resolve: (event) => event,
};

export const issueLocked: SubscriptionField<ResumeArguments, RealtimeEvent> = {
  subscribe: (_root, given, context) => listenToSharedChannel(context, "issue_locker", { since: decodeSince(given) }),
  resolve: (event) => event,
};

/** The payload as JSON; "null" for an event without data. */
export const printPayload = ({ data }: RealtimeEvent): string => JSON.stringify(data ?? null);

/** The position of the event, for both kinds of events. */
export const getCursor = (event: RealtimeEvent): string | null => toEventPosition(event).cursor;

export type NotificationReceivedModel = RealtimeEvent;

export type IssueLockedModel = RealtimeEvent;
