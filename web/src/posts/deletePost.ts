import { graphql } from "react-relay";

/** Deletes a post. */
export const deletePostMutation = graphql`
  mutation deletePostMutation($input: DeletePostInput!) {
    deletePost(input: $input) {
      post {
        ... on PostBase @alias(as: "base") {
          ...DeletedPost_post
          ...PostActions_post
        }
        ... on Commentable @alias(as: "commentable") {
          ...Composer_subject
        }
      }
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;
