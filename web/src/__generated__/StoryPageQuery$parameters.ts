/**
 * @generated SignedSource<<cbf24ba5b4c5b11c245bd957cc9e8e86>>
 * @relayHash 69dc089d0a65a97c4e9d0b6c74503808
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d469858e88147912fc96d2c541d9263e3f03ec80c03b5a33796e287038ea51a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d469858e88147912fc96d2c541d9263e3f03ec80c03b5a33796e287038ea51a",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
