/**
 * @generated SignedSource<<d10e0db1e594b8730d4ae39e721f88da>>
 * @relayHash 748876c1ece0f567ffd27ef93db6f0df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e4beea0dc29360d5d08fd34d1ef1a412fc2127ea0a9863d84dccdceeb422b0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicAnswerPageQuery } from './PublicAnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<PublicAnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e4beea0dc29360d5d08fd34d1ef1a412fc2127ea0a9863d84dccdceeb422b0f",
    "metadata": {},
    "name": "PublicAnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
