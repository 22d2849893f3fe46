import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Author } from "../../rest/generated/contract.ts";
import { toWindow, sliceKnownItems } from "../lists.ts";
import { toDiscussionRef, readSubject, getSubjectTypeName, type SubjectModel } from "../subjects.ts";
import { mutations } from "./changes.ts";

/** The likers of a subject; those included in the subject are not read again. */
function listSubjectLikers(context: Context, subject: SubjectModel): OffsetList<Author> {
  const { likes = [], likesCount } = subject.likable;
  const { name, id } = toDiscussionRef(subject);
  return {
    identify: (liker) => String(liker.id),
    read: (offset, limit) =>
      sliceKnownItems(likes, likesCount, offset, limit) ??
      context.rest.list(`get${name}Likes`, { params: { id }, query: { offset, limit } }).then(toWindow),
  };
}

export const resolvers: Resolvers = {
  Mutation: mutations,
  Likable: {
    __resolveType: getSubjectTypeName,
    liked: ({ likable }) => likable.liked,
    likesCount: ({ likable }) => likable.likesCount,
    likes: (subject, page, context) => connect(listSubjectLikers(context, subject), page),
  },
  SetLikePayload: {
    subject: ({ result }, _arguments, context) => result && readSubject(context, result.subject),
  },
};
