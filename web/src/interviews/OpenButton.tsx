import { Send } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { OpenButton_interview$key } from "../__generated__/OpenButton_interview.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { useMoveInterview } from "./useMoveInterview.ts";

/** Opens a draft for answers. */
export function OpenButton({ interview }: { interview: OpenButton_interview$key }) {
  const { id } = useFragment(
    graphql`
      fragment OpenButton_interview on Interview {
        id
      }
    `,
    interview,
  );
  const { move, isMoving } = useMoveInterview(id);
  return (
    <Button variant="primary" icon={Send} onPress={() => move("OPEN")} isPending={isMoving}>
      Publish interview
    </Button>
  );
}
