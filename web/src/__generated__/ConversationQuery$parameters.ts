/**
 * @generated SignedSource<<16933596f16d4ad69e8212786d3c89af>>
 * @relayHash 655164c92bf47e26ee7079da2d83226f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31ecd1f7284bbec610425a307392cb87de7b66c036d148f7ddbb5cfa83998ee0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationQuery } from './ConversationQuery.graphql';

const node: PreloadableConcreteRequest<ConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31ecd1f7284bbec610425a307392cb87de7b66c036d148f7ddbb5cfa83998ee0",
    "metadata": {},
    "name": "ConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
