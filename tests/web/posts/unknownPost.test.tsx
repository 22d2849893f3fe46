import { renderToStaticMarkup } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import { createOperationDescriptor, getRequest, Observable } from "relay-runtime";
import { expect, it } from "vitest";
import query, {
  type OverlayPostQuery$data,
  type OverlayPostQuery$variables,
} from "../../../web/src/__generated__/OverlayPostQuery.graphql.ts";
import { PostView } from "../../../web/src/posts/generated/PostView.tsx";
import { createEnvironment } from "../../../web/src/relay/environment.ts";

it("shows a note in place of a post whose type is newer than the client @POST-01", () => {
  const environment = createEnvironment(() => Observable.create(() => {}));
  const variables = { type: "JOB", databaseId: 1, commentId: 0, withComment: false } satisfies OverlayPostQuery$variables;
  const operation = createOperationDescriptor(getRequest(query), variables);
  environment.commitPayload(operation, { post: { __typename: "Quiz", __isPost: "Quiz", __isPostBase: "Quiz", id: "quiz" } });
  const { post } = environment.lookup(operation.fragment).data as OverlayPostQuery$data;
  expect(post).toBeTruthy();
  const page = renderToStaticMarkup(
    <RelayEnvironmentProvider environment={environment}>{post && <PostView post={post} />}</RelayEnvironmentProvider>,
  );
  expect(page).toContain("This kind of post is new. Reload the page to see it.");
});
