import Type from "typebox";
import { notFound, requireNotDeleted } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, PageQuery, pageQuery, toWindow, wholeList } from "../http/paging.ts";
import { Id, List, oneOf } from "../http/schema.ts";
import { InterviewType } from "../interviews/schema.ts";
import { findPosts } from "../posts/read.ts";
import { getOrCreateCalloutAnswers, getOrCreateOwnAnswers } from "./answerSets.ts";
import { inviteRespondents, loadInvitations, requireAuthoredInterview, deleteInvitation } from "./invitations.ts";
import { listAnswers, listAwaiting } from "./read.ts";
import { requireAnswersReader } from "./rules.ts";
import { listSaved, setSaved } from "./savedMedia.ts";
import { AnswerLink, AnswerSet, Invitation, InvitationsInput, Saved, SavedMedia, SaveStatus } from "./schema.ts";
import { requireSavableAnswer } from "./write.ts";

const common = { tag: "Interviews", assumed: true } as const;
const commonById = { ...common, params: IdParams };
const authored = { ...commonById, ...loadBy("id", requireAuthoredInterview) } as const;

export const answerOperations: Operation[] = [
  operation(common, {
    id: "getAwaitingAnswers",
    path: "/interviews/awaiting",
    summary: "Lists unfinished answer sets of open interviews: of the caller's interviews, of the caller as respondent, or both.",
    query: pageQuery({ direction: Type.Optional(oneOf(["asked", "addressed"])) }),
    response: List(AnswerSet),
    handle: ({ services: { db }, viewer, query }) => listAwaiting(db, viewer, query.direction, toWindow(query)),
  }),
  operation(common, {
    id: "getSavedMedia",
    path: "/interviews/saved",
    summary: "Lists the interviews and answers that the caller has saved, newest first.",
    query: pageQuery({ type: Type.Optional(InterviewType) }),
    response: List(SavedMedia),
    handle: ({ services: { db }, viewer, query }) => listSaved(db, viewer, query.type, toWindow(query)),
  }),
  operation(commonById, {
    id: "getInterviewAnswers",
    path: "/interviews/{id}/answers",
    summary:
      "Lists the submitted answer sets of an interview, newest first. The author and users it is shared with only; 404 for others.",
    query: PageQuery,
    response: List(AnswerSet),
    ...loadBy("id", requireAnswersReader),
    handle: ({ services: { db }, viewer, query, target }) => listAnswers(db, viewer, target, toWindow(query)),
  }),
  operation(commonById, {
    id: "createInterviewAnswers",
    path: "/interviews/{id}/answers",
    summary:
      "Returns the link to the caller's answer set of an interview, creating the set on the first call. 422 without an invitation, unless the interview is public.",
    response: AnswerLink,
    handle: ({ services: { db, now }, viewer, params }) => getOrCreateOwnAnswers(db, viewer, params.id, now()),
  }),
  operation(commonById, {
    id: "createCalloutAnswers",
    path: "/callouts/{id}/answers",
    summary: "Returns the link to the caller's answer set of a call-out, creating the set on the first call.",
    response: AnswerLink,
    handle: async ({ services: { db, now }, viewer, params: { id } }) => {
      const callout = (await findPosts(db, viewer, "callout", [id])).get(id);
      if (callout === undefined || callout.interview_id === null) throw notFound();
      requireNotDeleted(callout, "post");
      return getOrCreateCalloutAnswers(db, viewer, { id, interviewId: callout.interview_id }, now());
    },
  }),
  operation(authored, {
    id: "getInvitations",
    path: "/interviews/{id}/invitations",
    summary: "Lists the invitations of an interview, newest first. The author only; 404 for others.",
    response: List(Invitation),
    handle: async ({ services: { db }, target }) => wholeList(await loadInvitations(db, target.id)),
  }),
  operation(authored, {
    id: "createInvitations",
    path: "/interviews/{id}/invitations",
    summary:
      "Invites people to answer an interview and mails each a personal link. Skips people who have been invited before. The author only; 404 for others.",
    body: InvitationsInput,
    response: List(Invitation),
    creates: true,
    handle: async ({ services, viewer, body, target: interview }) =>
      wholeList(await inviteRespondents(services, viewer, interview, body)),
  }),
  operation(common, {
    id: "deleteInvitation",
    path: "/interviews/{id}/invitations/{invitationId}",
    params: Type.Object({ ...IdParams.properties, invitationId: Id }),
    summary: "Deletes an invitation and invalidates its link. The author only; 422 once it has been answered.",
    ...loadBy("id", requireAuthoredInterview),
    handle: ({ services: { db }, params, target }) => deleteInvitation(db, target.id, params.invitationId),
  }),
  operation(commonById, {
    id: "saveAnswerForLater",
    method: "POST",
    path: "/answers/{id}/toggleSave",
    summary: "Saves an answer for the caller (status true), removes it (false) or toggles.",
    body: SaveStatus,
    response: Saved,
    ...loadBy("id", requireSavableAnswer),
    handle: ({ services: { db, now }, viewer, body, target }) => setSaved(db, viewer, target, body.status, now()),
  }),
];
