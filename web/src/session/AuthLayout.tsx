import type { ReactNode } from "react";
import { FeedbackButton } from "../feedback/FeedbackButton.tsx";
import { settings } from "../lib/settings.ts";
import { OutsideLink } from "../ui/Link.tsx";

interface AuthLayoutProps {
  title: string;
  /** The form in the card. */
  children: ReactNode;
  /** A link to an alternative, below the card. */
  alternative?: ReactNode;
}

/** The frame of the guest pages: signing in, signing up, and setting a new password. */
export function AuthLayout({ title, children, alternative }: AuthLayoutProps) {
  return (
    <div className="mx-auto grid w-full max-w-240 items-center gap-10 px-4 py-8 desktop:min-h-[70dvh] desktop:grid-cols-[1fr_23.75rem] desktop:gap-20">
      <div className="max-desktop:hidden">
        <p className="font-serif text-36 leading-[1.15] font-semibold text-balance">
          Where newsrooms, PR people and experts work on the same page.
        </p>
        <p className="mt-5 max-w-[44ch] text-16 text-muted">
          Follow your communities, answer call-outs, and find the people behind the story.
        </p>
      </div>
      <div className="mx-auto w-full max-w-100">
        <section aria-labelledby="entry" className="rounded-card border border-line bg-surface p-6">
          <h1 id="entry" className="mb-5 text-22 font-semibold">
            {title}
          </h1>
          {children}
        </section>
        {alternative && <p className="mt-4 text-center text-14 text-muted">{alternative}</p>}
        <div className="mt-4 flex items-center justify-center gap-x-5 text-13 text-muted">
          <OutsideLink href={settings.privacyTermsUrl} variant="plain" className="hit-around">
            Privacy and terms
          </OutsideLink>
          <OutsideLink href="/developers" variant="plain" className="hit-around">
            For developers
          </OutsideLink>
          <FeedbackButton className="-mx-3" />
        </div>
      </div>
    </div>
  );
}
