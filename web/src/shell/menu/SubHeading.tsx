/** The heading of a part of the menu; a line in the short form. */
export function SubHeading({ text, isShort }: { text: string; isShort: boolean }) {
  return isShort ? (
    <div className="mx-3 my-2 h-px bg-line" />
  ) : (
    <h2 className="px-3 pt-5 pb-1.5 text-12 font-semibold text-muted">{text}</h2>
  );
}
