import { Megaphone, Newspaper, Quote } from "lucide-react";
import { FeedbackButton } from "../feedback/FeedbackButton.tsx";
import { settings } from "../lib/settings.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";

/** The audiences of the product, and what they use it for. */
const audiences: readonly { icon: IconGlyph; title: string; text: string }[] = [
  {
    icon: Newspaper,
    title: "For journalists",
    text: "Publish call-outs, find people to talk to, and collect their answers in writing or on video.",
  },
  {
    icon: Megaphone,
    title: "For PR and marketing",
    text: "Publish announcements, jobs and events where journalists read them, and answer call-outs.",
  },
  {
    icon: Quote,
    title: "For experts",
    text: "Comment on the news with statements and reactions, and be found by journalists.",
  },
];

/** A short introduction with links to sign in and sign up. */
export function GuestWelcome() {
  return (
    <div className="mx-auto w-full max-w-240 px-4 py-6 tablet:py-12">
      <h1 className="max-w-[20ch] font-serif text-36 leading-[1.15] font-semibold text-balance">
        Where newsrooms, PR people and experts work on the same page.
      </h1>
      <p className="mt-5 max-w-[56ch] text-16 text-muted">
        {settings.productName} brings the people who make the news and the people behind it together, in communities with one calm
        feed.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton href="/sign_up" variant="primary">
          Sign up
        </LinkButton>
        <LinkButton href="/sign_in">Sign in</LinkButton>
      </div>
      <ul className="mt-12 grid gap-8 border-t border-line pt-8 tablet:grid-cols-3">
        {audiences.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} className="text-accent" />
            <h2 className="mt-3 text-16 font-semibold">{title}</h2>
            <p className="mt-1 max-w-[44ch] text-14 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <FeedbackButton className="-ms-3 mt-10" />
    </div>
  );
}
