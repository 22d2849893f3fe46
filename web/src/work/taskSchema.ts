import * as v from "valibot";
import { optionalDay } from "../forms/dateRules.ts";
import { TaskInput } from "../forms/generated/limits.ts";
import { optionalId, optionalText, text } from "../forms/rules.ts";
import { parseSubjectAddress } from "./taskSubject.ts";

/** The schema of a task. @param zone the time zone in which its due day ends */
export const taskSchema = (zone: string) =>
  v.pipe(
    v.object({
      title: text("Title", TaskInput.title),
      description: optionalText("Description", TaskInput.description),
      status: v.picklist(["TODO", "IN_PROGRESS", "DONE"]),
      assigneeId: optionalId,
      /** A day, "2025-03-01"; empty for none. */
      due: optionalDay("Due date", zone),
      workListId: optionalId,
      /** The address of the task's subject; empty for none. */
      subjectAddress: v.pipe(
        v.string(),
        v.check(
          (address) => address.trim() === "" || parseSubjectAddress(address) !== null,
          "This is not a link to anything on this platform.",
        ),
      ),
    }),
    v.transform(({ due, subjectAddress, ...fields }) => ({
      ...fields,
      dueAt: due,
      subject: parseSubjectAddress(subjectAddress),
    })),
  );

/** The values of the task form. */
export type TaskValues = v.InferInput<ReturnType<typeof taskSchema>>;
/** The fields in the form that the mutations accept. */
export type TaskFields = v.InferOutput<ReturnType<typeof taskSchema>>;

export const emptyTask: TaskValues = {
  title: "",
  description: "",
  status: "TODO",
  assigneeId: "",
  due: "",
  workListId: "",
  subjectAddress: "",
};
