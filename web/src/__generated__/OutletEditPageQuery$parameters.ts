/**
 * @generated SignedSource<<958713d865306be70e902bf2e409ba8e>>
 * @relayHash dc06b37a0d66ff319dcfe894ea0d6fad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c02191f5c914c8a92b97b9e053eb5d8c280b5c19417c46d08a7a9811138f6966

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutletEditPageQuery } from './OutletEditPageQuery.graphql';

const node: PreloadableConcreteRequest<OutletEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c02191f5c914c8a92b97b9e053eb5d8c280b5c19417c46d08a7a9811138f6966",
    "metadata": {},
    "name": "OutletEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
