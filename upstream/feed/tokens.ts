import { createHmac } from "node:crypto";
import { REMEMBERED_LIFETIME } from "../session/sessions.ts";
import { isSame } from "../text/isSame.ts";
import { DAY } from "../units.ts";

export interface Feed {
  feed: string;
  feedId: string;
}

const sign = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");
const formatToken = (userId: number, { feed, feedId }: Feed, lastDay: number) => [userId, feed, feedId, lastDay].join(":");

/** Creates an opaque token that grants read access to one feed of one user for two weeks. */
export function createFeedToken(secret: string, userId: number, feed: Feed, now: Date): string {
  const lastDay = Math.floor((now.getTime() + REMEMBERED_LIFETIME) / DAY);
  const text = formatToken(userId, feed, lastDay);
  return `${userId}.${lastDay}.${sign(secret, text)}`;
}

/** The id of the user whose feed the token grants access to; null when it is invalid or expired. */
export function readFeedToken(secret: string, token: string, feed: Feed, now: Date): number | null {
  const [user = "", lastDay = "", signature = ""] = token.split(".");
  const userId = Number(user);
  const holds = isSame(signature, sign(secret, formatToken(userId, feed, Number(lastDay))));
  return holds && now.getTime() / DAY < Number(lastDay) + 1 ? userId : null;
}
