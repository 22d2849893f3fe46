import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AvatarField_settings$key } from "../__generated__/AvatarField_settings.graphql.ts";
import type { AvatarFieldMutation } from "../__generated__/AvatarFieldMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { ImageSelector } from "../ui/ImageSelector.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { checkFile, getMediaTypes } from "../uploads/files.ts";
import { sendFile } from "../uploads/upload.ts";
import { formatUploadError } from "../uploads/uploadError.ts";
import { UploadProgress } from "../uploads/UploadProgress.tsx";
import type { UploadState } from "../uploads/useUploads.ts";
import { getCurrentKey } from "./movedSettings.ts";
import { SaveIndicator } from "./SaveIndicator.tsx";
import { useChangeSettings } from "./useChangeSettings.ts";
import { fieldsSaved, type SaveState } from "./useSavedField.ts";

const kinds = ["image"] as const;

/** The profile picture: chosen or dropped, cropped to a square, and saved at once (API-089, API-090). */
export function AvatarField({ settings }: { settings: AvatarField_settings$key }) {
  const { id, slug, avatar } = useFragment(
    graphql`
      fragment AvatarField_settings on UserSettings {
        id
        slug
        avatar
      }
    `,
    settings,
  );
  const change = useChangeSettings(id);
  const [sending, setSending] = useState<{ file: File; state: UploadState } | null>(null);
  const [saveState, setSaveState] = useState<SaveState>("idle");
  /** Cancels the upload that is running. */
  const upload = useRef<AbortController>(null);
  const localUrl = useObjectUrl(sending?.file ?? null);
  const { run } = useMutationAction<AvatarFieldMutation>(graphql`
    mutation AvatarFieldMutation($input: RemoveAvatarInput!) {
      removeAvatar(input: $input) {
        settings {
          ...AvatarField_settings
          author {
            avatar
          }
          user {
            avatar
          }
        }
        viewer {
          avatar
          smallAvatar
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);

  const send = async (file: File) => {
    // An upload that a later choice has replaced must not be saved after it.
    upload.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    upload.current = controller;
    const showState = (state: UploadState) => setSending({ file, state });
    setSaveState("idle");
    showState({ progress: 0 });
    try {
      // A new profile address that is being saved replaces the former one.
      await fieldsSaved();
      const path = `/api/v1/u/${getCurrentKey(slug)}/settings/avatar`;
      await sendFile(path, { avatar: file }, (progress) => showState({ progress }), signal);
    } catch (error) {
      if (!signal.aborted) showState({ error: formatUploadError(error) });
      return;
    }
    // The picture was uploaded separately. This mutation changes nothing and only returns the current data.
    await change({});
    if (signal.aborted) return;
    setSending(null);
    setSaveState("saved");
  };
  const remove = async () => {
    upload.current?.abort();
    setSending(null);
    setSaveState("saving");
    await fieldsSaved();
    const outcome = await run({ variables: { input: { settingsId: getCurrentKey(id) } } });
    setSaveState(outcome.ok ? "saved" : "idle");
  };

  return (
    <div className="relative">
      <ImageSelector
        label="Picture"
        description="Square JPEG, PNG, GIF or WebP, up to 10 MB."
        // The file of a picture that is being removed may be gone before the response arrives.
        src={saveState === "saving" ? null : (localUrl ?? avatar ?? null)}
        picture={sending?.file ?? null}
        types={getMediaTypes(kinds)}
        aspect={1}
        validate={(file) => checkFile(file, kinds)}
        onSelect={(file) => void send(file)}
        onRemove={() => void remove()}
      >
        {sending && <UploadProgress name={sending.file.name} state={sending.state} onRetry={() => void send(sending.file)} />}
      </ImageSelector>
      <SaveIndicator state={saveState} />
    </div>
  );
}
