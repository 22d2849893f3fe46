import { graphql } from "react-relay";

/** The payload selects the data of the new interview's page. */
export const createInterview = graphql`
  mutation createInterviewMutation($input: CreateInterviewInput!) {
    createInterview(input: $input) {
      interview {
        databaseId
        ...InterviewView_interview
      }
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;
