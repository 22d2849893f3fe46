export const contactPath = (databaseId: number): string => `/contacts/${databaseId}`;

export const allContactsPath = "/contacts";

export const contactListsPath = "/contacts/lists";

export const contactListPath = (databaseId: number): string => `${contactListsPath}/${databaseId}`;
