import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Newsroom, NewsroomConfirmation } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

export const readNewsroom = (rest: Rest, id: number): Promise<Newsroom> => rest.read("getNewsroom", { params: { id } });

/** Reads those of the newsrooms that exist and are visible. */
export const readNewsrooms = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Newsroom>> =>
  readBulk(rest, "getNewsrooms", { query: { ids: [...ids] } });

export interface NewsroomFilter {
  query: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Id of a beat. */
  beat: number | null;
}

/** Confirmed newsrooms, by name. */
export const listNewsrooms = (rest: Rest, { query, country, beat }: NewsroomFilter, slice: Slice): Promise<Page<Newsroom>> =>
  rest.list("getNewsrooms", {
    query: {
      ...slice,
      ...(query === null ? {} : { q: query }),
      ...(country === null ? {} : { country }),
      ...(beat === null ? {} : { beat }),
    },
  });

/** The newsrooms of the caller's account and companies. */
export const listOurNewsrooms = (rest: Rest, slice: Slice): Promise<Page<Newsroom>> =>
  rest.list("getOurNewsrooms", { query: { ...slice } });

/** All newsrooms, for platform admins. */
export const listAllNewsrooms = (
  rest: Rest,
  query: string | null,
  status: Newsroom["status"] | null,
  slice: Slice,
): Promise<Page<Newsroom>> =>
  rest.list("getAllNewsrooms", {
    query: { ...slice, ...(query === null ? {} : { q: query }), ...(status === null ? {} : { status }) },
  });

type CreateBody = NonNullable<Input<"createNewsroom">["body"]>;
type ChangeBody = NonNullable<Input<"updateNewsroom">["body"]>;

/**
 * Creates a newsroom.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createNewsroom = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Newsroom> =>
  rest.write("createNewsroom", { body }, { idempotencyKey });

/** Changes the given fields. */
export const updateNewsroom = (rest: Rest, id: number, body: ChangeBody): Promise<Newsroom> =>
  rest.write("updateNewsroom", { params: { id }, body });

export const deleteNewsroom = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteNewsroom", { params: { id } });

/** A platform admin's decision on a pending newsroom. */
export const reviewNewsroom = (rest: Rest, id: number, status: "confirmed" | "declined"): Promise<Newsroom> =>
  rest.write("reviewNewsroom", { params: { id }, body: { status } });

/** The confirmation that an e-mailed link asks for. */
export const readConfirmation = (rest: Rest, hash: string): Promise<NewsroomConfirmation> =>
  rest.read("getNewsroomConfirmation", { params: { hash } });

/** Answers the confirmation of an e-mailed link. */
export const answerConfirmation = (rest: Rest, hash: string, accept: boolean): Promise<Newsroom> =>
  rest.write("confirmNewsroom", { params: { hash }, body: { accept } });
