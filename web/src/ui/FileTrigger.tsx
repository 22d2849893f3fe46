import { cloneElement, useId, type ReactElement } from "react";
import type { PlainButtonProps } from "./PlainButton.tsx";

interface FileTriggerProps {
  /** MIME types or file extensions. */
  acceptedFileTypes: readonly string[];
  allowsMultiple?: boolean;
  onSelect: (files: File[]) => void;
  /** The button that opens the browser's file chooser. */
  children: ReactElement<Pick<PlainButtonProps, "onPress">>;
}

/** A button that lets the user choose files from the device. */
export function FileTrigger({ acceptedFileTypes, allowsMultiple = false, onSelect, children }: FileTriggerProps) {
  const id = useId();
  const choose = () => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    // Otherwise choosing the same file again would not fire a change event.
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
        accept={acceptedFileTypes.join(",")}
        // Keeps the click from a drop area around it, which would move the focus.
        onClick={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => onSelect([...(currentTarget.files ?? [])])}
      />
    </>
  );
}
