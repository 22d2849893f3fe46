/**
 * @generated SignedSource<<57cae97d7f2cd02e472539e69d502b22>>
 * @relayHash 114d2b0e62f03cb7e9c5a6f41b12d736
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89aa6bf01aeded6bcc4e0103a3456a05fde673a4c0a46f261c25d66cd6e81bdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicCreatePageQuery } from './PublicCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<PublicCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89aa6bf01aeded6bcc4e0103a3456a05fde673a4c0a46f261c25d66cd6e81bdd",
    "metadata": {},
    "name": "PublicCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
