/**
 * @generated SignedSource<<43ecd994dae04292116166e77c78d1a6>>
 * @relayHash 7059da731926f817c73db2232fb24fd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7239a5c75d080027bde29d94da0bee619e27c3407b3b182765abb0488865a131

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsPageQuery } from './ContactsPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7239a5c75d080027bde29d94da0bee619e27c3407b3b182765abb0488865a131",
    "metadata": {},
    "name": "ContactsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
