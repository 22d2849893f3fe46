/**
 * @generated SignedSource<<74ae8abd331c6235f111ec0abfabfb43>>
 * @relayHash 4a107e37b6b20bc7b88f8c58b53f14b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d99f8b7c8344282f59543465934b30df8dd59926c582b7e99a3b61287fb20a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d99f8b7c8344282f59543465934b30df8dd59926c582b7e99a3b61287fb20a0",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
