import type { AvatarKind } from "../ui/Avatar.tsx";

/** The shape of an author's picture, by author type. */
export const getAvatarKind = (type: string): AvatarKind => (type === "COMPANY" ? "company" : "person");
