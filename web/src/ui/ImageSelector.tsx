import { Crop, ImagePlus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button, IconButton } from "./Button.tsx";
import { canCrop, downloadPicture } from "./croppable.ts";
import { cx } from "./cx.ts";
import { DropArea } from "./DropArea.tsx";
import type { FieldTexts } from "./Field.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { FileTrigger } from "./FileTrigger.tsx";
import { FocusFallback } from "./FocusFallback.tsx";
import { ImageCropper } from "./ImageCropper.tsx";

interface ImageSelectorProps extends FieldTexts {
  /** URL of the chosen picture; null when there is none. */
  src: string | null;
  /** The file chosen here, which can be cropped again; null or omitted when only the URL is known. */
  picture?: File | null;
  /** Accepted media types. */
  types: readonly string[];
  /** Width divided by height; any ratio if omitted. */
  aspect?: number;
  isRequired?: boolean;
  /** Returns the error message for a rejected file; null if it is accepted. */
  validate?: (file: File) => string | null;
  /** Receives the cropped picture. */
  onSelect: (picture: File) => void;
  onRemove: () => void;
  /** The upload status. */
  children?: ReactNode;
}

/** Selects one picture by button or drag and drop, crops it and shows it. */
export function ImageSelector(props: ImageSelectorProps) {
  const { label, description, errorMessage, src, picture, types, aspect, isRequired, validate, onSelect, onRemove, children } =
    props;
  const [fileError, setFileError] = useState<string | null>(null);
  const [cropTarget, setCropTarget] = useState<File | null>(null);
  const error = fileError ?? errorMessage;

  const selectFile = (file: File | undefined) => {
    if (!file) return;
    const reason = validate?.(file) ?? null;
    setFileError(reason);
    if (reason !== null) return;
    if (canCrop(file)) setCropTarget(file);
    else onSelect(file);
  };
  const cropAgain = async () => {
    if (src === null) return;
    const chosen = picture ?? (await downloadPicture(src, "picture"));
    const canBeCropped = chosen !== null && canCrop(chosen);
    setCropTarget(canBeCropped ? chosen : null);
    setFileError(canBeCropped ? null : "This picture cannot be cropped.");
  };

  return (
    <FieldGroup label={label} description={description} errorMessage={error} isRequired={isRequired}>
      <FocusFallback>
        <DropArea
          label={`Drop a file for ${label}`}
          accepts={(type) => types.includes(type)}
          onFiles={([file]) => selectFile(file)}
          className={cx(
            "focus-ring overflow-hidden rounded-control border transition-colors duration-fast data-drop-target:border-accent data-drop-target:bg-accent-soft",
            src ? "border-line" : "border-dashed",
            error ? "border-danger" : src ? "" : "border-edge",
          )}
        >
          {src && (
            <img
              src={src}
              alt={`${label}, as chosen`}
              style={aspect === undefined ? {} : { aspectRatio: aspect }}
              className={cx("w-full bg-sunken object-contain", aspect !== undefined && aspect <= 1 ? "max-h-40" : "max-h-80")}
            />
          )}
          <div className={cx("flex flex-wrap items-center gap-x-3 gap-y-1 p-3", src && "border-t border-line py-2")}>
            <FileTrigger acceptedFileTypes={[...types]} onSelect={([file]) => selectFile(file)}>
              <Button size="small" icon={ImagePlus}>
                {src ? "Change" : "Choose a picture"}
              </Button>
            </FileTrigger>
            {src ? (
              <>
                <Button size="small" icon={Crop} onPress={() => void cropAgain()}>
                  Crop
                </Button>
                <span className="min-w-0 flex-1">{children}</span>
                <IconButton icon={Trash2} label={`Remove ${label.toLowerCase()}`} onPress={onRemove} />
              </>
            ) : (
              <span className="text-13 text-muted max-tablet:hidden">or drop it here</span>
            )}
          </div>
        </DropArea>
      </FocusFallback>
      <ImageCropper
        picture={cropTarget}
        {...(aspect === undefined ? {} : { aspect })}
        onCrop={(picture) => {
          setCropTarget(null);
          onSelect(picture);
        }}
        onClose={() => setCropTarget(null)}
      />
    </FieldGroup>
  );
}
