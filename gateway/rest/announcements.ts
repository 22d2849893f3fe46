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
import { readSeveral, type Several } from "./several.ts";

/**
 * An announcement, which counts as a view of it.
 * @param recipient from the link in a mail: who has opened it
 */
export const readAnnouncement = (rest: Rest, id: number, recipient: string | null = null): Promise<Announcement> =>
  rest.read("getAnnouncement", { params: { id }, ...(recipient === null ? {} : { query: { recipient } }) });

/** Those of the announcements that exist and are visible. */
export const readAnnouncements = (rest: Rest, ids: readonly number[]): Promise<Several<Announcement>> =>
  readSeveral(rest, "getAnnouncements", { query: { ids: [...ids] } });

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

/** Published ones of everybody, newest first. */
export const listAnnouncements = (rest: Rest, filter: PublicFilter, slice: Slice): Promise<Page<Announcement>> => {
  const { beat } = filter;
  return rest.list("getAnnouncements", { query: { ...slice, ...filterOf(filter), ...(beat === null ? {} : { beat }) } });
};

/** What a company published, for guests too. */
export const listCompanyAnnouncements = (rest: Rest, slug: string, slice: Slice): Promise<Page<Announcement>> =>
  rest.list("getCompanyAnnouncements", { params: { slug }, query: { ...slice } });

/** Those of the caller's account and companies, drafts included. */
export const listOurAnnouncements = (
  rest: Rest,
  filter: AnnouncementFilter,
  status: AnnouncementStatus | null,
  slice: Slice,
): Promise<Page<Announcement>> =>
  rest.list("getOurAnnouncements", { query: { ...slice, ...filterOf(filter), ...(status === null ? {} : { status }) } });

/** Figures, channels and mail. */
export const readHub = (rest: Rest, id: number): Promise<AnnouncementHub> => rest.read("getAnnouncementHub", { params: { id } });

export const readWeb = (rest: Rest, id: number): Promise<AnnouncementWeb> => rest.read("getAnnouncementWeb", { params: { id } });

export const readEmail = (rest: Rest, id: number): Promise<AnnouncementEmail> =>
  rest.read("getAnnouncementEmail", { params: { id } });

type CreateBody = NonNullable<Input<"createAnnouncement">["body"]>;
type ChangeBody = NonNullable<Input<"updateAnnouncement">["body"]>;
type EmailBody = NonNullable<Input<"updateAnnouncementEmail">["body"]>;

/**
 * Writes an announcement.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createAnnouncement = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Announcement> =>
  rest.write("createAnnouncement", { body }, { idempotencyKey });

/** Changes the given fields, or moves it on. */
export const updateAnnouncement = (rest: Rest, id: number, body: ChangeBody): Promise<Announcement> =>
  rest.write("updateAnnouncement", { params: { id }, body });

export const deleteAnnouncement = (rest: Rest, id: number): Promise<undefined> =>
  rest.write("deleteAnnouncement", { params: { id } });

export const restoreAnnouncement = (rest: Rest, id: number): Promise<Announcement> =>
  rest.write("restoreAnnouncement", { params: { id } });

export const updateEmail = (rest: Rest, id: number, body: EmailBody): Promise<AnnouncementEmail> =>
  rest.write("updateAnnouncementEmail", { params: { id }, body });

/** Sends the mail to one address. */
export const testEmail = (rest: Rest, id: number, to: string): Promise<unknown> =>
  rest.write("testAnnouncementEmail", { params: { id }, body: { to } });

/** Sends the mail, now when no time is given. */
export const sendEmail = (rest: Rest, id: number, sendAt: string | null): Promise<AnnouncementEmail> =>
  rest.write("sendAnnouncementEmail", { params: { id }, body: sendAt === null ? {} : { sendAt } });

/** Calls off the mail that waits for its time. */
export const cancelEmail = (rest: Rest, id: number): Promise<undefined> =>
  rest.write("cancelAnnouncementEmail", { params: { id } });

/** What an unsubscribe link is about. */
export const readMailSubscription = (rest: Rest, token: string): Promise<MailSubscription> =>
  rest.read("getMailSubscription", { params: { token } });

/** Stops the press mails that the link is about, or allows them again. */
export const updateMailSubscription = (rest: Rest, token: string, isSubscribed: boolean): Promise<MailSubscription> =>
  rest.write("updateMailSubscription", { params: { token }, body: { isSubscribed } });

export const setChannels = (rest: Rest, id: number, channelIds: readonly number[]): Promise<AnnouncementHub> =>
  rest.write("setAnnouncementChannels", { params: { id }, body: { channelIds: [...channelIds] } });
