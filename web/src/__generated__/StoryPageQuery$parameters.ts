/**
 * @generated SignedSource<<8ad49acdf3e9fdd4e362b75f9d3358b4>>
 * @relayHash 09c69ee6d06cde11e3c8cc668293abb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fd4ee07cce4c5a62605e578f423cf29098aa23dde7fd6f2d64fff883a9dd183

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fd4ee07cce4c5a62605e578f423cf29098aa23dde7fd6f2d64fff883a9dd183",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
