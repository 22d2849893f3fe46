/**
 * @generated SignedSource<<6a505c95af25333e5da58cc95bf6bc1f>>
 * @relayHash a893549f0dea3650d91f4723400a8769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 586c1b55872c967d98710dd0f5c3781c5a10b7f08c8422c36e4acab468bd9372

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "586c1b55872c967d98710dd0f5c3781c5a10b7f08c8422c36e4acab468bd9372",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
