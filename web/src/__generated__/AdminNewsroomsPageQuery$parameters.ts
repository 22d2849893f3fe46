/**
 * @generated SignedSource<<0e5d74bf26c4a7092ea32d2f4e85f8cd>>
 * @relayHash 79ee2d2ff66f9d2b9fa0a6d832f3ce60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c1c000800b070e0585e56b5685059834fba9941c5b6c958aeb48ec0777add9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminNewsroomsPageQuery } from './AdminNewsroomsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminNewsroomsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c1c000800b070e0585e56b5685059834fba9941c5b6c958aeb48ec0777add9d",
    "metadata": {},
    "name": "AdminNewsroomsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
