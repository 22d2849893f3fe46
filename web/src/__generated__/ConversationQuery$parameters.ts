/**
 * @generated SignedSource<<3ffc6eb4ebdcbdf23a494a8354bb3625>>
 * @relayHash d459aa70b206c3535077d31ef42c69a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c4a3181841bb00ab1199b2f8e78c0273bb9c66c9c24cbdd3ec284c0a47eb5e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationQuery } from './ConversationQuery.graphql';

const node: PreloadableConcreteRequest<ConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c4a3181841bb00ab1199b2f8e78c0273bb9c66c9c24cbdd3ec284c0a47eb5e6",
    "metadata": {},
    "name": "ConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
