/**
 * @generated SignedSource<<2771bb3fbf1e2307719c22766bbd027b>>
 * @relayHash daae0945c8dd04ae5ddc7d196d26ea6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16f2e7434464c9d00f0f6aa3cac463e1cb037d435509bfea23269d72362f8d0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePageQuery } from './CreatePageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16f2e7434464c9d00f0f6aa3cac463e1cb037d435509bfea23269d72362f8d0a",
    "metadata": {},
    "name": "CreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
