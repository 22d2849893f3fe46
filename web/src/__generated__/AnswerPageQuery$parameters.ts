/**
 * @generated SignedSource<<3d4a20920e1ab86d42e80f93d21d9a8d>>
 * @relayHash f2f2d5b9f498daa7dcefb7135d964d26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d66ce649c626963c9b813248352c4009711074358a99bf500889a5ef0b3eb01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnswerPageQuery } from './AnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<AnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d66ce649c626963c9b813248352c4009711074358a99bf500889a5ef0b3eb01",
    "metadata": {},
    "name": "AnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
