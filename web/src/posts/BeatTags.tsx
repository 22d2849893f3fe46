import { graphql, useFragment } from "react-relay";
import type { BeatKey, BeatTags_beats$key } from "../__generated__/BeatTags_beats.graphql.ts";
import { cx } from "../ui/cx.ts";
import { RelativeTime } from "../ui/RelativeTime.tsx";

const colours: Record<Exclude<BeatKey, "%future added value">, string> = {
  BUSINESS: "bg-business",
  POLITICS: "bg-politics",
  LIFESTYLE: "bg-lifestyle",
  PEOPLE: "bg-people",
  SPORTS: "bg-sports",
  TECH: "bg-tech",
};

/** The topics in an author line, each with a dot in its beat's colour. The name carries the meaning; the colour repeats it. */
export function BeatTags({ beats }: { beats: BeatTags_beats$key }) {
  const marks = useFragment(
    graphql`
      fragment BeatTags_beats on Beat @relay(plural: true) {
        key
        name
      }
    `,
    beats,
  );
  return marks.map(({ key, name }) => (
    <span key={key} className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={cx("size-2 rounded-full", key === "%future added value" ? "bg-edge" : colours[key])} />
      {name}
    </span>
  ));
}

/** The time and the topics of an article, in an author line. */
export const TimeAndBeats = ({ time, beats }: { time: string; beats: BeatTags_beats$key }) => (
  <>
    <RelativeTime time={time} />
    <BeatTags beats={beats} />
  </>
);
