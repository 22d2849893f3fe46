/** The time to record an answer when its question sets none, in seconds. */
export const DEFAULT_TIME_LIMIT = 120;
