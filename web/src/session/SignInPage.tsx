import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { FeedbackButton } from "../feedback/FeedbackButton.tsx";
import { settings } from "../lib/settings.ts";
import { changeSignIn } from "../relay/environment.ts";
import { OutsideLink } from "../ui/Link.tsx";
import { takeRedirectPath } from "./redirectPath.ts";
import { session } from "./sessionState.ts";
import { SignInForm } from "./SignInForm.tsx";

/** The sign-in on a page of its own; leads to where the reader wanted to go (D-61). */
export function SignInPage() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const enter = async () => {
    changeSignIn(environment);
    await session.readAnew();
    await navigate(takeRedirectPath(), { replace: true });
  };
  return (
    <div className="mx-auto grid w-full max-w-[960px] items-center gap-10 px-4 py-8 desktop:min-h-[70dvh] desktop:grid-cols-[1fr_380px] desktop:gap-20">
      <div className="max-desktop:hidden">
        <p className="font-serif text-36 leading-[1.15] font-semibold text-balance">
          Where newsrooms, PR people and experts work on the same page.
        </p>
        <p className="mt-5 max-w-[44ch] text-16 text-muted">
          Follow your communities, answer call-outs, and find the people behind the story.
        </p>
      </div>
      <div className="mx-auto w-full max-w-[400px]">
        <section aria-labelledby="sign-in" className="rounded-card border border-line bg-surface p-6">
          <h1 id="sign-in" className="mb-5 text-22 font-semibold">
            Sign in
          </h1>
          <SignInForm onSignedIn={enter} />
        </section>
        <div className="mt-4 flex items-center justify-center gap-3 text-13 text-muted">
          <OutsideLink href={settings.privacyTermsUrl} variant="plain" className="hit-around">
            Privacy and terms
          </OutsideLink>
          <FeedbackButton />
        </div>
      </div>
    </div>
  );
}
