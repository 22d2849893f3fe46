/**
 * @generated SignedSource<<21d55b4ee6a192ad515b7077574a1e4f>>
 * @relayHash fc345b4080a755f004a603352c028fb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51f012ed26afa20d9e21e6c6f2e671ec09d4af9d49259efa46c75d88bb8db79f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicCreatePageQuery } from './PublicCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<PublicCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51f012ed26afa20d9e21e6c6f2e671ec09d4af9d49259efa46c75d88bb8db79f",
    "metadata": {},
    "name": "PublicCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
