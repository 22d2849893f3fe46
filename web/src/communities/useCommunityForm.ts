import { useDraftForm, type DraftForm } from "../forms/useDraftForm.ts";
import type { Outcome } from "../relay/mutation.ts";
import { checkCommunity, type CommunityValues } from "./communityValues.ts";

interface CommunityFormOptions {
  start: CommunityValues;
  isNew: boolean;
  /** Sends the values once. @param idempotencyKey one per user action */
  send: (values: CommunityValues, idempotencyKey: string) => Promise<Outcome<unknown>>;
}

/** What a community's form holds, what is wrong with it, and how saving goes. It has no drafts. */
export function useCommunityForm({ start, isNew, send }: CommunityFormOptions): DraftForm<CommunityValues> {
  return useDraftForm({
    start,
    draft: null,
    check: (values) => checkCommunity(values, isNew),
    send: (values, _, idempotencyKey) => send(values, idempotencyKey),
  });
}
