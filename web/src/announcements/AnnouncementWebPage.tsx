import { Eye, Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type {
  AnnouncementWebPage_announcement$data,
  AnnouncementWebPage_announcement$key,
} from "../__generated__/AnnouncementWebPage_announcement.graphql.ts";
import type { AnnouncementWebPageQuery } from "../__generated__/AnnouncementWebPageQuery.graphql.ts";
import type { updateAnnouncementMutation } from "../__generated__/updateAnnouncementMutation.graphql.ts";
import { PageDraftGate } from "../forms/DraftGate.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { useForm, type SaveAs, type SubmitOptions } from "../forms/useForm.ts";
import { deferredCode } from "../lib/deferredCode.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { Redirect } from "../navigation/Redirect.tsx";
import { toAudienceValues } from "../posts/writing/audienceValues.ts";
import { deferredMutation } from "../relay/mutation.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { LinkButton } from "../ui/Button.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { uploadedAttachment } from "../uploads/attachment.ts";
import { toKnownKind } from "./announcementKinds.ts";
import { announcementPath, isPreview, previewPath } from "./announcementPaths.ts";
import { AnnouncementTabs } from "./AnnouncementTabs.tsx";
import { AnnouncementWebForm } from "./AnnouncementWebForm.tsx";
import type { WebFields, WebValues } from "./webSchema.ts";

const AnnouncementArticle = lazyPart(async () => (await import("./AnnouncementArticle.tsx")).AnnouncementArticle);
const rules = deferredCode(() => import("./webSchema.ts"));
const mutation = deferredMutation(async () => (await import("./updateAnnouncement.ts")).updateAnnouncement);

const query = graphql`
  query AnnouncementWebPageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    viewer {
      databaseId
    }
    announcement(databaseId: $databaseId) {
      ...AnnouncementWebPage_announcement
    }
    ...AnnouncementWebForm_query
  }
`;

/** The page's data. The save mutation selects it too, so that the page stays complete until the user leaves it. */
const announcementFragment = graphql`
  fragment AnnouncementWebPage_announcement on Announcement @throwOnFieldError {
    id
    databaseId
    kind
    status
    title
    headline
    summary
    content
    userTypes
    creatorId
    author {
      id
    }
    beats {
      id
    }
    communities {
      id
    }
    image {
      id
      url
    }
    video {
      id
    }
    newsroom {
      id
    }
    permissions {
      edit {
        allowed
      }
    }
    ...AnnouncementWebForm_announcement
    ...AnnouncementTabs_announcement
    ...AnnouncementArticle_announcement
  }
`;

type Data = AnnouncementWebPageQuery["response"];
type Announcement = AnnouncementWebPage_announcement$data;

/**
 * The form of an announcement's web page or, with ?preview=1, the last saved version (ROUTE-41). Users without permission are
 * redirected to the hub.
 */
export function AnnouncementWebPage({ queryRef }: { queryRef: PreloadedQuery<AnnouncementWebPageQuery> }) {
  const data = usePreloadedQuery<AnnouncementWebPageQuery>(query, queryRef);
  const { search } = useLocation();
  const { viewer } = data;
  const announcement = useFragment<AnnouncementWebPage_announcement$key>(announcementFragment, data.announcement);
  usePageTitle(announcement ? `Edit ${announcement.title}` : null);
  if (!announcement) return <NotFoundPage />;
  const { databaseId, title, permissions } = announcement;
  if (!permissions.edit.allowed) return <Redirect to={announcementPath(databaseId)} />;
  const isPreviewed = isPreview(search);
  return (
    <div className="mx-auto w-full max-w-180">
      <AnnouncementTabs announcement={announcement} tab="web" />
      <section className={cardClasses(isPreviewed ? null : "p-4 tablet:p-6")}>
        <header
          className={cx(
            "flex flex-wrap items-center justify-between gap-x-3 gap-y-2",
            isPreviewed ? "border-b border-line bg-sunken px-4 py-2 tablet:rounded-t-card tablet:px-6" : "mb-5",
          )}
        >
          {isPreviewed ? (
            <p className="text-14 text-muted">Preview: the page as it was last saved.</p>
          ) : (
            <h1 className="min-w-0 text-22 font-semibold">Edit {title}</h1>
          )}
          {isPreviewed ? (
            <LinkButton href={announcementPath(databaseId, "web")} size="small" icon={Pencil}>
              Back to editing
            </LinkButton>
          ) : (
            <LinkButton href={previewPath(databaseId)} size="small" icon={Eye}>
              Preview
            </LinkButton>
          )}
        </header>
        {isPreviewed ? (
          <LoadedPart fallback={<div className="min-h-dvh" />}>
            <AnnouncementArticle announcement={announcement} />
          </LoadedPart>
        ) : (
          <PageDraftGate name={`${viewer.databaseId} announcement ${databaseId}`}>
            {(draft) => <WebForm data={data} announcement={announcement} draft={draft} />}
          </PageDraftGate>
        )}
      </section>
    </div>
  );
}

function WebForm({ data, announcement, draft }: { data: Data; announcement: Announcement; draft: LocalDraft }) {
  const { id, databaseId, creatorId } = announcement;
  const navigate = useNavigate();
  const [start] = useState(() => toFormValues(announcement));
  const [isDraft] = useState(announcement.status === "DRAFT");
  const { run } = useFormMutation<updateAnnouncementMutation>(mutation);
  const send = (values: WebFields, { saveAs, changes }: SubmitOptions<WebValues, WebFields>) => {
    const { kind, newsroomId, authorId: selectedAuthorId, ...fields } = changes;
    const isFromNewsroom = values.newsroomId !== "";
    const authorId = isFromNewsroom || selectedAuthorId === undefined ? null : (selectedAuthorId ?? creatorId);
    const input = {
      announcementId: id,
      ...fields,
      ...(isDraft ? { kind } : {}),
      // An unchanged newsroom may be one to which the user has no access.
      ...(newsroomId === undefined ? {} : { newsroomId: newsroomId || null }),
      ...(authorId === null ? {} : { authorId }),
      ...(isDraft && saveAs === "PUBLISHED" ? { status: "PUBLISHED" as const } : {}),
    };
    return run({ variables: { input }, write: "announcement" });
  };
  const schema = async (saveAs: SaveAs) => (await rules()).webSchema(saveAs);
  const onSaved = (saveAs: SaveAs) => {
    const isPublished = isDraft && saveAs === "PUBLISHED";
    showToast("success", isPublished ? "The announcement has been published." : "Your changes have been saved.");
    void navigate(announcementPath(databaseId), { replace: true });
  };
  const form = useForm({ schema, start, draft, send, onSaved: (_, saveAs) => onSaved(saveAs) });

  return (
    <AnnouncementWebForm
      query={data}
      form={form}
      isDraft={isDraft}
      announcement={announcement}
      cancelPath={announcementPath(databaseId)}
    />
  );
}

function toFormValues(announcement: Announcement): WebValues {
  const { kind, title, headline, summary, content, image, video, beats, communities, userTypes, author, creatorId } =
    announcement;
  return {
    ...toAudienceValues({ communityIds: communities.map(({ id }) => id), userTypes }),
    authorId: author.id === creatorId ? null : author.id,
    newsroomId: announcement.newsroom?.id ?? "",
    kind: toKnownKind(kind),
    title,
    headline: headline ?? "",
    summary: summary ?? "",
    content: content ?? "",
    image: image ? [uploadedAttachment("image", image.id, image.url)] : [],
    video: video ? [uploadedAttachment("video", video.id, null)] : [],
    beatIds: beats.map(({ id }) => id),
  };
}
