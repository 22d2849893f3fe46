import { encodeId, type KeyKind } from "../../graph/ids.ts";
import type { AnswerLink } from "../../rest/generated/contract.ts";

/** An answer is identified by its set and its question, because the REST API cannot read a single answer. */
export interface AnswerRef extends AnswerLink {
  readonly questionId: number;
  readonly id: number;
}

const setShape = /^(video|text)\.([A-Za-z0-9_-]{1,80})$/;
const answerShape = /^(video|text)\.([A-Za-z0-9_-]{1,80})\.([1-9]\d{0,14})\.([1-9]\d{0,14})$/;

/** The key of a set: its address, which is also the permission to access it. */
export const toSetKey = ({ type, hash }: AnswerLink): string => `${type}.${hash}`;

export const encodeSetId = (set: AnswerLink): string => encodeId("AnswerSet", toSetKey(set));

export const encodeAnswerId = (ref: AnswerRef): string => encodeId("Answer", `${toSetKey(ref)}.${ref.questionId}.${ref.id}`);

const toType = (text: string | undefined): "video" | "text" => (text === "video" ? "video" : "text");

/** Null when it is not the key of a set. */
export function readSetKey(key: string): AnswerLink | null {
  const [, type, hash] = setShape.exec(key) ?? [];
  return hash === undefined ? null : { type: toType(type), hash };
}

/** Null when it is not the key of an answer. */
export function readAnswerKey(key: string): AnswerRef | null {
  const [, type, hash, questionId, id] = answerShape.exec(key) ?? [];
  return hash === undefined ? null : { type: toType(type), hash, questionId: Number(questionId), id: Number(id) };
}

/** The key in the id of a set of answers. */
export const answerSetKey: KeyKind = { type: 'import("../../rest/generated/contract.ts").AnswerLink', read: readSetKey };

/** The key in the id of an answer. */
export const answerKey: KeyKind = { type: 'import("../../modules/answers/ids.ts").AnswerRef', read: readAnswerKey };
