import type { AnnouncementHub } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type AnnouncementChannelModel = AnnouncementHub["channels"][number];
export type DeliveryStatus = AnnouncementChannelModel["status"];
