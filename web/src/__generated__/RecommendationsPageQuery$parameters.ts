/**
 * @generated SignedSource<<0da469940dd4b046b28dbf97ab5e8979>>
 * @relayHash d40688a02f59ffe3d9af1a01ead3131a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516b640f7a86acc432f567afcc429d1f2eb5a3ecd60fa5acc0a1beb6617ec10f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecommendationsPageQuery } from './RecommendationsPageQuery.graphql';

const node: PreloadableConcreteRequest<RecommendationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "516b640f7a86acc432f567afcc429d1f2eb5a3ecd60fa5acc0a1beb6617ec10f",
    "metadata": {},
    "name": "RecommendationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
