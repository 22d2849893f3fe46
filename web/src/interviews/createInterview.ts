import { graphql } from "react-relay";

/** Selects what the page of the new interview shows. */
export const createInterview = graphql`
  mutation createInterviewMutation($input: CreateInterviewInput!) {
    createInterview(input: $input) {
      interview {
        databaseId
        ...InterviewView_interview
      }
      errors {
        code
        message
        field
      }
    }
  }
`;
