/**
 * @generated SignedSource<<a2888f87928ab682b53cfaf5873c22e0>>
 * @relayHash cf7849c3df1f608df1ecb5b9e5cd8dd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 860cc38c891a453f2341f006e60b2d0762087a1f30ca4be1c824a1ba8d496f25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BasicPageQuery } from './BasicPageQuery.graphql';

const node: PreloadableConcreteRequest<BasicPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "860cc38c891a453f2341f006e60b2d0762087a1f30ca4be1c824a1ba8d496f25",
    "metadata": {},
    "name": "BasicPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
