/**
 * @generated SignedSource<<984b2bb420b29d2e5a1f4fb98a43b65c>>
 * @relayHash d964e0313ca2884e56d1238871b20f12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faf76bf259009adefc644de40df3c6c058ed077d6fa3a484401e2367effa5c76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecommendationsPageQuery } from './RecommendationsPageQuery.graphql';

const node: PreloadableConcreteRequest<RecommendationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "faf76bf259009adefc644de40df3c6c058ed077d6fa3a484401e2367effa5c76",
    "metadata": {},
    "name": "RecommendationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
