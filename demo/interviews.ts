import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { DAY, HOUR, MINUTE } from "../upstream/units.ts";
import { wallTime } from "./clock.ts";
import { calloutInterviews, type CalloutInterview } from "./content/interviews/calloutInterviews.ts";
import { interviews } from "./content/interviews/index.ts";
import type { AnswerText, InterviewText, RespondentText } from "./content/interviews/types.ts";
import { beatIds, type MediaDirectory } from "./directory.ts";
import { createStableHash } from "./hash.ts";
import { toHtml } from "./markup.ts";
import type { PostRows, Uploads } from "./posts.ts";

type Tables =
  | "interviews"
  | "interview_beats"
  | "questions"
  | "answer_sets"
  | "answers"
  | "interview_invitations"
  | "interview_shares"
  | "saved_media";
/** The rows by table, in the order of insertion. */
export type InterviewRows = { [T in Tables]: Insertable<Database[T]>[] };

const FIRST_ID = 1001;

/** The interview of a call-out, whose id is known before anything is inserted. */
export function calloutInterview(name: CalloutInterview): { id: number; text: InterviewText } {
  return { id: FIRST_ID + Object.keys(calloutInterviews).indexOf(name), text: calloutInterviews[name] };
}

/** Rows of all interviews with their questions, answers, invitations, shares and saved media. */
export function interviewRows(directory: MediaDirectory, uploads: Uploads, posts: PostRows["posts"], now: Date): InterviewRows {
  const rows: InterviewRows = {
    interviews: [],
    interview_beats: [],
    questions: [],
    answer_sets: [],
    answers: [],
    interview_invitations: [],
    interview_shares: [],
    saved_media: [],
  };
  interviews.forEach((text, index) => {
    const id = FIRST_ID + index;
    const author = directory.find(text.author).id;
    const callout = posts.find((post) => post.interview_id === id);
    const written = callout === undefined ? now.getTime() - text.hoursAgo * HOUR : toTime(callout.created_at) - HOUR;
    const createdAt = new Date(Math.round(written));
    addInterview(rows, directory, uploads, { id, text, author, createdAt, now });
    const questions = addQuestions(rows, uploads, { id, text, author, createdAt });
    for (const respondent of text.respondents ?? []) {
      addRespondent(rows, directory, uploads, {
        id,
        text,
        respondent,
        questions,
        calloutId: callout?.id ?? null,
        earliest: callout === undefined ? createdAt.getTime() : toTime(callout.published_at),
        now,
      });
    }
    for (const address of text.invitedAddresses ?? []) {
      const set = addAnswerSet(rows, { interview_id: id, type: text.type, email: address, created_at: soonAfter(createdAt) });
      rows.interview_invitations.push(
        invitation(rows, { interview_id: id, answer_set_id: set, email: address, status: "invited" }, createdAt),
      );
    }
    rows.interview_shares.push(
      ...(text.sharedWith ?? []).map((slug) => ({
        interview_id: id,
        contact_id: directory.find(slug).id,
        created_at: soonAfter(createdAt),
      })),
    );
    addSavedMedia(rows, directory, id, text, createdAt);
  });
  return rows;
}

const toTime = (value: Date | null | undefined): number => value?.getTime() ?? 0;
const soonAfter = (at: Date): Date => new Date(at.getTime() + 20 * MINUTE);

function addInterview(
  rows: InterviewRows,
  directory: MediaDirectory,
  uploads: Uploads,
  { id, text, author, createdAt, now }: { id: number; text: InterviewText; author: number; createdAt: Date; now: Date },
): void {
  rows.interviews.push({
    id,
    title: text.title,
    type: text.type,
    status: text.status,
    description: toHtml(text.description, directory.findMentioned),
    author_id: author,
    creator_id: author,
    img_id: text.picture === undefined ? null : uploads.image(text.picture, author, createdAt),
    deadline: text.dueInDays === undefined ? null : wallTime(now, text.dueInDays, "23:59"),
    show_questions: text.showQuestions ?? false,
    allow_skip: text.allowSkip ?? false,
    is_public: text.isPublic ?? false,
    created_at: createdAt,
    published_at: text.status === "draft" ? null : new Date(createdAt.getTime() + 10 * MINUTE),
    closed_at: closingTime(text, now),
    deleted_at: text.isDeleted === true ? new Date(createdAt.getTime() + DAY) : null,
  });
  rows.interview_beats.push(...text.beats.map((beat) => ({ interview_id: id, beat_id: beatIds[beat] })));
}

/** Closed interviews were closed one day after their deadline. */
function closingTime({ status, dueInDays }: InterviewText, now: Date): Date | null {
  if (status !== "closed" || dueInDays === undefined) return null;
  return new Date(wallTime(now, dueInDays, "23:59").getTime() + DAY);
}

function addQuestions(
  rows: InterviewRows,
  uploads: Uploads,
  { id, text, author, createdAt }: { id: number; text: InterviewText; author: number; createdAt: Date },
): number[] {
  return text.questions.map((question, index) => {
    const questionId = FIRST_ID + rows.questions.length;
    rows.questions.push({
      id: questionId,
      interview_id: id,
      position: index + 1,
      text: question.text,
      video_id: question.video === undefined ? null : uploads.video(question.video, author, createdAt),
      time_limit: question.timeLimit ?? null,
      created_at: createdAt,
    });
    return questionId;
  });
}

/** The hash in the address of an answer set. */
export const createAnswerHash = (id: number): string => createStableHash(`demo answers ${id}`);

function addAnswerSet(rows: InterviewRows, set: Omit<Insertable<Database["answer_sets"]>, "id" | "hash">): number {
  const id = FIRST_ID + rows.answer_sets.length;
  rows.answer_sets.push({ id, hash: createAnswerHash(id), ...set });
  return id;
}

function invitation(
  rows: InterviewRows,
  fields: Omit<Insertable<Database["interview_invitations"]>, "id" | "created_at">,
  at: Date,
): Insertable<Database["interview_invitations"]> {
  return { id: FIRST_ID + rows.interview_invitations.length, ...fields, created_at: soonAfter(at) };
}

interface RespondentInput {
  id: number;
  text: InterviewText;
  respondent: RespondentText;
  /** Ids in the order of the interview. */
  questions: readonly number[];
  calloutId: number | null;
  /** Earliest time of an answer, in ms. */
  earliest: number;
  now: Date;
}

function addRespondent(rows: InterviewRows, directory: MediaDirectory, uploads: Uploads, input: RespondentInput): void {
  const { id, text, respondent, questions, calloutId, earliest, now } = input;
  const { person, invitedVia, hoursAgo, durationMinutes, answers } = respondent;
  const contactId = typeof person === "string" ? directory.find(person).id : null;
  const intended = Math.max(now.getTime() - hoursAgo * HOUR, earliest + MINUTE);
  // A call-out may be newer than the intended times of its answers.
  const startedAt = new Date(Math.round(Math.min(intended, (earliest + now.getTime()) / 2)));
  const ended =
    durationMinutes === undefined
      ? null
      : new Date(Math.min(startedAt.getTime() + durationMinutes * MINUTE, now.getTime() - MINUTE));
  const set = addAnswerSet(rows, {
    interview_id: id,
    callout_id: invitedVia === "callout" ? calloutId : null,
    type: text.type,
    status: ended === null ? "open" : "finished",
    contact_id: contactId,
    ...(typeof person === "string" ? {} : { name: person.name, email: person.email, organization: person.organization ?? null }),
    created_at: startedAt,
    finished_at: ended,
  });
  answers.forEach((answer, index) =>
    addAnswer(rows, directory, uploads, { set, question: questions[index], answer, owner: contactId, at: startedAt }),
  );
  if (invitedVia === "invitation" && contactId !== null) {
    const status = ended === null ? (answers.length === 0 ? "invited" : "opened") : "answered";
    rows.interview_invitations.push({
      ...invitation(rows, { interview_id: id, answer_set_id: set, contact_id: contactId, status }, startedAt),
      created_at: startedAt,
    });
  }
}

interface AnswerInput {
  set: number;
  question: number | undefined;
  answer: AnswerText;
  /** Contact id of the respondent; null for a visitor, whose video has no owner. */
  owner: number | null;
  at: Date;
}

function addAnswer(
  rows: InterviewRows,
  directory: MediaDirectory,
  uploads: Uploads,
  { set, question, answer, owner, at }: AnswerInput,
): void {
  if (question === undefined) throw new RangeError(`Answer set ${set} has more answers than questions`);
  rows.answers.push({
    id: FIRST_ID + rows.answers.length,
    answer_set_id: set,
    question_id: question,
    content: typeof answer === "string" ? toHtml(answer, directory.findMentioned) : null,
    video_id: answer === null || typeof answer === "string" ? null : uploads.video(answer.video, owner, at),
    skipped: answer === null,
    created_at: at,
    updated_at: at,
  });
}

/** Saves the interview and its first answer with content. */
function addSavedMedia(rows: InterviewRows, directory: MediaDirectory, id: number, text: InterviewText, createdAt: Date): void {
  const sets = new Set(
    rows.answer_sets.filter((set) => set.interview_id === id && set.status === "finished").map((set) => set.id),
  );
  const answer = rows.answers.find((row) => sets.has(row.answer_set_id) && row.skipped !== true);
  for (const slug of text.savedBy ?? []) {
    const saved = { interview_id: id, contact_id: directory.find(slug).id, created_at: soonAfter(createdAt) };
    rows.saved_media.push({ id: FIRST_ID + rows.saved_media.length, ...saved, answer_id: null });
  }
  for (const slug of answer === undefined ? [] : [text.author, ...(text.sharedWith ?? []).slice(0, 1)]) {
    const saved = { interview_id: id, contact_id: directory.find(slug).id, created_at: answer?.created_at ?? createdAt };
    rows.saved_media.push({ id: FIRST_ID + rows.saved_media.length, ...saved, answer_id: answer?.id ?? null });
  }
}
