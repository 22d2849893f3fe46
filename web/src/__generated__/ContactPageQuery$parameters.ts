/**
 * @generated SignedSource<<324a153a57610c121fcd186bd6c878c8>>
 * @relayHash 2314214211bc9d543f241a816d8149c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9e2b2b7ce0fe3b03030352615cc0f8a92a3bca1f6ef7a603540e0d32403c2b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9e2b2b7ce0fe3b03030352615cc0f8a92a3bca1f6ef7a603540e0d32403c2b4",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
