import type { Input, Rest } from "./client.ts";
import { UpstreamContractError } from "./error.ts";
import type { Newsroom } from "./generated/contract.ts";

type Body = NonNullable<Input<"createOnboardingNewsroom">["body"]>;

/** Creates a newsroom, and its company if none has the address. The response may be only the id, in a header. */
export async function createOnboardingNewsroom(rest: Rest, body: Body, idempotencyKey: string | null): Promise<Newsroom> {
  const { value, id } = await rest.create("createOnboardingNewsroom", { body }, { idempotencyKey });
  if (value !== null) return value;
  if (id === null) throw new UpstreamContractError("createOnboardingNewsroom", "", "has neither a body nor an object-id");
  return rest.read("getNewsroom", { params: { id } });
}
