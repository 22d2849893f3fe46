/**
 * @generated SignedSource<<19cbd3e88d9e57d37b65549c65aa48b2>>
 * @relayHash 5a581ae25f0ac1e048efc140fac832c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 748eb879b4612787e9f6e2e4c0c398940bf6680d9d27c728e09e70164d228356

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityEditPageQuery } from './CommunityEditPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "748eb879b4612787e9f6e2e4c0c398940bf6680d9d27c728e09e70164d228356",
    "metadata": {},
    "name": "CommunityEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
