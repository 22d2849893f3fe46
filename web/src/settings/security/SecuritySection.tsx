import { useId, type ReactNode } from "react";

/** A section of the security page: title, explanation and actions. */
export function SecuritySection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <h3 id={id} className="text-15 font-semibold">
        {title}
      </h3>
      {text && <p className="mt-1 max-w-[64ch] text-14 text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
