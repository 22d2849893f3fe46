import type { Answer, AnsweredInterview, AnswerSet, SavedMedia, Invitation } from "../../rest/generated/contract.ts";

/** An answer with a reference to its set, by which it is identified. */
export type AnswerModel = Answer & { readonly set: AnswerSet };
export type AnswerRequestModel = AnsweredInterview;
export type SavedAnswerModel = Answer;
export type AnswerMode = AnswerSet["mode"];
export type AnswerSetStatus = AnswerSet["status"];
export type InvitationStatus = Invitation["status"];
export type SavedMediaKind = SavedMedia["kind"];
export type AwaitingDirection = "asked" | "addressed";
