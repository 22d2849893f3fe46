import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { referOrRead } from "../../graph/identity.ts";
import { property } from "../../graph/property.ts";
import type { Comment } from "../../rest/generated/contract.ts";
import { comments } from "../comments/store.ts";
import { referredSubject } from "../search/subjects.ts";
import type { Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { emptyPage, findNotification, notificationOf, notificationPage } from "./list.ts";
import { cursorOf, notificationIn, issueLocked, notificationReceived, payloadOf, viewerAfter } from "./live.ts";
import { textOf } from "./texts.ts";

export const resolvers: Resolvers = {
  Viewer: {
    notifications: ({ authenticated }, page, context) => (authenticated ? notificationPage(context, page) : emptyPage(page)),
  },
  Mutation: mutations,
  Subscription: { notificationReceived, issueLocked },
  NotificationEdge: {
    node: ({ node }) => notificationOf(node),
  },
  Notification: {
    kind: ({ type }) => type,
    createdAt: property("when"),
    actor: property("who"),
    subject: ({ entityType, entityId }, _arguments, context, info) =>
      referredSubject({ type: entityType, id: entityId, slug: null }, context, info),
    subjectSummary: property("entitySummary"),
    comment: (notification, _arguments, context, info) => {
      if (!("commentId" in notification)) return null;
      const id = notification.commentId;
      return referOrRead<Comment>(info, { id }, () => comments(context).get(id));
    },
    commentSummary: (notification) => ("commentSummary" in notification ? notification.commentSummary : null),
    parentComment: (notification, _arguments, context) => {
      const id = "parentCommentId" in notification ? notification.parentCommentId : null;
      return id === null ? null : comments(context).get(id);
    },
    answer: (notification) => ("link" in notification ? notification.link : null),
    text: textOf,
  },
  NotificationReceived: {
    cursor: cursorOf,
    notification: (event, _arguments, context) => notificationIn(event, context),
    viewer: (event, _arguments, context) => viewerAfter(event, context),
  },
  IssueLocked: {
    cursor: cursorOf,
    payload: payloadOf,
  },
};

export const nodes: Nodes = { Notification: findNotification };
