/**
 * @generated SignedSource<<eddc9a2ee05fae539969865dab506a2f>>
 * @relayHash 6accf1a3734c088fb1866e4b1042d91b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c073d3e09b2d016227fa81c43dc461c4aa550cd25e7e577b15585d7ca3e1ecff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllAnnouncementsPageQuery } from './AllAnnouncementsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllAnnouncementsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c073d3e09b2d016227fa81c43dc461c4aa550cd25e7e577b15585d7ca3e1ecff",
    "metadata": {},
    "name": "AllAnnouncementsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
