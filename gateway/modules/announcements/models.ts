import type { Announcement, AnnouncementHub } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type AnnouncementNewsroomModel = NonNullable<Announcement["newsroom"]>;
export type AnnouncementChannelModel = AnnouncementHub["channels"][number];
export type DeliveryStatus = AnnouncementChannelModel["status"];
