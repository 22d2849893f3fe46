import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showToast } from "../ui/Toaster.tsx";
import { createAttachment, type Attachment } from "./attachment.ts";
import { checkFile, findKind, uploadPaths, type UploadKind } from "./files.ts";
import { startUpload } from "./startUpload.ts";
import { formatUploadError } from "./uploadError.ts";

/** The state of an upload: the fraction uploaded, 0 to 1, or why it failed. */
export type UploadState = { progress: number } | { error: string };

interface UploadsOptions {
  attachments: readonly Attachment[];
  /** Receives updates of the attachments. */
  change: (update: (attachments: readonly Attachment[]) => readonly Attachment[]) => void;
  kinds: readonly UploadKind[];
  /** The maximum number of attachments. */
  max: number;
  /** The upload URLs, if they are not the usual ones. */
  paths?: Readonly<Record<UploadKind, string>>;
}

interface Uploads {
  /** By the attachment's key; completed uploads have no entry. */
  states: ReadonlyMap<string, UploadState>;
  /** Adds files; those that cannot be uploaded are rejected with a toast. */
  add: (files: readonly File[]) => void;
  /** Removes an attachment and cancels its upload. */
  remove: (key: string) => void;
  retry: (key: string) => void;
  /** Replaces the file of an attachment, such as a picture after it was cropped. */
  replace: (key: string, file: File) => void;
}

/** Uploads the files of a form's attachments as soon as they are added. */
export function useUploads({ attachments, change, kinds, max, paths = uploadPaths }: UploadsOptions): Uploads {
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const running = useRef(new Map<string, AbortController>());

  const setUploadState = (key: string, state: UploadState | null) =>
    setStates((previous) => {
      const next = new Map(previous);
      if (state) next.set(key, state);
      else next.delete(key);
      return next;
    });

  const cancel = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUploadState(key, null);
  };

  const start = useEffectEvent((attachment: Attachment) => {
    const { key, kind, file } = attachment;
    if (!file || running.current.has(key)) return;
    const controller = new AbortController();
    running.current.set(key, controller);
    setUploadState(key, { progress: 0 });
    startUpload(paths[kind], file, (progress) => setUploadState(key, { progress }), controller.signal).then(
      ({ id, path }) => {
        running.current.delete(key);
        setUploadState(key, null);
        change((all) => all.map((current) => (current.key === key ? { ...current, id, path, file: null } : current)));
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        running.current.delete(key);
        setUploadState(key, { error: formatUploadError(error) });
      },
    );
  });

  useEffect(() => {
    for (const attachment of attachments) if (attachment.file && !states.has(attachment.key)) start(attachment);
  }, [attachments, states]);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      const aborted = new Set(controllers.keys());
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
      // Without a state they start again, if the page was only hidden and is shown again.
      setStates((previous) => new Map([...previous].filter(([key]) => !aborted.has(key))));
    };
  }, []);

  return {
    states,
    add(files) {
      const free = max === 1 ? 1 : max - attachments.length;
      const accepted: Attachment[] = [];
      for (const file of files) {
        const error = checkFile(file, kinds);
        const kind = findKind(file, kinds);
        if (error !== null || kind === null) showToast("error", `${file.name}: ${error}`);
        else if (accepted.length < free) accepted.push(createAttachment(file, kind));
        else showToast("error", max === 1 ? "Only one file can be attached." : `At most ${max} files can be attached.`);
      }
      if (accepted.length === 0) return;
      if (max === 1) for (const { key } of attachments) cancel(key);
      change((all) => (max === 1 ? accepted : [...all, ...accepted]));
    },
    remove(key) {
      cancel(key);
      change((all) => all.filter((current) => current.key !== key));
    },
    retry(key) {
      setUploadState(key, null);
    },
    replace(key, file) {
      cancel(key);
      change((all) => all.map((current) => (current.key === key ? createAttachment(file, current.kind) : current)));
    },
  };
}
