/** The parts of REST responses that the floor reads, written by hand like the rest of it. */
export interface Author {
  id: number;
  avatar: string | null;
  name: string;
  type: "person" | "company";
}
export interface Video {
  url: string | null;
  coverUrl: string | null;
  duration: number | null;
  status: string;
}
export interface Image {
  id: number;
  path: string;
  width: number;
  height: number;
}
export interface Discussed {
  likable: { liked: boolean; likesCount: number; likes?: Author[] };
  commentable: { comments: Comment[]; commentsCount: number; totalCommentsCount: number };
  author: Author;
  isDeleted: boolean;
}
export interface Comment extends Discussed {
  id: number;
  content: string | null;
  createdAt: string;
}
export interface Item extends Discussed {
  id: number;
  type: string;
  time: string;
  publishedAt: string;
  content: string | null;
  creatorId: number;
  beats: { id: number; key: string; name: string }[];
  userTypes: string[];
  communities: { id: number; slug: string; name: string }[];
  attachments: {
    count: number;
    images: { id: number; path: string }[];
    videos: { id: number; path: string | null; thumbnail: string | null; length: number | null; status: string }[];
  };
  title: string;
  company: { name: string };
  location: string | null;
  workplace: string;
  jobType: string;
  deadline: string | null;
  answersCount: number;
  name: string;
  start: string;
  end: string | null;
  timezone: string;
  eventType: string;
  venue: string | null;
  address: string | null;
  img: Image | null;
  url: string | null;
  video: Video | null;
  summary: string | null;
}
export interface Viewer {
  id: number;
  contactId: number;
  authenticated: boolean;
  fullName: string;
  roles: string[];
  communities: { id: number; slug: string; name: string; icon: string | null; isJoined: boolean }[];
}
export interface List<Element> {
  data: Element[];
  meta: { total: number };
}
