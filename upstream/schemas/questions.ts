import Type, { type Static } from "typebox";
import { component, Id, nullable, oneOf } from "./basics.ts";
import { Video } from "./media.ts";

/** How an interview is answered. */
export const InterviewType = component("InterviewType", oneOf(["video", "text"]));
export type InterviewType = Static<typeof InterviewType>;

export const Question = component(
  "Question",
  Type.Object({
    id: Id,
    interviewId: Id,
    position: Type.Integer({ minimum: 1, description: "From 1, in the order of asking." }),
    text: Type.String({ description: "Plain text." }),
    video: Type.Unsafe<Video | null>({ ...nullable(Video), description: "The question asked on camera." }),
    timeLimit: Type.Unsafe<number | null>({
      type: ["integer", "null"],
      minimum: 1,
      description: "Seconds that a recorded answer may take; null: 120.",
    }),
    interview: Type.Optional(
      Type.Object({ id: Id, title: Type.String() }, { description: "In lists of questions of several interviews." }),
    ),
  }),
);
export type Question = Static<typeof Question>;
