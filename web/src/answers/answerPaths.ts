/** Where answers are given and read. @param type TEXT or VIDEO */
export function answerPath(type: string, hash: string): string {
  return `/async/answer/${type.toLowerCase()}/${encodeURIComponent(hash)}`;
}

/** Where a visitor answers a public interview. */
export function publicAnswerPath(type: string, interviewId: number, hash: string): string {
  return `/async/public/${type.toLowerCase()}/${interviewId}?hash=${encodeURIComponent(hash)}`;
}

/** Where a visitor says who they are. */
export const publicCreatePath = (interviewId: number | string): string => `/async/public/create/${interviewId}`;

export const publicFinishPath = "/async/public/finish";

/** Where videos of answers are sent, without an account. */
export function answerUploadPath(type: string, hash: string): string {
  return `/api/v1/async/answers/${type.toLowerCase()}/${encodeURIComponent(hash)}/uploads/videos`;
}

/** Where an invited person answers an interview, and its author reads the answers. */
export const ownAnswersPath = (type: string, interviewId: number): string =>
  `/interviews/async/${type.toLowerCase()}/${interviewId}`;

/** Where the questions of a call-out are answered. */
export const calloutAnswersPath = (type: string, calloutId: number): string =>
  `/callouts/async/${type.toLowerCase()}/${calloutId}`;
