/** The path for giving and reading answers. @param type TEXT or VIDEO */
export function answerPath(type: string, hash: string): string {
  return `/async/answer/${type.toLowerCase()}/${encodeURIComponent(hash)}`;
}

/** The path at which a visitor answers a public interview. */
export function publicAnswerPath(type: string, interviewId: number, hash: string): string {
  return `/async/public/${type.toLowerCase()}/${interviewId}?hash=${encodeURIComponent(hash)}`;
}

/** The path at which a visitor enters who they are. */
export const publicCreatePath = (interviewId: number | string): string => `/async/public/create/${interviewId}`;

export const publicFinishPath = "/async/public/finish";

/** The upload URL for videos of answers, which works without an account. */
export function answerUploadPath(type: string, hash: string): string {
  return `/api/v1/async/answers/${type.toLowerCase()}/${encodeURIComponent(hash)}/uploads/videos`;
}

/** The path at which an invited person answers an interview, and its author reads the answers. */
export const ownAnswersPath = (type: string, interviewId: number): string =>
  `/interviews/async/${type.toLowerCase()}/${interviewId}`;

/** The path at which the questions of a call-out are answered. */
export const calloutAnswersPath = (type: string, calloutId: number): string =>
  `/callouts/async/${type.toLowerCase()}/${calloutId}`;
