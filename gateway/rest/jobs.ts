import type { Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Job } from "./generated/contract.ts";
import { postQuery, type PostFilter } from "./posts.ts";

/** The newest jobs. */
export const readLatestJobs = async (rest: Rest, limit: number): Promise<readonly Job[]> =>
  (await rest.list("getLatestJobs", { query: { limit } })).items;

export interface JobFilter extends PostFilter {
  readonly workplace: NonNullable<Job["workplace"]> | null;
  readonly jobType: NonNullable<Job["jobType"]> | null;
}

/** Published jobs, newest first. */
export const listJobs = (rest: Rest, filter: JobFilter, slice: Slice): Promise<Page<Job>> => {
  const { workplace, jobType } = filter;
  const work = { ...(workplace === null ? {} : { workplace }), ...(jobType === null ? {} : { jobType }) };
  return rest.list("getJobs", { query: { ...slice, ...postQuery(filter), ...work } });
};
