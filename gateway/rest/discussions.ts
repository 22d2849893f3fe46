/** Names of the calls that everything with comments and likes has, by collection. */
export const discussionCalls = {
  communityPosts: {
    comments: "getCommunityPostComments",
    comment: "createCommunityPostComment",
    likes: "getCommunityPostLikes",
    like: "toggleCommunityPostLike",
  },
  jobs: { comments: "getJobComments", comment: "createJobComment", likes: "getJobLikes", like: "toggleJobLike" },
  callouts: {
    comments: "getCalloutComments",
    comment: "createCalloutComment",
    likes: "getCalloutLikes",
    like: "toggleCalloutLike",
  },
  events: { comments: "getEventComments", comment: "createEventComment", likes: "getEventLikes", like: "toggleEventLike" },
  records: { comments: "getRecordComments", comment: "createRecordComment", likes: "getRecordLikes", like: "toggleRecordLike" },
  reactions: {
    comments: "getReactionComments",
    comment: "createReactionComment",
    likes: "getReactionLikes",
    like: "toggleReactionLike",
  },
  statements: {
    comments: "getStatementComments",
    comment: "createStatementComment",
    likes: "getStatementLikes",
    like: "toggleStatementLike",
  },
  stories: { comments: "getStoryComments", comment: "createStoryComment", likes: "getStoryLikes", like: "toggleStoryLike" },
  comments: { comments: "getCommentReplies", comment: "createCommentReply", likes: "getCommentLikes", like: "toggleCommentLike" },
} as const;

/** What can be liked and commented on; the comments of a comment are its replies. */
export type DiscussionCollection = keyof typeof discussionCalls;

/** One thing that can be liked and commented on. */
export interface Place {
  readonly collection: DiscussionCollection;
  readonly id: number;
}

/** A window of a list, as the REST API takes it. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}
