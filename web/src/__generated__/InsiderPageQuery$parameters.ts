/**
 * @generated SignedSource<<fd4c9224aee7f0fbf9fbb7266b461629>>
 * @relayHash 578a9d0c42fa64bbe83d20d032198a21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af7928b8ff88ab1e246f20d46fb9a7cc3c9931c0123b613b9fdbec34be591087

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InsiderPageQuery } from './InsiderPageQuery.graphql';

const node: PreloadableConcreteRequest<InsiderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af7928b8ff88ab1e246f20d46fb9a7cc3c9931c0123b613b9fdbec34be591087",
    "metadata": {},
    "name": "InsiderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
