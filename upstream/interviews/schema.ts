import Type, { type Static } from "typebox";
import { SaveAs } from "../http/enums.ts";
import { htmlInput, inline, optionalOrNull, textInput, uploadInput } from "../http/inputs.ts";
import { Beat, component, Count, Html, Id, namedObject, nullable, oneOf, Time } from "../http/schema.ts";
import { Image, Video } from "../media/schema.ts";
import { Author } from "../users/schema.ts";

/** Maximum lengths of an interview's texts, in characters, and the maximum number of questions. */
export const interviewLimits = { title: 200, description: 5000, questions: 20, question: 500 } as const;

export const InterviewType = component("InterviewType", oneOf(["video", "text"]));
export const InterviewStatus = component("InterviewStatus", oneOf(["draft", "open", "closed"]));

/** Maximum length of an answer that a question may set, in seconds. */
export const MAX_ANSWER_LENGTH = 600;

export const Question = namedObject("Question", {
  id: Id,
  interviewId: Id,
  position: Type.Integer({ minimum: 1, description: "Position in the interview, from 1." }),
  text: Type.String(),
  video: nullable(Video),
  timeLimit: Type.Unsafe<number | null>({
    type: ["integer", "null"],
    minimum: 1,
    description: "Maximum length of a recorded answer in seconds; null for 120.",
  }),
  interview: Type.Optional(
    Type.Object({ id: Id, title: Type.String() }, { description: "Present only in lists across interviews." }),
  ),
});
export type Question = Static<typeof Question>;

export const Interview = namedObject("Interview", {
  id: Id,
  title: Type.String(),
  type: InterviewType,
  description: nullable(Html),
  status: InterviewStatus,
  author: Author,
  creatorId: Type.Integer({ minimum: 1, description: "Contact id of the creator." }),
  img: nullable(Image),
  beats: Type.Array(Beat),
  deadline: nullable(Time),
  showQuestions: Type.Boolean(),
  allowSkip: Type.Boolean(),
  isPublic: Type.Boolean(),
  questionsCount: Count,
  answersCount: Type.Integer({ minimum: 0, description: "Number of finished answer sets." }),
  isAnswered: Type.Boolean({ description: "Whether any question has an answer, including those of unfinished answer sets." }),
  isInvited: Type.Boolean({ description: "Whether the caller is invited to answer." }),
  questions: Type.Array(Question, { description: "Empty for callers who may not see the questions before they answer." }),
  calloutId: nullable(Id, { description: "Id of the newest published call-out for the interview; null if there is none." }),
  isShared: Type.Boolean({ description: "Whether the interview is shared with the caller; for the author, with anybody." }),
  isSaved: Type.Boolean({ description: "Whether the caller has saved the interview." }),
  createdAt: Time,
  publishedAt: nullable(Time),
  closedAt: optionalOrNull(Time, {
    description: "When the interview was closed; null while it is open or if the time is unknown.",
    "x-assumed": true,
  }),
  isDeleted: Type.Boolean(),
});
export type Interview = Static<typeof Interview>;

const question = {
  text: textInput("Question", interviewLimits.question),
  video: uploadInput("Video"),
  timeLimit: optionalOrNull(
    Type.Integer({ title: "Time limit", minimum: 1, maximum: MAX_ANSWER_LENGTH, description: "In seconds; null for 120." }),
  ),
};

const NewQuestion = namedObject("NewQuestion", question);
export type NewQuestion = Static<typeof NewQuestion>;

export const QuestionInput = namedObject("QuestionInput", {
  ...question,
  position: Type.Optional(Type.Integer({ title: "Position", minimum: 1, description: "Default: after the last question." })),
});
export type QuestionInput = Static<typeof QuestionInput>;

export const QuestionChanges = component("QuestionChanges", Type.Partial(Type.Object(question)));
export type QuestionChanges = Static<typeof QuestionChanges>;

const fields = {
  description: htmlInput("Description", interviewLimits.description),
  img: uploadInput("Image"),
  beats: optionalOrNull(Type.Array(Id, { title: "Beats" })),
  deadline: optionalOrNull(Type.String({ title: "Deadline", format: "date-time", description: "ISO 8601 with a UTC offset." })),
  showQuestions: optionalOrNull(Type.Boolean({ title: "Show questions" })),
  allowSkip: optionalOrNull(Type.Boolean({ title: "Allow skip" })),
  isPublic: optionalOrNull(Type.Boolean({ title: "Public" })),
};
const title = textInput("Title", interviewLimits.title);
const type = oneOf(["video", "text"], { title: "Type" });

export const InterviewInput = namedObject("InterviewInput", {
  title,
  type,
  ...fields,
  questions: Type.Optional(
    Type.Array(NewQuestion, {
      title: "Questions",
      description: "At least one is required to open the interview.",
      "x-max-items": interviewLimits.questions,
    }),
  ),
  saveAs: Type.Optional(inline(SaveAs, { description: "published opens the interview." })),
});
export type InterviewInput = Static<typeof InterviewInput>;

export const InterviewChanges = namedObject("InterviewChanges", {
  title: Type.Optional(title),
  type: Type.Optional(type),
  ...fields,
  status: Type.Optional(
    inline(InterviewStatus, { title: "Status", description: "Advances from draft to open to closed, never back." }),
  ),
});
export type InterviewChanges = Static<typeof InterviewChanges>;

export const SaveResult = namedObject("SaveResult", { isSaved: Type.Boolean() });
