/**
 * @generated SignedSource<<6684dc8ed40cab076ba0199fd13a9128>>
 * @relayHash b5f8b9b7d731956dd384c1f546562913
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f46e10322e7bd695f9162ec5701c42d1e9f9d79bf449397f0932f435954c5b8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactListPageQuery } from './ContactListPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f46e10322e7bd695f9162ec5701c42d1e9f9d79bf449397f0932f435954c5b8a",
    "metadata": {},
    "name": "ContactListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
