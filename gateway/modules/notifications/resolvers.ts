import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readProperty } from "../../graph/property.ts";
import { getReferenced } from "../../graph/references.ts";
import type { Comment } from "../../rest/generated/contract.ts";
import { comments } from "../comments/store.ts";
import { getReferencedSubject } from "../search/subjects.ts";
import type { Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { createEmptyPage, findNotification, getNotification, readNotificationPage } from "./list.ts";
import {
  getCursor,
  parseNotification,
  issueLocked,
  notificationReceived,
  printPayload,
  getViewerAfter,
} from "./subscriptionFields.ts";
import { formatText } from "./texts.ts";

export const resolvers: Resolvers = {
  Viewer: {
    notifications: ({ authenticated }, page, context) =>
      authenticated ? readNotificationPage(context, page) : createEmptyPage(page),
  },
  Mutation: mutations,
  Subscription: { notificationReceived, issueLocked },
  NotificationEdge: {
    node: ({ node }) => getNotification(node),
  },
  Notification: {
    kind: ({ type }) => type,
    createdAt: readProperty("when"),
    actor: readProperty("who"),
    subject: ({ entityType, entityId }, _arguments, context, info) =>
      getReferencedSubject({ type: entityType, id: entityId, slug: null }, context, info),
    subjectSummary: readProperty("entitySummary"),
    comment: (notification, _arguments, context, info) => {
      if (!("commentId" in notification)) return null;
      const id = notification.commentId;
      return getReferenced<Comment>(info, { id }, () => comments(context).get(id));
    },
    commentSummary: (notification) => ("commentSummary" in notification ? notification.commentSummary : null),
    parentComment: (notification, _arguments, context) => {
      const id = "parentCommentId" in notification ? notification.parentCommentId : null;
      return id === null ? null : comments(context).get(id);
    },
    answer: (notification) => ("link" in notification ? notification.link : null),
    text: formatText,
  },
  NotificationReceived: {
    cursor: getCursor,
    notification: (event, _arguments, context) => parseNotification(event, context),
    viewer: (event, _arguments, context) => getViewerAfter(event, context),
  },
  IssueLocked: {
    cursor: getCursor,
    payload: printPayload,
  },
};

export const nodes: Nodes = { Notification: findNotification };
