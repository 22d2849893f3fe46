import { formatCount } from "../lib/counts.ts";

/** A count abbreviated with k and m, in tabular figures. */
export function Count({ value, className }: { value: number; className?: string }) {
  return (
    <span className={className ? `figures ${className}` : "figures"} {...(value >= 1000 ? { title: String(value) } : {})}>
      {formatCount(value)}
    </span>
  );
}
