import { createContext } from "react";

/**
 * Whether the post that the thread belongs to was deleted. The permissions of comments are then those from before its deletion for
 * readers for whom it no longer exists.
 */
export const DeletedSubject = createContext(false);
