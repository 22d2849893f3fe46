import { graphql } from "react-relay";

/** Selects what the form is made of as well, so that it stays complete until the user leaves it. */
export const updateAnnouncement = graphql`
  mutation updateAnnouncementMutation($input: UpdateAnnouncementInput!) {
    updateAnnouncement(input: $input) {
      announcement {
        ...AnnouncementWebPage_announcement
        ...AnnouncementHubView_announcement
        ...AnnouncementCard_announcement
      }
      errors {
        code
        message
        field
      }
    }
  }
`;
