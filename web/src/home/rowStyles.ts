/** The classes of a panel row that is one link. */
export const rowStyles = "flex gap-3 rounded-control px-2 py-2 transition-colors duration-fast hover:bg-sunken active:bg-pressed";
