/**
 * @generated SignedSource<<1f3693a13348766eb04186809ac6cf9f>>
 * @relayHash 6a8f093ee1242334476c2a2ded26b53c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e943f6e26f1ca29066fa4414166cb50a5712e6a9816b0d157ebd4f1ba8a4a37c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e943f6e26f1ca29066fa4414166cb50a5712e6a9816b0d157ebd4f1ba8a4a37c",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
