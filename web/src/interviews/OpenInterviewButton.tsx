import { Send } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { OpenInterviewButton_interview$key } from "../__generated__/OpenInterviewButton_interview.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { useMoveInterview } from "./useMoveInterview.ts";

/** Opens a draft for answers. */
export function OpenInterviewButton({ interview }: { interview: OpenInterviewButton_interview$key }) {
  const { id } = useFragment(
    graphql`
      fragment OpenInterviewButton_interview on Interview {
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
