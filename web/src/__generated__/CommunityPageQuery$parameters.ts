/**
 * @generated SignedSource<<5445dffaf5201969e1412ceb908582e5>>
 * @relayHash 7cfa97f1e121031d0ddd15ac03146bfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75075178120f0727119a82b65f94d8ea1baa1ea547c7aa2de7302b0c4b26cc06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75075178120f0727119a82b65f94d8ea1baa1ea547c7aa2de7302b0c4b26cc06",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
