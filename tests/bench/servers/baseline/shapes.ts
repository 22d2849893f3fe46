/** The parts of REST responses that the baseline reads, written by hand like the rest of it. */
export interface Author {
  id: number;
  avatar: string | null;
  name: string;
  slug: string | null;
  type: "person" | "company";
}
export interface Video {
  id: number;
  url: string | null;
  coverUrl: string | null;
  duration: number | null;
  status: string;
  error: string | null;
}
export interface Image {
  id: number;
  path: string;
  width: number;
  height: number;
}
export interface Attachments {
  count: number;
  images: { id: number; path: string }[];
  videos: {
    id: number;
    path: string | null;
    thumbnail: string | null;
    length: number | null;
    status: string;
  }[];
}
export interface Commentable {
  likable: { liked: boolean; likesCount: number };
  commentable: { comments: Comment[]; commentsCount: number; totalCommentsCount: number };
  author: Author;
  isDeleted: boolean;
}
export interface Comment extends Commentable {
  id: number;
  content: string | null;
  createdAt: string;
  updatedAt: string | null;
  attachments: Attachments;
}
export interface Item extends Commentable {
  id: number;
  type: string;
  time: string;
  publishedAt: string;
  updatedAt: string | null;
  content: string | null;
  creatorId: number;
  beats: { id: number; key: string; name: string }[];
  userTypes: string[];
  communities: { id: number; slug: string; name: string }[];
  attachments: Attachments;
  title: string;
  company: { id: number | null; name: string; slug: string | null; logo: string | null };
  location: string | null;
  workplace: string;
  jobType: string;
  deadline: string | null;
  interview: { id: number; title: string; type: string } | null;
  answersCount: number;
  name: string;
  start: string;
  end: string | null;
  timezone: string;
  eventType: string;
  venue: string | null;
  address: string | null;
  link: string | null;
  img: Image | null;
  url: string | null;
  video: Video | null;
  summary: string | null;
}
export interface Viewer {
  id: number;
  contactId: number;
  fullName: string;
  logoIcon: string | null;
  hasNotifications: boolean;
}
export interface Community {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  type: string;
  img: string | null;
  banner: Image | null;
  country: { id: number; name: string } | null;
  membersCount: number;
  isJoined: boolean;
  isInvited: boolean;
}
export interface Member {
  about: string | null;
  lastActiveStamp: string | null;
  author: Author;
}
export interface Notification {
  id: number;
  isRead: boolean;
  when: string;
  who: Author;
  entityType: string;
  entityId: number;
  entitySummary: string | null;
  type: string;
  commentId?: number | null;
  commentSummary?: string | null;
}
export interface Found {
  type: string;
  id: number;
  slug: string | null;
  title: string;
  summary: string | null;
  img: string | null;
  author?: Author | null;
  publishedAt: string | null;
}
export interface List<Element> {
  data: Element[];
  meta: { total?: number; hasMore?: boolean; offset: number; counts?: Record<string, number> };
}
