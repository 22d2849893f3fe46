import type { AvatarKind } from "../ui/Avatar.tsx";

/** The form of an author's picture, by the type of the author. */
export const avatarKindOf = (type: string): AvatarKind => (type === "COMPANY" ? "company" : "person");
