/**
 * @generated SignedSource<<aeea3eb4b10920d7ca208d8ae0c2dbe0>>
 * @relayHash f83098a2b814c29d132d6b8ce8668f78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c284ec94cf339b1a03ea03e207b43ed836fb2a96a3df57264c7e7e8e96eb4c7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowsPageQuery } from './FollowsPageQuery.graphql';

const node: PreloadableConcreteRequest<FollowsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c284ec94cf339b1a03ea03e207b43ed836fb2a96a3df57264c7e7e8e96eb4c7d",
    "metadata": {},
    "name": "FollowsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
