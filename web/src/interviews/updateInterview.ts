import { graphql } from "react-relay";

/** The payload also selects the data of the form, so that the form stays complete until the user leaves the page. */
export const updateInterview = graphql`
  mutation updateInterviewMutation($input: UpdateInterviewInput!) {
    updateInterview(input: $input) {
      interview {
        ...InterviewEditPage_interview
        ...InterviewView_interview
        ...InterviewCard_interview
      }
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;
