import { CircleCheck, Hourglass, ListTodo } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { UserWelcome_viewer$key } from "../__generated__/UserWelcome_viewer.graphql.ts";
import { FeedbackButton } from "../feedback/FeedbackButton.tsx";
import { approvalRequest, openChat } from "../services/support.ts";
import { consumeRedirectPath } from "../session/redirectPath.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

/** The texts for the states of an account: what still has to be done, and what is possible already. */
const stateTexts = {
  waiting: {
    icon: Hourglass,
    styles: "text-warning",
    title: "Your account is awaiting approval",
    text: "You can already look around and read. You can post as soon as your account is approved.",
  },
  unfinished: {
    icon: ListTodo,
    styles: "text-accent",
    title: "Your account is almost ready",
    text: "A few questions about you and your work remain. You can skip most of them.",
  },
  ready: {
    icon: CircleCheck,
    styles: "text-success",
    title: "Your account is ready",
    text: "See what your communities are talking about and join in.",
  },
} as const;

/**
 * Greets the user by name and shows whether the account is approved and set up. "Continue" leads to the page that the user
 * originally requested.
 */
export function UserWelcome({ viewer }: { viewer: UserWelcome_viewer$key }) {
  const { firstName, isReadOnly, onboarding } = useFragment(
    graphql`
      fragment UserWelcome_viewer on Viewer {
        firstName
        isReadOnly
        onboarding
      }
    `,
    viewer,
  );
  const navigate = useNavigate();
  const { icon, styles, title, text } = stateTexts[isReadOnly ? "waiting" : onboarding ? "unfinished" : "ready"];
  return (
    <div className="mx-auto w-full max-w-140 px-4 py-6 tablet:py-12">
      <h1 className="font-serif text-36 leading-[1.15] font-semibold text-balance">
        {firstName ? `Welcome, ${firstName}!` : "Welcome!"}
      </h1>
      <section aria-labelledby="approval" className="mt-6 flex gap-3 rounded-card border border-line bg-surface p-5">
        <Icon of={icon} className={`mt-0.5 ${styles}`} />
        <div>
          <h2 id="approval" className="text-16 font-semibold">
            {title}
          </h2>
          <p className="mt-1 text-14 text-muted">{text}</p>
        </div>
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onPress={() => void navigate(consumeRedirectPath(), { replace: true })}>
          Continue
        </Button>
        {isReadOnly && <Button onPress={() => openChat(approvalRequest)}>Ask for rapid approval</Button>}
      </div>
      <FeedbackButton className="-ms-3 mt-10" />
    </div>
  );
}
