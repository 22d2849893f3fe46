import { useId, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PostArticle_post$key } from "../__generated__/PostArticle_post.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { LikeButton } from "../likes/LikeButton.tsx";
import { EditedMark } from "../ui/EditedMark.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { postLink } from "./address.ts";
import { AuthorLine } from "./AuthorLine.tsx";
import { BeatTags } from "./BeatTags.tsx";
import { CopyLinkButton } from "./CopyLink.tsx";
import { DeletedPost } from "./DeletedPost.tsx";
import type { PostKind } from "./kinds/index.ts";
import { PostActions } from "./PostActions.tsx";
import { PostAudience } from "./PostAudience.tsx";
import { useWatch } from "./watched.ts";

interface PostArticleProps {
  post: PostArticle_post$key;
  kind: PostKind;
  /** The post's title; omitted for types without one. */
  title?: string;
  /** The content that is specific to the type. */
  children: ReactNode;
}

/** A post in full, in the same order as its card. It also sets the page title. */
export function PostArticle({ post, kind, title, children }: PostArticleProps) {
  const data = useFragment(
    graphql`
      fragment PostArticle_post on PostBase {
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
        eventCursor
      }
    `,
    post,
  );
  useWatch({ id: data.id, hasThread: true, after: data.eventCursor });
  const heading = useId();
  const name = `${kind.label} by ${data.author.name}`;
  usePageTitle(title ?? name, true);
  const address = postLink(location.origin, kind.key, data.databaseId);
  if (data.isDeleted) {
    return (
      <article aria-label={name} className="px-4 py-5 tablet:px-6">
        <DeletedPost post={data} />
      </article>
    );
  }
  return (
    <article aria-labelledby={heading} className="px-4 pt-5 pb-2 tablet:px-6">
      <AuthorLine
        author={data.author}
        facts={
          <>
            <RelativeTime time={data.time} />
            {data.updatedAt && <EditedMark time={data.updatedAt} />}
            <BeatTags beats={data.beats} />
          </>
        }
        menu={<PostActions post={data} name={title ?? name} kind={kind} />}
      />
      <h2 id={heading} className={title === undefined ? "sr-only" : "mt-4 text-22 font-semibold"}>
        {title ?? name}
      </h2>
      <div className="mt-3 space-y-4">
        {children}
        <PostAudience post={data} />
      </div>
      <div className="-mx-3 mt-3 flex items-center gap-x-1">
        <LikeButton subject={data} />
        <CopyLinkButton address={address} />
      </div>
    </article>
  );
}
