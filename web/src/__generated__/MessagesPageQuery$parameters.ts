/**
 * @generated SignedSource<<1ac7770d1aa17a5eab99693bf438b433>>
 * @relayHash e2a89ba7c7afbb7a2c8ea5afccbee603
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8b9167b4d01e3d92855fbb7a46ae5f0220b5fef4b71b6832bb93f1bc9fe2356

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagesPageQuery } from './MessagesPageQuery.graphql';

const node: PreloadableConcreteRequest<MessagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8b9167b4d01e3d92855fbb7a46ae5f0220b5fef4b71b6832bb93f1bc9fe2356",
    "metadata": {},
    "name": "MessagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
