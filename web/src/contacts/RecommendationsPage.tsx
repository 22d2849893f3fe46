import { Sparkles } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { RecommendationsPage_query$key } from "../__generated__/RecommendationsPage_query.graphql.ts";
import type { RecommendationsPageDismissMutation } from "../__generated__/RecommendationsPageDismissMutation.graphql.ts";
import type { RecommendationsPagePaginationQuery } from "../__generated__/RecommendationsPagePaginationQuery.graphql.ts";
import type { RecommendationsPageQuery } from "../__generated__/RecommendationsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { allContactsPath } from "./contactPaths.ts";
import { ContactRow } from "./ContactRow.tsx";
import { PermissionButton } from "./PermissionButton.tsx";

const AddToListDialog = lazyDialog(async () => (await import("./AddToListDialog.tsx")).AddToListDialog);

const query = graphql`
  query RecommendationsPageQuery @preloadable {
    ...RecommendationsPage_query
  }
`;

/** Contacts that share beats with the viewer and are in no list yet. */
export function RecommendationsPage({ queryRef }: { queryRef: PreloadedQuery<RecommendationsPageQuery> }) {
  const [root, reload] = usePage<RecommendationsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<RecommendationsPagePaginationQuery, RecommendationsPage_query$key>(
    graphql`
      fragment RecommendationsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "RecommendationsPagePaginationQuery") {
        viewer {
          capabilities
          keepContacts {
            ...PermissionButton_permission
          }
          recommendedContacts(first: $first, after: $after) @connection(key: "RecommendationsPage_recommendedContacts") {
            connectionId: __id
            edges {
              node {
                id
                name
                ...ContactRow_contact
              }
            }
          }
        }
      }
    `,
    root,
  );
  const { run, isRunning } = useDismissRecommendation();
  const { capabilities, keepContacts, recommendedContacts } = data.viewer;
  const [adding, setAdding] = useState<string | null>(null);
  const list = useList({
    edges: recommendedContacts?.edges,
    connectionId: recommendedContacts?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  const dismiss = async (contactId: string) => {
    const outcome = await run({ variables: { input: { contactId } } });
    if (outcome.ok) list.remove(contactId);
  };
  return (
    <div className="mx-auto w-full max-w-241">
      <header className="px-4 pb-3 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Recommendations</h1>
        <p className="mt-1 max-w-[60ch] text-15 text-muted">
          People and companies who cover your topics and are not in any of your lists.
        </p>
      </header>
      <List
        list={list}
        label="Recommendations"
        empty={{
          icon: Sparkles,
          title: "No recommendations at the moment",
          text: "Choose your beats in your settings. Contacts who share them appear here until you add them to a list.",
          action: <LinkButton href={allContactsPath}>All contacts</LinkButton>,
        }}
        endText="These are all recommendations."
      >
        {({ node }) => (
          <ContactRow
            contact={node}
            actions={
              <>
                <PermissionButton
                  permission={keepContacts}
                  size="small"
                  onPress={() => setAdding(node.id)}
                  aria-label={`Add to list: ${node.name}`}
                >
                  Add to list
                </PermissionButton>
                {capabilities.includes("WRITE") && (
                  <Button
                    size="small"
                    variant="quiet"
                    onPress={() => void dismiss(node.id)}
                    isDisabled={isRunning}
                    aria-label={`Dismiss ${node.name}`}
                  >
                    Dismiss
                  </Button>
                )}
              </>
            }
          />
        )}
      </List>
      {adding !== null && (
        <AddToListDialog contactIds={[adding]} onClose={() => setAdding(null)} onAdded={() => list.remove(adding)} />
      )}
    </div>
  );
}

function useDismissRecommendation() {
  return useMutationAction<RecommendationsPageDismissMutation>(graphql`
    mutation RecommendationsPageDismissMutation($input: DismissRecommendationInput!) {
      dismissRecommendation(input: $input) {
        dismissedContactId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
}
