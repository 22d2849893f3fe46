/** The path of one contact. */
export const contactPath = (databaseId: number): string => `/contacts/${databaseId}`;

/** The path of the list of all contacts. */
export const allContactsPath = "/contacts";

/** The path of the contact lists. */
export const contactListsPath = "/contacts/lists";

/** The path of one contact list. */
export const contactListPath = (databaseId: number): string => `${contactListsPath}/${databaseId}`;
