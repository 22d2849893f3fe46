/**
 * @generated SignedSource<<0968f2eb283f50fc44a92525c4cca732>>
 * @relayHash b7e3dbfedfda940b1b8373da473e7f08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21c2a7fdf028d4d6b8902f2156c3decc998d0b379f028ed357339ac3e57f4fc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicAnswerPageQuery } from './PublicAnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<PublicAnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21c2a7fdf028d4d6b8902f2156c3decc998d0b379f028ed357339ac3e57f4fc1",
    "metadata": {},
    "name": "PublicAnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
