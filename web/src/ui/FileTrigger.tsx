import { cloneElement, useId, type ReactElement } from "react";
import type { PlainButtonProps } from "./PlainButton.tsx";

interface FileTriggerProps {
  /** MIME types or endings; all types when left out. */
  acceptedFileTypes?: readonly string[];
  allowsMultiple?: boolean;
  onSelect: (files: FileList | null) => void;
  /** The button that opens the browser's file chooser. */
  children: ReactElement<Pick<PlainButtonProps, "onPress">>;
}

/** A button that lets the user choose files of the device. */
export function FileTrigger({ acceptedFileTypes, allowsMultiple = false, onSelect, children }: FileTriggerProps) {
  const id = useId();
  const choose = () => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    // Choosing the same file again is a change too.
    input.value = "";
    input.click();
  };
  return (
    <>
      {cloneElement(children, { onPress: choose })}
      <input
        id={id}
        type="file"
        hidden
        multiple={allowsMultiple}
        {...(acceptedFileTypes ? { accept: acceptedFileTypes.join(",") } : {})}
        // The change is what counts; a drop zone around it must not take the click.
        onClick={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => onSelect(currentTarget.files)}
      />
    </>
  );
}
