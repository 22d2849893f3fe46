import { graphql } from "react-relay";
import type { useChangePeopleAddMutation } from "../__generated__/useChangePeopleAddMutation.graphql.ts";
import type { useChangePeopleAnswerMutation } from "../__generated__/useChangePeopleAnswerMutation.graphql.ts";
import type { useChangePeopleRemoveMutation } from "../__generated__/useChangePeopleRemoveMutation.graphql.ts";
import type { Outcome } from "../relay/mutation.ts";
import { useFormMutation, useMutationAction, type Steps } from "../relay/useMutationAction.ts";

interface ChangePeople {
  /** Accepts or declines a join request. */
  answer: (requestId: string, accepted: boolean) => Promise<Outcome<unknown>>;
  /** Adds a person; the caller shows an error. */
  add: (personId: string) => Promise<Outcome<unknown>>;
  remove: (personId: string, steps: Steps) => void;
  isRunning: boolean;
}

/**
 * Mutations with which a company's administrators change its people. Each payload refreshes the lists.
 * @param companyId the global id
 */
export function useChangePeople(companyId: string): ChangePeople {
  const answering = useMutationAction<useChangePeopleAnswerMutation>(graphql`
    mutation useChangePeopleAnswerMutation($input: AnswerCompanyRequestInput!) {
      answerCompanyRequest(input: $input) {
        company {
          ...CompanyHead_company
          ...CompanyPeople_company
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const adding = useFormMutation<useChangePeopleAddMutation>(graphql`
    mutation useChangePeopleAddMutation($input: AddCompanyPersonInput!) {
      addCompanyPerson(input: $input) {
        company {
          ...CompanyHead_company
          ...CompanyPeople_company
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const removing = useMutationAction<useChangePeopleRemoveMutation>(graphql`
    mutation useChangePeopleRemoveMutation($input: RemoveCompanyPersonInput!) {
      removeCompanyPerson(input: $input) {
        company {
          ...CompanyHead_company
          ...CompanyPeople_company
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return {
    answer: (requestId, accepted) =>
      answering.run({ variables: { input: { companyId, requestId, accepted } }, write: "responsibility" }),
    add: (personId) => adding.run({ variables: { input: { companyId, personId } }, write: "responsibility" }),
    remove: (personId, steps) =>
      void removing.run({ variables: { input: { companyId, personId } }, write: "responsibility", ...steps }),
    isRunning: answering.isRunning || adding.isRunning || removing.isRunning,
  };
}
