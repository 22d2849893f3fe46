/**
 * @generated SignedSource<<b6383996991a243f8d920a2a8f721726>>
 * @relayHash ad4efecf3b5a273076e806a668f7eae1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3da69051fff4449e10636d9401cc31d008596e75bb3bc702dd9247c77072604

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3da69051fff4449e10636d9401cc31d008596e75bb3bc702dd9247c77072604",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
