/**
 * @generated SignedSource<<36a7a3179fcbc0e8fe1b0ca6d954d984>>
 * @relayHash f7a5b1608ea60ceafcfcfd12a3d59dc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3df6518dc883cf9124307c9fb90054b9eeb76bd99d714d71fb55af8164e47867

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementWebPageQuery } from './AnnouncementWebPageQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementWebPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3df6518dc883cf9124307c9fb90054b9eeb76bd99d714d71fb55af8164e47867",
    "metadata": {},
    "name": "AnnouncementWebPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
