import { sql, type RawBuilder } from "kysely";
import { isVisibleAnnouncement } from "../announcements/rules.ts";
import { canReadAnswers, isVisibleInterview, isVisiblePost, isVisibleStory } from "../posts/visibility.ts";
import type { Viewer } from "../session/viewer.ts";

/** For both kinds of uploads, the columns that refer to one: in attachments, and in posts and stories themselves. */
const uploadReferences = {
  image: { column: sql.ref("image_id"), named: sql.ref("img_id") },
  video: { column: sql.ref("video_id"), named: sql.ref("video_id") },
};

/**
 * Whether the viewer uploaded it or may see a place where it is used: a post, a story, a comment, a message. Pictures of
 * communities, companies and confirmed newsrooms are visible to everybody, those of interviews to those who may read them. Alias u.
 */
export function isVisibleUpload(viewer: Viewer, kind: keyof typeof uploadReferences): RawBuilder<boolean> {
  const { column, named } = uploadReferences[kind];
  const ofOrganization =
    kind === "image"
      ? sql`or exists (select 1 from communities k where u.id in (k.logo_image_id, k.banner_image_id))
        or exists (select 1 from companies o where o.banner_image_id = u.id)
        or exists (select 1 from newsrooms n where n.status = 'confirmed' and u.id in (n.logo_image_id, n.banner_image_id))`
      : sql``;
  const ofInterview =
    kind === "image"
      ? sql`i.img_id = u.id and ${isVisibleInterview(viewer)}`
      : sql`exists (select 1 from questions q where q.interview_id = i.id and q.video_id = u.id)
        and ${isVisibleInterview(viewer)} and (i.show_questions or ${canReadAnswers(viewer)})`;
  return sql<boolean>`(u.owner_id = ${viewer.contactId}
    or exists (select 1 from posts p where p.deleted_at is null and ${isVisiblePost(viewer)}
      and (p.${named} = u.id
        or exists (select 1 from post_attachments a where a.post_id = p.id and a.${column} = u.id)))
    or exists (select 1 from stories s where s.deleted_at is null and ${isVisibleStory(viewer)} and s.${named} = u.id)
    or exists (select 1 from comment_attachments a
      join comments c on c.id = a.comment_id and c.deleted_at is null
      where a.${column} = u.id and (c.entity_type = 'story'
        or exists (select 1 from posts p where p.id = c.entity_id and p.deleted_at is null and ${isVisiblePost(viewer)})))
    or exists (select 1 from message_attachments a
      join messages x on x.id = a.message_id and x.deleted_at is null
      join conversation_members m on m.conversation_id = x.conversation_id and m.contact_id = ${viewer.contactId}
        and x.id > m.cleared_id
      where a.${column} = u.id)
    or exists (select 1 from announcements a where a.deleted_at is null and ${isVisibleAnnouncement(viewer)} and a.${named} = u.id)
    or exists (select 1 from interviews i where i.deleted_at is null and ${ofInterview})
    ${ofOrganization})`;
}
