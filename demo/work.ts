import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { DAY, HOUR, MINUTE } from "../upstream/units.ts";
import { wallTime } from "./clock.ts";
import type { CommunitySlug } from "./content/communities.ts";
import { ownCallouts, work, type TaskText } from "./content/work.ts";
import type { MediaDirectory } from "./directory.ts";
import { createAnswerHash, type InterviewRows } from "./interviews.ts";
import { toHtml } from "./markup.ts";
import type { Published, PostRows } from "./posts.ts";

type Tables = "work_lists" | "work_list_members" | "tasks";
export type WorkRows = { [T in Tables]: Insertable<Database[T]>[] };

const FIRST_ID = 1001;
/** Higher than the ids of all other posts, answers and answer sets. */
const FIRST_CALLOUT = 1901;

/** Rows of the work lists and tasks of the demo accounts. */
export function workRows(
  directory: MediaDirectory,
  accounts: readonly Insertable<Database["accounts"]>[],
  published: readonly Published[],
  now: Date,
): WorkRows {
  const rows: WorkRows = { work_lists: [], work_list_members: [], tasks: [] };
  for (const { company, creator, name, description, members, daysAgo, tasks } of work) {
    const accountId = accounts.find((account) => account.company_id === directory.companyId(company))?.id;
    if (accountId === undefined) throw new RangeError(`${company} has no account`);
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    const listId = name === null ? null : FIRST_ID + rows.work_lists.length;
    if (name !== null && listId !== null) {
      const creatorId = directory.find(creator).id;
      rows.work_lists.push({
        id: listId,
        account_id: accountId,
        name,
        description,
        creator_id: creatorId,
        created_at: createdAt,
      });
      rows.work_list_members.push(...members.map((slug) => ({ work_list_id: listId, contact_id: directory.find(slug).id })));
    }
    tasks.forEach((task, index) => {
      const entity = findEntity(task, directory.find(company).id, published);
      const taskCreatedAt = new Date(createdAt.getTime() + (index + 1) * 7 * MINUTE);
      rows.tasks.push({
        id: FIRST_ID + rows.tasks.length,
        account_id: accountId,
        title: task.title,
        description: task.description ?? null,
        status: task.status,
        assignee_id: task.assignee === undefined ? null : directory.find(task.assignee).id,
        creator_id: directory.find(task.creator ?? creator).id,
        due_at: task.dueInDays === undefined ? null : wallTime(now, task.dueInDays, "17:00"),
        work_list_id: listId,
        entity_type: entity?.entityType ?? null,
        entity_id: entity?.id ?? null,
        created_at: taskCreatedAt,
        done_at:
          task.status === "done"
            ? new Date(Math.max(taskCreatedAt.getTime(), now.getTime() + (task.dueInDays ?? 0) * DAY - 20 * HOUR))
            : null,
      });
    });
  }
  return rows;
}

const findEntity = ({ entityType }: TaskText, authorId: number, published: readonly Published[]) =>
  published.findLast(({ entityType: type, author }) => type === entityType && author.id === authorId);

/** Adds call-outs of a company, with their answers, to the other posts. */
export function addOwnCallouts(
  directory: MediaDirectory,
  posts: PostRows,
  interviews: InterviewRows,
  communityId: (slug: CommunitySlug) => number,
  now: Date,
): void {
  ownCallouts.forEach((text, index) => {
    const id = FIRST_CALLOUT + index;
    const at = new Date(now.getTime() - text.hoursAgo * HOUR);
    const interview = interviews.interviews.find(({ title }) => title === text.interview);
    const author = directory.find(text.author).id;
    posts.posts.push({
      id,
      type: "callout",
      title: text.title,
      content: toHtml(text.text, directory.findMentioned),
      author_id: author,
      creator_id: text.creator === undefined ? author : directory.find(text.creator).id,
      save_as: text.isDraft === true ? "draft" : "published",
      user_types: [],
      created_at: at,
      published_at: text.isDraft === true ? null : new Date(at.getTime() + MINUTE),
      deadline: text.dueInDays === undefined ? null : wallTime(now, text.dueInDays, "17:00"),
      interview_id: interview?.id ?? null,
      show_questions: interview !== undefined,
    });
    posts.postCommunities.push({ post_id: id, community_id: communityId("pr-exchange") });
    for (const [respondent, ...answers] of text.answers ?? [])
      addAnswers(directory, interviews, { id, interview, respondent, answers, at });
  });
}

interface AnswersInput {
  /** Id of the call-out. */
  id: number;
  interview: InterviewRows["interviews"][number] | undefined;
  respondent: Parameters<MediaDirectory["find"]>[0];
  answers: readonly string[];
  at: Date;
}

function addAnswers(
  directory: MediaDirectory,
  rows: InterviewRows,
  { id, interview, respondent, answers, at }: AnswersInput,
): void {
  const interviewId = interview?.id;
  if (interview === undefined || interviewId === undefined)
    throw new RangeError(`The call-out that ${respondent} answers has no interview`);
  const set = FIRST_CALLOUT + rows.answer_sets.length;
  const began = new Date(at.getTime() + (set % 7) * HOUR);
  rows.answer_sets.push({
    id: set,
    hash: createAnswerHash(set),
    interview_id: interviewId,
    callout_id: id,
    type: interview.type,
    status: "finished",
    contact_id: directory.find(respondent).id,
    created_at: began,
    finished_at: new Date(began.getTime() + 14 * MINUTE),
  });
  const questions = rows.questions.filter((question) => question.interview_id === interviewId);
  answers.forEach((answer, index) => {
    const question = questions[index]?.id;
    if (question === undefined) throw new RangeError(`${respondent} has more answers than there are questions`);
    rows.answers.push({
      id: FIRST_CALLOUT + rows.answers.length,
      answer_set_id: set,
      question_id: question,
      content: toHtml(answer, directory.findMentioned),
      created_at: began,
      updated_at: began,
    });
  });
}
