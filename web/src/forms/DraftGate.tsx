import { AppWindow } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Unsaved } from "../navigation/unsaved.ts";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { openLocalDraft, type LocalDraft } from "./localDraft.ts";
import { useDraftLock } from "./useDraftLock.ts";

interface DraftGateProps {
  /** The draft's name, made of the viewer, the type and the post. */
  name: string;
  /** Set to a function that deletes the draft. */
  onDiscard: RefObject<(() => void) | null>;
  children: (draft: LocalDraft) => ReactNode;
}

/** Loads the form's draft from this device before it renders the form. Only one tab at a time can edit a draft. */
export function DraftGate({ name, onDiscard, children }: DraftGateProps) {
  const { lockState, takeOver } = useDraftLock(name);
  if (lockState === "waiting") return <FormSkeleton />;
  if (lockState === "own") {
    return (
      <OwnDraft key={name} name={name} onDiscard={onDiscard}>
        {children}
      </OwnDraft>
    );
  }
  return (
    <EmptyState
      icon={AppWindow}
      title="You are editing this in another tab"
      text="Continue there, or continue here. Nothing will be lost."
      action={
        <Button variant="primary" onPress={takeOver}>
          Continue here
        </Button>
      }
    />
  );
}

function OwnDraft({ name, onDiscard, children }: DraftGateProps) {
  const [draft, setDraft] = useState<LocalDraft | null>(null);
  useEffect(() => {
    let isCancelled = false;
    void openLocalDraft(name).then((opened) => {
      if (isCancelled) return;
      onDiscard.current = opened.discard;
      setDraft(opened);
    });
    return () => {
      isCancelled = true;
      onDiscard.current = null;
    };
  }, [name, onDiscard]);
  return draft ? children(draft) : <FormSkeleton />;
}

/** A `DraftGate` for a form on a page. Leaving the page asks for confirmation while something is unsaved. */
export function PageDraftGate({ name, children }: Omit<DraftGateProps, "onDiscard">) {
  const onDiscard = useRef<() => void>(null);
  const unsaved = useLeaveGuard(
    (from, to) => from.pathname !== to.pathname,
    () => onDiscard.current?.(),
  );
  return (
    <Unsaved value={unsaved}>
      <DraftGate name={name} onDiscard={onDiscard}>
        {children}
      </DraftGate>
    </Unsaved>
  );
}
