/**
 * @generated SignedSource<<751d8eb6a347ad452a3b9f98bdb1f115>>
 * @relayHash 9f39fe6fbe2b6288db53ca7293e1b0fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2029ee1e8f8fe73d4827fea0b71678258828f0325b9c660d9378af119f8517af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnswerPageQuery } from './AnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<AnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2029ee1e8f8fe73d4827fea0b71678258828f0325b9c660d9378af119f8517af",
    "metadata": {},
    "name": "AnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
