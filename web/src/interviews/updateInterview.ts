import { graphql } from "react-relay";

/** Selects what the form is made of as well, so that it stays complete until the user leaves it. */
export const updateInterview = graphql`
  mutation updateInterviewMutation($input: UpdateInterviewInput!) {
    updateInterview(input: $input) {
      interview {
        ...InterviewEditPage_interview
        ...InterviewView_interview
        ...InterviewCard_interview
      }
      errors {
        code
        message
        field
      }
    }
  }
`;
