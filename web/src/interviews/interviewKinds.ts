import { PencilLine, Video } from "lucide-react";
import type { IconGlyph } from "../ui/Icon.tsx";

interface InterviewKind {
  label: string;
  icon: IconGlyph;
}

const kinds: Readonly<Record<string, InterviewKind>> = {
  VIDEO: { label: "Video interview", icon: Video },
  TEXT: { label: "Text interview", icon: PencilLine },
};

/** The label and icon of an interview's type; an unknown type gets the icon of a text interview. */
export const getInterviewKind = (type: string): InterviewKind => kinds[type] ?? { label: "Interview", icon: PencilLine };

const statuses: Readonly<Record<string, string>> = { DRAFT: "Draft", OPEN: "Open", CLOSED: "Closed" };

export const getStatusLabel = (status: string): string => statuses[status] ?? "";
