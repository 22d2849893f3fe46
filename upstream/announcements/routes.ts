import { sql } from "kysely";
import Type from "typebox";
import { requireCompany } from "../companies/read.ts";
import { filterBy, titleOrTextContainsTerm } from "../db/conditions.ts";
import { requireDeleted } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, readPageOfIds, PageQuery, pageQuery, q, SlugParams, toWindow } from "../http/paging.ts";
import { getPeriodStart, getPeriodEnd, period } from "../http/period.ts";
import { Id, List } from "../http/schema.ts";
import { hasBeat } from "../lookups/beats.ts";
import { readHub, setChannels } from "./hub.ts";
import {
  countView,
  findAnnouncements,
  listAnnouncements,
  presentAnnouncements,
  readAnnouncement,
  readWeb,
  requireAnnouncement,
  requireEditable,
  requireAnnouncementNotDeleted,
  requireNotArchived,
  requireOpenAnnouncement,
} from "./read.ts";
import { isListedAnnouncement, isInAudience, isOwnAnnouncement } from "./rules.ts";
import {
  Announcement,
  AnnouncementChanges,
  AnnouncementHub,
  AnnouncementInput,
  AnnouncementKind,
  AnnouncementStatus,
  AnnouncementWeb,
  AnnouncementWebChanges,
} from "./schema.ts";
import { recordOpened } from "./sending.ts";
import { createAnnouncement, deleteAnnouncement, restoreAnnouncement, getNextStatus, updateAnnouncement } from "./write.ts";

const common = { tag: "Announcements", assumed: true } as const;
const list = { ...common, response: List(Announcement) } as const;
const commonById = { ...common, params: IdParams, refusals: [403] } as const;
const notDeleted = { ...commonById, ...loadBy("id", requireAnnouncementNotDeleted) } as const;
const editable = { ...commonById, ...loadBy("id", requireEditable) } as const;
const open = { ...commonById, ...loadBy("id", requireOpenAnnouncement) } as const;

const hasTerm = (term: string) =>
  titleOrTextContainsTerm(sql`concat_ws(' ', a.title, a.headline, a.summary)`, sql`a.content`, term);
const hasKind = (kind: string) => sql`a.kind = ${kind}`;

/** Announcements of the company, and those distributed by a channel of one of its confirmed newsrooms. */
const isOfCompany = (companyId: number) => sql`(a.company_id = ${companyId} or exists (
  select 1 from announcement_channels x join channels k on k.id = x.channel_id and k.is_active
    join newsrooms n on n.id = k.newsroom_id and n.company_id = ${companyId} and n.status = 'confirmed'
  where x.announcement_id = a.id))`;

const newest = sql`a.published_at desc, a.id desc`;

export const announcementOperations: Operation[] = [
  operation(list, {
    id: "getAnnouncements",
    path: "/announcements",
    summary: "Lists published announcements whose audience includes the caller, newest first.",
    query: pageQuery({
      ids,
      q,
      kind: Type.Optional(AnnouncementKind),
      beat: Type.Optional(Id),
      companyId: Type.Optional(Id),
      ...period,
    }),
    handle: async ({ services: { db }, viewer, query }) => {
      if (query.ids !== undefined) {
        const found = findAnnouncements(db, viewer, query.ids);
        return readPageOfIds(query.ids, found, (rows) => presentAnnouncements(db, viewer, rows));
      }
      const { beat, companyId, from, to } = query;
      const conditions = [
        isListedAnnouncement,
        isInAudience(viewer),
        ...filterBy(query.q, hasTerm),
        ...filterBy(query.kind, hasKind),
        ...filterBy(beat, (id) => hasBeat("announcement", sql`a.id`, id)),
        ...filterBy(companyId, isOfCompany),
        ...filterBy(from, (value) => sql`a.published_at >= ${getPeriodStart(value)}`),
        ...filterBy(to, (value) => sql`a.published_at <= ${getPeriodEnd(value)}`),
      ];
      return listAnnouncements(db, viewer, conditions, newest, toWindow(query));
    },
  }),
  operation(list, {
    access: "all",
    id: "getCompanyAnnouncements",
    path: "/c/{slug}/announcements",
    summary:
      "Lists published announcements of a company and its newsrooms whose audience includes the caller, newest first. Guests see only announcements without an audience.",
    params: SlugParams,
    query: PageQuery,
    handle: async ({ services: { db }, viewer, params: { slug }, query }) => {
      const company = await requireCompany(db, viewer, slug);
      const conditions = [isListedAnnouncement, isInAudience(viewer), isOfCompany(company.id)];
      return listAnnouncements(db, viewer, conditions, newest, toWindow(query));
    },
  }),
  operation(list, {
    id: "getOurAnnouncements",
    path: "/announcements/our",
    summary:
      "Lists announcements by the caller and of the caller's account and companies, including drafts and archived ones, newest first.",
    query: pageQuery({ q, kind: Type.Optional(AnnouncementKind), status: Type.Optional(AnnouncementStatus) }),
    handle: async ({ services: { db }, viewer, query }) => {
      const conditions = [
        isOwnAnnouncement(viewer),
        ...filterBy(query.q, hasTerm),
        ...filterBy(query.kind, hasKind),
        ...filterBy(query.status, (status) => sql`a.status = ${status}`),
      ];
      const latest = sql`a.created_at desc, a.id desc`;
      return listAnnouncements(db, viewer, conditions, latest, toWindow(query));
    },
  }),
  operation(common, {
    id: "getAnnouncement",
    path: "/announcements/{id}",
    summary:
      "Returns an announcement and counts a view. Drafts and archived announcements are visible only to their creator, account, company and newsroom owner and to platform administrators; 404 for others.",
    access: "all",
    params: IdParams,
    query: Type.Object({
      recipient: Type.Optional(
        Type.String({
          maxLength: 64,
          description: "Recipient code from the link in a press mail; records that the recipient opened it.",
        }),
      ),
      preview: Type.Optional(
        Type.Boolean({ default: false, description: "true for the preview of a link: counts no view.", "x-assumed": true }),
      ),
    }),
    response: Announcement,
    handle: async ({ services: { db, now }, viewer, params: { id }, query }) => {
      const row = await requireAnnouncement(db, viewer, id);
      if (query.preview !== true) await countView(db, viewer, row, now());
      if (query.recipient !== undefined) await recordOpened(db, row.id, query.recipient, now());
      return (await presentAnnouncements(db, viewer, [row]))[0];
    },
  }),
  operation(common, {
    id: "createAnnouncement",
    path: "/announcements",
    summary:
      "Creates an announcement, published or as a draft. Publishing one of the kinds media, marketing and epitome also creates a story.",
    body: AnnouncementInput,
    response: Announcement,
    creates: true,
    handle: async ({ services, viewer, body }) => {
      const id = await createAnnouncement(services, viewer, body);
      return readAnnouncement(services.db, viewer, id);
    },
  }),
  operation(notDeleted, {
    id: "updateAnnouncement",
    path: "/announcements/{id}",
    summary:
      "Updates the given fields of an announcement; status publishes a draft or archives a published announcement. Editors only.",
    body: AnnouncementChanges,
    response: Announcement,
    handle: async ({ services, viewer, body, target: before }) => {
      getNextStatus(before.status, body);
      requireNotArchived(before);
      await updateAnnouncement(services, viewer, before, body);
      return readAnnouncement(services.db, viewer, before.id);
    },
  }),
  operation(notDeleted, {
    id: "deleteAnnouncement",
    path: "/announcements/{id}",
    summary:
      "Deletes an announcement and its story, and cancels its press mail for all who have not got it yet. Announcement and story can be restored. Editors only.",
    handle: async ({ services: { db, now }, target: row }) => {
      await deleteAnnouncement(db, row, now());
    },
  }),
  operation(editable, {
    id: "restoreAnnouncement",
    path: "/announcements/{id}/restore",
    summary: "Restores a deleted announcement and its story. Editors only.",
    response: Announcement,
    handle: async ({ services: { db }, viewer, target: row }) => {
      requireDeleted(row, "announcement");
      await restoreAnnouncement(db, row);
      return readAnnouncement(db, viewer, row.id);
    },
  }),
  operation(editable, {
    id: "getAnnouncementHub",
    path: "/announcements/{id}/hub",
    summary: "Returns the statistics, channels and press mail of an announcement. Editors only.",
    response: AnnouncementHub,
    handle: ({ services: { db }, viewer, target }) => readHub(db, viewer, target.id),
  }),
  operation(editable, {
    id: "getAnnouncementWeb",
    path: "/announcements/{id}/web",
    summary: "Returns the content of an announcement's web page. Editors only.",
    response: AnnouncementWeb,
    handle: ({ services: { db, publicUrl }, viewer, target }) => readWeb(db, viewer, target.id, publicUrl),
  }),
  operation(open, {
    id: "updateAnnouncementWeb",
    path: "/announcements/{id}/web",
    summary: "Updates the given fields of an announcement's web page. Editors only.",
    body: AnnouncementWebChanges,
    response: AnnouncementWeb,
    handle: async ({ services, viewer, body, target: before }) => {
      const { db, publicUrl } = services;
      await updateAnnouncement(services, viewer, before, body);
      return readWeb(db, viewer, before.id, publicUrl);
    },
  }),
  operation(open, {
    id: "setAnnouncementChannels",
    method: "PUT",
    path: "/announcements/{id}/channels",
    summary: "Replaces the channels of an announcement. Editors only.",
    body: Type.Object({ channelIds: Type.Array(Id, { title: "Channels" }) }),
    response: AnnouncementHub,
    handle: async ({ services: { db, now }, viewer, body, target: row }) => {
      await setChannels(db, viewer, row, body.channelIds, now());
      return readHub(db, viewer, row.id);
    },
  }),
];
