import { graphql } from "react-relay";

/** The payload also selects the data of the form, so that the form stays complete until the user leaves the page. */
export const updateAnnouncement = graphql`
  mutation updateAnnouncementMutation($input: UpdateAnnouncementInput!) {
    updateAnnouncement(input: $input) {
      announcement {
        ...AnnouncementWebPage_announcement
        ...AnnouncementHubView_announcement
        ...AnnouncementCard_announcement
      }
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;
