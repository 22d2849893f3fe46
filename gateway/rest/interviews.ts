import type { Input } from "./client.ts";

export type QuestionBody = NonNullable<Input<"createQuestion">["body"]>;
