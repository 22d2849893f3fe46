import { graphql } from "react-relay";

/** Brings a deleted post back; selects what a card and a post's own view show of it. */
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
        code
        message
        field
      }
    }
  }
`;
