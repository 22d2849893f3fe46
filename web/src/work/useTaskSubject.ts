import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useTaskSubjectQuery } from "../__generated__/useTaskSubjectQuery.graphql.ts";
import { toFailure, failureText } from "../relay/failures.ts";
import type { MutationFailure } from "../relay/mutation.ts";
import type { SubjectAddress } from "./taskSubject.ts";

/** The global id of a task's subject, or why there is none. */
type FoundSubject = { ok: true; subjectId: string } | MutationFailure;

const missing = "There is nothing at this address, or you cannot see it.";

/** Looks up the subject of a task by its address. */
export function useTaskSubject(): (address: SubjectAddress) => Promise<FoundSubject> {
  const environment = useRelayEnvironment();
  return async (address) => {
    try {
      const answer = await fetchQuery<useTaskSubjectQuery>(
        environment,
        graphql`
          query useTaskSubjectQuery($type: TaskSubjectType!, $databaseId: Int!) {
            taskSubject(type: $type, databaseId: $databaseId) {
              ... on Node @alias(as: "node") {
                id
              }
            }
          }
        `,
        { ...address },
      ).toPromise();
      const subjectId = answer?.taskSubject?.node?.id;
      if (subjectId !== undefined) return { ok: true, subjectId };
      return { ok: false, errors: [{ code: "NOT_FOUND", message: missing, field: ["input", "subjectAddress"] }], text: missing };
    } catch (error) {
      return { ok: false, errors: [], text: failureText(toFailure(error)) };
    }
  };
}
