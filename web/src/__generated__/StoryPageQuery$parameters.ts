/**
 * @generated SignedSource<<c7d350882730e6697caaaa3f7c4f4cfe>>
 * @relayHash c5b225142c7e8b0f078be0977a8a0f27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0699a479893cdea0539a27075e2ce6688b9b346589824cc9963eb89103a3c14a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0699a479893cdea0539a27075e2ce6688b9b346589824cc9963eb89103a3c14a",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
