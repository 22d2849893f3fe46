/**
 * @generated SignedSource<<628a681c4c77a325c9237d6d3c51ab61>>
 * @relayHash 33545294756b9468b511b44cc2e896fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0cc2f775a522013b0f09af3c78bb85bf4cd6426cad266eb8e2919482f3309e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0cc2f775a522013b0f09af3c78bb85bf4cd6426cad266eb8e2919482f3309e1",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
