import { graphql } from "react-relay";

/** Changes fields of a task; the progress of its work list may change with its status. */
export const updateTask = graphql`
  mutation updateTaskMutation($input: UpdateTaskInput!) {
    updateTask(input: $input) {
      task {
        workList {
          ...Progress_workList
        }
        ...TaskRow_task
      }
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;
