/**
 * @generated SignedSource<<4b7821c90be0fabd0431f62aa4a2862a>>
 * @relayHash 940b9deb368da15c7ae0e94eaa6fb025
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1123eb2f837d11f6364ba2664f2611ee0b26795d858e3974ff9147c4ff5b67d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactListPageQuery } from './ContactListPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1123eb2f837d11f6364ba2664f2611ee0b26795d858e3974ff9147c4ff5b67d",
    "metadata": {},
    "name": "ContactListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
