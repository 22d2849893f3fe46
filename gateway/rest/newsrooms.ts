import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Newsroom, NewsroomConfirmation } from "./generated/contract.ts";
import { readSeveral, type Several } from "./several.ts";

/** A newsroom. */
export const readNewsroom = (rest: Rest, id: number): Promise<Newsroom> => rest.read("getNewsroom", { params: { id } });

/** Those of the newsrooms that exist and are visible. */
export const readNewsrooms = (rest: Rest, ids: readonly number[]): Promise<Several<Newsroom>> =>
  readSeveral(rest, "getNewsrooms", { query: { ids: [...ids] } });

export interface NewsroomFilter {
  query: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The id of a beat. */
  beat: number | null;
}

/** Confirmed ones by name. */
export const listNewsrooms = (rest: Rest, { query, country, beat }: NewsroomFilter, slice: Slice): Promise<Page<Newsroom>> =>
  rest.list("getNewsrooms", {
    query: {
      ...slice,
      ...(query === null ? {} : { q: query }),
      ...(country === null ? {} : { country }),
      ...(beat === null ? {} : { beat }),
    },
  });

/** Those of the caller's account and companies. */
export const listOurNewsrooms = (rest: Rest, slice: Slice): Promise<Page<Newsroom>> =>
  rest.list("getOurNewsrooms", { query: { ...slice } });

/** All of them, for platform admins. */
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
 * Makes a newsroom.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createNewsroom = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Newsroom> =>
  rest.write("createNewsroom", { body }, { idempotencyKey });

/** Changes the given fields. */
export const updateNewsroom = (rest: Rest, id: number, body: ChangeBody): Promise<Newsroom> =>
  rest.write("updateNewsroom", { params: { id }, body });

export const deleteNewsroom = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteNewsroom", { params: { id } });

/** A platform admin's word on a pending one. */
export const reviewNewsroom = (rest: Rest, id: number, status: "confirmed" | "declined"): Promise<Newsroom> =>
  rest.write("reviewNewsroom", { params: { id }, body: { status } });

/** What a mailed link asks. */
export const readConfirmation = (rest: Rest, hash: string): Promise<NewsroomConfirmation> =>
  rest.read("getNewsroomConfirmation", { params: { hash } });

/** The answer to a mailed link. */
export const answerConfirmation = (rest: Rest, hash: string, accept: boolean): Promise<Newsroom> =>
  rest.write("confirmNewsroom", { params: { hash }, body: { accept } });
