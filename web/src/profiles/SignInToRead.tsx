import { LogIn } from "lucide-react";
import { session } from "../session/sessionState.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyCard } from "../ui/EmptyState.tsx";

/** Shown to guests instead of a list that requires sign-in. @param noun "posts", "stories" */
export function SignInToRead({ noun, name }: { noun: string; name: string }) {
  return (
    <EmptyCard
      icon={LogIn}
      title={`Sign in to read the ${noun} of ${name}`}
      text="Posts here are for registered journalists, PR people and experts."
      action={
        <Button variant="primary" onPress={session.askToSignIn}>
          Sign in
        </Button>
      }
    />
  );
}
