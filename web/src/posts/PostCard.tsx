import { useId, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PostCard_post$key } from "../__generated__/PostCard_post.graphql.ts";
import { CommentButton } from "../comments/CommentButton.tsx";
import { CommentPreview } from "../comments/CommentPreview.tsx";
import { LikeButton } from "../likes/LikeButton.tsx";
import { EditedMark } from "../ui/EditedMark.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { Link } from "../ui/Link.tsx";
import { postLink, type PostAddress } from "./address.ts";
import { AuthorLine } from "./AuthorLine.tsx";
import { BeatTags } from "./BeatTags.tsx";
import { CardFrame } from "./CardFrame.tsx";
import { CopyLinkButton } from "./CopyLink.tsx";
import { DeletedPost } from "./DeletedPost.tsx";
import type { PostKind } from "./kinds/index.ts";
import { PostActions } from "./PostActions.tsx";
import { PostAudience } from "./PostAudience.tsx";
import { TimeLink } from "./TimeLink.tsx";
import { useOpenPost } from "./useOpenPost.ts";
import { usePostLink } from "./usePostLink.ts";
import { useWatch } from "./watched.ts";

interface PostCardProps {
  post: PostCard_post$key;
  kind: PostKind;
  /** The post's title; omitted for types without one. */
  title?: string;
  /** The content that is specific to the type. */
  children: ReactNode;
}

/** The card layout of all post types: author line, title, the type's content, audience, actions, first comments. */
export function PostCard({ post, kind, title, children }: PostCardProps) {
  const data = useFragment(
    graphql`
      fragment PostCard_post on PostBase {
        id
        databaseId
        time
        updatedAt
        isDeleted
        author {
          name
          ...AuthorLine_author
        }
        beats {
          ...BeatTags_beats
        }
        ...PostAudience_post
        ...PostActions_post
        ...DeletedPost_post
        ...LikeButton_subject
        ...CommentButton_subject
        ...CommentPreview_subject
        eventCursor
      }
    `,
    post,
  );
  useWatch({ id: data.id, hasThread: false, after: data.eventCursor });
  const heading = useId();
  const openPost = useOpenPost();
  const address: PostAddress = { key: kind.key, databaseId: data.databaseId, commentId: null };
  const target = usePostLink(address);
  const shared = postLink(location.origin, kind.key, data.databaseId);
  const name = `${kind.label} by ${data.author.name}`;

  return (
    <CardFrame labelledBy={heading} isDeleted={data.isDeleted}>
      <FocusFallback>
        {data.isDeleted ? (
          <>
            <h2 id={heading} className="sr-only">
              {name}
            </h2>
            <DeletedPost post={data} />
          </>
        ) : (
          <>
            <AuthorLine
              author={data.author}
              kind={kind}
              facts={
                <>
                  <TimeLink time={data.time} target={target} isMain={title === undefined} />
                  {data.updatedAt && <EditedMark time={data.updatedAt} />}
                  <BeatTags beats={data.beats} />
                </>
              }
              menu={<PostActions post={data} name={title ?? name} kind={kind} />}
            />
            {title === undefined ? (
              <h2 id={heading} className="sr-only">
                {name}
              </h2>
            ) : (
              <h2 id={heading} className="mt-3 text-18 font-semibold">
                <Link {...target} variant="plain" data-card-link>
                  {title}
                </Link>
              </h2>
            )}
            <div className="mt-2.5 space-y-3">{children}</div>
            <div className="-mx-3 mt-2 flex flex-wrap items-center gap-x-1">
              <PostAudience post={data} className="px-3 pb-1 max-tablet:w-full tablet:order-last tablet:ms-auto tablet:pb-0" />
              <LikeButton subject={data} />
              <CommentButton subject={data} onPress={() => openPost(address, true)} />
              <CopyLinkButton address={shared} />
            </div>
            <CommentPreview subject={data} target={target} />
          </>
        )}
      </FocusFallback>
    </CardFrame>
  );
}
