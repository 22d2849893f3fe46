/**
 * @generated SignedSource<<c1c4f408a4ca881e40bc388564555fed>>
 * @relayHash ba60ed580e76ecb414244425895600bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb2515eb16e2dbcf93441cef2a37810ff89a8efef246c4c96760680a23f3d834

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb2515eb16e2dbcf93441cef2a37810ff89a8efef246c4c96760680a23f3d834",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
