/**
 * @generated SignedSource<<40806b16206a21924738b38d547e04c0>>
 * @relayHash fff356b5e0d65ecda488a291d60236b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38c42295a1924d9a997df9607951030199af7623918fd255e1f197ae4d174290

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalloutAnswersPageQuery } from './CalloutAnswersPageQuery.graphql';

const node: PreloadableConcreteRequest<CalloutAnswersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38c42295a1924d9a997df9607951030199af7623918fd255e1f197ae4d174290",
    "metadata": {},
    "name": "CalloutAnswersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
