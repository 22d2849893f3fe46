/**
 * @generated SignedSource<<8934c1ef767b1e4b2b468104bcd541a0>>
 * @relayHash 0465e3d7131b590307b6ab41d74c4a0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 634de914704cbc821149cb646b8266819fc8716b783c3bf50131a8838399cec5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "634de914704cbc821149cb646b8266819fc8716b783c3bf50131a8838399cec5",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
