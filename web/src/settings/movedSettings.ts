import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { hasUnsaved } from "../navigation/unsaved.ts";
import { fieldsSaved } from "./useSavedField.ts";

/** The current ids and slugs of settings whose profile address was changed since the page was loaded, by the former ones. */
const moved = atom<ReadonlyMap<string, string>>(new Map());

/** The id or slug of settings after the changes of their address. An id contains the slug. */
export function getCurrentKey(former: string): string {
  const next = moved.get().get(former);
  return next === undefined ? former : getCurrentKey(next);
}

/**
 * Sends a change of settings once all fields are saved, because a new profile address that is being saved changes their id.
 * @param formerId may be the id from before
 * @param send gets the current id
 */
export async function sendWithCurrentId<Result>(formerId: string, send: (id: string) => Promise<Result>): Promise<Result> {
  await fieldsSaved();
  return send(getCurrentKey(formerId));
}

function recordMove(former: string, current: string): void {
  const all = new Map(moved.get()).set(former, current);
  // The settings may have had this address before.
  all.delete(current);
  moved.set(all);
}

/**
 * Lets the page at the former address continue with the settings at the new one, until it moves there.
 * @param newId the id in the response; undefined when the change was refused
 */
export function moveSettings(store: RecordSourceSelectorProxy, formerId: string, newId: string | undefined): void {
  const former = store.get(formerId);
  const settings = newId === undefined ? null : store.get(newId);
  if (!former || !settings || newId === undefined || newId === formerId) return;
  const formerSlug = String(former.getValue("slug"));
  const slug = String(settings.getValue("slug"));
  // The response contains only the fields of one tab.
  settings.copyFieldsFrom(former);
  settings.setValue(newId, "id").setValue(slug, "slug");
  store.getRoot().setLinkedRecord(settings, "settings", { slug: formerSlug });
  recordMove(formerId, newId);
  recordMove(formerSlug, slug);
}

const tabPath = /^\/u\/([^/]+)(\/settings\/.*)$/;

/** The new address of the settings tab that is open at a former one; null for any other page. */
export function useNewAddress(): string | null {
  useStore(moved);
  const [, slug = "", tab = ""] = tabPath.exec(useLocation().pathname) ?? [];
  const current = getCurrentKey(slug);
  return current === slug ? null : `/u/${current}${tab}`;
}

/**
 * Moves the open settings tab to the new address when the profile address was changed. This discards what is typed, so it waits
 * until every field is saved.
 */
export function useMoveToNewAddress(): void {
  const address = useNewAddress();
  const isUnsaved = useStore(hasUnsaved);
  const navigate = useNavigate();
  useEffect(() => {
    if (address === null || isUnsaved) return;
    let isCancelled = false;
    void fieldsSaved().then(() => {
      if (!isCancelled) void navigate(address, { replace: true });
    });
    return () => {
      isCancelled = true;
    };
  }, [address, isUnsaved, navigate]);
}
