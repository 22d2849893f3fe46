/** The address of one contact. */
export const contactPath = (databaseId: number): string => `/contacts/${databaseId}`;

/** The address of the list of all contacts. */
export const allContactsPath = "/contacts";

/** The address of the lists of contacts. */
export const contactListsPath = "/contacts/lists";

/** The address of one list of contacts. */
export const contactListPath = (databaseId: number): string => `${contactListsPath}/${databaseId}`;
