import { graphql } from "react-relay";
import type { StagesQuery } from "../__generated__/StagesQuery.graphql.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { BeatsStage } from "./BeatsStage.tsx";
import { CommunitiesStage } from "./CommunitiesStage.tsx";
import { DetailsStage } from "./DetailsStage.tsx";
import { NewsroomStage } from "./NewsroomStage.tsx";
import { OrganizationStage } from "./OrganizationStage.tsx";
import type { StageNavigation } from "./StageForm.tsx";
import type { Stage } from "./stages.ts";

interface StagesProps extends StageNavigation {
  /** The viewer's slug. */
  slug: string;
  stage: Stage;
}

/** The current stage of onboarding. */
export function Stages({ slug, stage, ...navigation }: StagesProps) {
  const data = useLoadedQuery<StagesQuery>(
    graphql`
      query StagesQuery($slug: String!) {
        ...DetailsStage_query @arguments(slug: $slug)
        ...OrganizationStage_query @arguments(slug: $slug)
        ...NewsroomStage_query
        ...BeatsStage_query @arguments(slug: $slug)
        ...CommunitiesStage_query
      }
    `,
    { slug },
  );
  if (stage === "DETAILS") return <DetailsStage query={data} {...navigation} />;
  if (stage === "ORGANIZATION") return <OrganizationStage query={data} {...navigation} />;
  if (stage === "NEWSROOM") return <NewsroomStage query={data} {...navigation} />;
  if (stage === "BEATS") return <BeatsStage query={data} {...navigation} />;
  return <CommunitiesStage query={data} {...navigation} />;
}
