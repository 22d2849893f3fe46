import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type {
  Announcement,
  AnnouncementEmail,
  AnnouncementHub,
  AnnouncementKind,
  AnnouncementStatus,
  AnnouncementWeb,
  MailSubscription,
} from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/**
 * Reads an announcement, which counts as a view.
 * @param recipient identifies who opened it, from the link in an e-mail
 */
export const readAnnouncement = (rest: Rest, id: number, recipient: string | null = null): Promise<Announcement> =>
  rest.read("getAnnouncement", { params: { id }, ...(recipient === null ? {} : { query: { recipient } }) });

/** Reads those of the announcements that exist and are visible. */
export const readAnnouncements = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Announcement>> =>
  readBulk(rest, "getAnnouncements", { query: { ids: [...ids] } });

export interface AnnouncementFilter {
  query: string | null;
  kind: AnnouncementKind | null;
}

const filterOf = ({ query, kind }: AnnouncementFilter) => ({
  ...(query === null ? {} : { q: query }),
  ...(kind === null ? {} : { kind }),
});

export interface PublicFilter extends AnnouncementFilter {
  /** Id of a beat. */
  beat: number | null;
}

/** All published announcements, newest first. */
export const listAnnouncements = (rest: Rest, filter: PublicFilter, slice: Slice): Promise<Page<Announcement>> => {
  const { beat } = filter;
  return rest.list("getAnnouncements", { query: { ...slice, ...filterOf(filter), ...(beat === null ? {} : { beat }) } });
};

/** A company's published announcements, also for guests. */
export const listCompanyAnnouncements = (rest: Rest, slug: string, slice: Slice): Promise<Page<Announcement>> =>
  rest.list("getCompanyAnnouncements", { params: { slug }, query: { ...slice } });

/** The announcements of the caller's account and companies, including drafts. */
export const listOurAnnouncements = (
  rest: Rest,
  filter: AnnouncementFilter,
  status: AnnouncementStatus | null,
  slice: Slice,
): Promise<Page<Announcement>> =>
  rest.list("getOurAnnouncements", { query: { ...slice, ...filterOf(filter), ...(status === null ? {} : { status }) } });

/** Statistics, channels and e-mail of an announcement. */
export const readHub = (rest: Rest, id: number): Promise<AnnouncementHub> => rest.read("getAnnouncementHub", { params: { id } });

export const readWeb = (rest: Rest, id: number): Promise<AnnouncementWeb> => rest.read("getAnnouncementWeb", { params: { id } });

export const readEmail = (rest: Rest, id: number): Promise<AnnouncementEmail> =>
  rest.read("getAnnouncementEmail", { params: { id } });

type CreateBody = NonNullable<Input<"createAnnouncement">["body"]>;
type ChangeBody = NonNullable<Input<"updateAnnouncement">["body"]>;
type EmailBody = NonNullable<Input<"updateAnnouncementEmail">["body"]>;

/**
 * Creates an announcement.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createAnnouncement = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Announcement> =>
  rest.write("createAnnouncement", { body }, { idempotencyKey });

/** Changes the given fields, or the state. */
export const updateAnnouncement = (rest: Rest, id: number, body: ChangeBody): Promise<Announcement> =>
  rest.write("updateAnnouncement", { params: { id }, body });

export const deleteAnnouncement = (rest: Rest, id: number): Promise<undefined> =>
  rest.write("deleteAnnouncement", { params: { id } });

export const restoreAnnouncement = (rest: Rest, id: number): Promise<Announcement> =>
  rest.write("restoreAnnouncement", { params: { id } });

export const updateEmail = (rest: Rest, id: number, body: EmailBody): Promise<AnnouncementEmail> =>
  rest.write("updateAnnouncementEmail", { params: { id }, body });

/** Sends the e-mail to one address as a test. */
export const testEmail = (rest: Rest, id: number, to: string): Promise<unknown> =>
  rest.write("testAnnouncementEmail", { params: { id }, body: { to } });

/** Sends the e-mail, immediately if no time is given. */
export const sendEmail = (rest: Rest, id: number, sendAt: string | null): Promise<AnnouncementEmail> =>
  rest.write("sendAnnouncementEmail", { params: { id }, body: sendAt === null ? {} : { sendAt } });

/** Cancels the scheduled e-mail. */
export const cancelEmail = (rest: Rest, id: number): Promise<undefined> =>
  rest.write("cancelAnnouncementEmail", { params: { id } });

/** The subscription that an unsubscribe link refers to. */
export const readMailSubscription = (rest: Rest, token: string): Promise<MailSubscription> =>
  rest.read("getMailSubscription", { params: { token } });

/** Stops or re-enables the press e-mails that the link refers to. */
export const updateMailSubscription = (rest: Rest, token: string, isSubscribed: boolean): Promise<MailSubscription> =>
  rest.write("updateMailSubscription", { params: { token }, body: { isSubscribed } });

export const setChannels = (rest: Rest, id: number, channelIds: readonly number[]): Promise<AnnouncementHub> =>
  rest.write("setAnnouncementChannels", { params: { id }, body: { channelIds: [...channelIds] } });
