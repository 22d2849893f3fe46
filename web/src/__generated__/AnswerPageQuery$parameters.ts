/**
 * @generated SignedSource<<6bce0b4d8ff11de2e22ba2fe144e2c52>>
 * @relayHash f70b391be99305be429cbc6e7a460bbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85742b206e99be26f65be83ec0ce41bbecde45711d2bea53727fd37f773949f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnswerPageQuery } from './AnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<AnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85742b206e99be26f65be83ec0ce41bbecde45711d2bea53727fd37f773949f1",
    "metadata": {},
    "name": "AnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
