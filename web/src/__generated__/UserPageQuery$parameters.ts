/**
 * @generated SignedSource<<ee40412470c3c91a3c1f24078027acb1>>
 * @relayHash 302ec093f6b02c82175b43f7eab480ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04a7d4394d94fd75b5b99e8b39bda3eb94fcd5e987c9387068a9503636c0653d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04a7d4394d94fd75b5b99e8b39bda3eb94fcd5e987c9387068a9503636c0653d",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
