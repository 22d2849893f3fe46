import { Observable, type Environment, type FetchFunction, type GraphQLResponse, type Variables } from "relay-runtime";
import likeMutation, { type useLikeMutation } from "../../../web/src/__generated__/useLikeMutation.graphql.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";

export { likeMutation };
export type LikeMutation = useLikeMutation;

/** A request that waits for its response. */
export interface PendingRequest {
  variables: Variables;
  respond: (liked: boolean, likesCount: number) => void;
  refuse: (message: string, code?: string) => void;
  refuseWith: (errors: readonly object[]) => void;
  fail: (error: Error) => void;
}

const subject = { __typename: "Job", __isLikable: "Job", id: "job" };
export const variables = (liked: boolean) => ({ input: { subjectId: "job", liked } });

/** The client's own environment over a network with pending requests; contains one job without a like. */
export function createLikes() {
  const requests: PendingRequest[] = [];
  const fetch: FetchFunction = (_request, sent) =>
    Observable.create<GraphQLResponse>((sink) => {
      const send = (payload: object) => {
        sink.next({ data: { setLike: payload } });
        sink.complete();
      };
      requests.push({
        variables: sent,
        respond: (liked, likesCount) => send({ subject: { ...subject, liked, likesCount }, errors: [] }),
        refuse: (message, code = "INVALID") => send({ subject: null, errors: [{ code, message, field: null }] }),
        refuseWith: (errors) => send({ subject: null, errors }),
        fail: (error) => sink.error(error),
      });
    });
  const environment = createEnvironment(fetch);
  environment.commitUpdate((store) => {
    const job = store.create("job", "Job");
    job.setValue(false, "liked");
    job.setValue(5, "likesCount");
  });
  return { environment, requests, shown: () => shown(environment) };
}

export const optimisticResponseOf = (liked: boolean, likesCount: number) => ({
  setLike: { subject: { ...subject, liked, likesCount }, errors: [] },
});

function shown(environment: Environment) {
  const record = environment.getStore().getSource().get("job");
  return { liked: record?.["liked"], likesCount: record?.["likesCount"] };
}
