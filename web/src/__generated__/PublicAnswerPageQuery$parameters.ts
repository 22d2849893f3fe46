/**
 * @generated SignedSource<<ac54f1b225f496bccec8f6afa68e8619>>
 * @relayHash 6e9dc946a1ec950b43c49fa9677f8356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92ee8bc94c8412d7986d7bae968eebed2ee7d5c2f85bdd4de245fddddf274113

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicAnswerPageQuery } from './PublicAnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<PublicAnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92ee8bc94c8412d7986d7bae968eebed2ee7d5c2f85bdd4de245fddddf274113",
    "metadata": {},
    "name": "PublicAnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
