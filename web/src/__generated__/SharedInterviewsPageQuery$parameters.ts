/**
 * @generated SignedSource<<5a8b9a599dabd6ea658a70222bc43605>>
 * @relayHash 653bfe98d7a98adeb21837db7b85f47e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e92e3e87830f7f8af40b45c5419e59f3b74cfac6985f8ce23ac68346dc998d4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedInterviewsPageQuery } from './SharedInterviewsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedInterviewsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e92e3e87830f7f8af40b45c5419e59f3b74cfac6985f8ce23ac68346dc998d4f",
    "metadata": {},
    "name": "SharedInterviewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
