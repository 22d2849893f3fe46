/**
 * @generated SignedSource<<caf797a83027e89ce80adf00f25977de>>
 * @relayHash a5f8fbc8721d79f5f266f2b082e947db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bcab8756f3e8c93095e16b9d4d0fb81ba9c439e4c8ffd2cf57c89ad1e33cd49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bcab8756f3e8c93095e16b9d4d0fb81ba9c439e4c8ffd2cf57c89ad1e33cd49",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
