/** A name or a sentence that begins in upper case. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name that begins in lower case, as those of fields do. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The words of a name: "contact list" for `contactList` and `ContactList`. */
export const toWords = (name: string): string => lowerFirst(name).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A noun with its indefinite article, by its first letter: "an interview", "a job". */
export const addArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

/** The plural of a regular noun: "stories" for "story". */
export const pluralize = (noun: string): string => `${noun.replace(/(?<![aeiou])y$/, "ie")}s`;
