/**
 * @generated SignedSource<<1bc74afd1b0036ca58048cfe631a5153>>
 * @relayHash f998392d3169f54af84657f9d7e5ddc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dff94fb025545a4dc472fb651aeaee673386c6da7f81dc6b2d399fc0a88eb726

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedMediaPageQuery } from './SavedMediaPageQuery.graphql';

const node: PreloadableConcreteRequest<SavedMediaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dff94fb025545a4dc472fb651aeaee673386c6da7f81dc6b2d399fc0a88eb726",
    "metadata": {},
    "name": "SavedMediaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
