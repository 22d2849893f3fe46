import { graphql } from "react-relay";

/** Removes a member from a community, or withdraws an invitation. */
export const removePersonMutation = graphql`
  mutation removePersonMutation($input: RemoveCommunityMemberInput!) {
    removeCommunityMember(input: $input) {
      community {
        isJoined
        ...CommunityHead_community
        invitations(first: 1) {
          totalCount
        }
      }
      viewer {
        communities {
          slug
          name
          icon
          ...useMembership_community
        }
      }
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;
