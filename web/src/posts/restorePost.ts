import { graphql } from "react-relay";

/** Restores a deleted post; selects the fields that its card and its full view show. */
export const restorePostMutation = graphql`
  mutation restorePostMutation($input: RestorePostInput!) {
    restorePost(input: $input) {
      post {
        ...PostView_post
        ... on PostBase @alias(as: "base") {
          ...DeletedPost_post
          ...PostActions_post
        }
        ... on Commentable @alias(as: "commentable") {
          ...CommentPreview_subject
          ...CommentButton_subject
          ...Composer_subject
        }
      }
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;
