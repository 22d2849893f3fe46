/**
 * @generated SignedSource<<49124999854639e92081bd0e924da17a>>
 * @relayHash 7e0d5223c8ffe834edc7156b6b511d11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2988ad75b117f8f87d7cad49a8fce55dac78763a5fe2c4956f8f0186a35ccb3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2988ad75b117f8f87d7cad49a8fce55dac78763a5fe2c4956f8f0186a35ccb3b",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
