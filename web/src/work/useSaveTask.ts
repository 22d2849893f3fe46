import { graphql } from "react-relay";
import type { updateTaskMutation } from "../__generated__/updateTaskMutation.graphql.ts";
import type { useSaveTaskCreateMutation } from "../__generated__/useSaveTaskCreateMutation.graphql.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import type { TaskFields } from "./taskSchema.ts";
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
  return async ({ subject, ...fields }: TaskFields, { idempotencyKey }: { idempotencyKey: string }) => {
    const found = subject && (await findSubject(subject));
    if (found?.ok === false) return found;
    const input = { ...fields, ...(subject !== undefined && { subjectId: found?.subjectId ?? null }) };
    return taskId === null
      ? create.run({ variables: { input: { ...input, idempotencyKey } } })
      : update.run({ variables: { input: { taskId, ...input } } });
  };
}
