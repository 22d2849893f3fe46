import { graphql } from "react-relay";
import type { updateTaskMutation } from "../__generated__/updateTaskMutation.graphql.ts";
import type { useSaveTaskCreateMutation } from "../__generated__/useSaveTaskCreateMutation.graphql.ts";
import type { SubmitOptions } from "../forms/useForm.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import type { TaskFields, TaskValues } from "./taskSchema.ts";
import { updateTask } from "./updateTask.ts";
import { useTaskSubject } from "./useTaskSubject.ts";

/** Creates a task or changes an existing one. @param taskId null for a new task */
export function useSaveTask(taskId: string | null) {
  const create = useFormMutation<useSaveTaskCreateMutation>(graphql`
    mutation useSaveTaskCreateMutation($input: CreateTaskInput!) {
      createTask(input: $input) {
        task {
          workList {
            ...Progress_workList
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const update = useFormMutation<updateTaskMutation>(updateTask);
  const findSubject = useTaskSubject();
  return async (fields: TaskFields, { idempotencyKey, changes }: SubmitOptions<TaskValues, TaskFields>) => {
    // The unchanged subject of an existing task may be one that the viewer cannot see.
    const address = taskId === null ? fields.subject : changes.subject;
    const found = address ? await findSubject(address) : null;
    if (found?.ok === false) return found;
    const subject = address === undefined ? {} : { subjectId: found?.subjectId ?? null };
    return taskId === null
      ? create.run({ variables: { input: { ...withoutSubject(fields), ...subject, idempotencyKey } } })
      : update.run({ variables: { input: { taskId, ...withoutSubject(changes), ...subject } } });
  };
}

/** The mutations take the subject by its id, the form by its address. */
const withoutSubject = <Fields extends Partial<TaskFields>>({ subject: _subject, ...fields }: Fields) => fields;
