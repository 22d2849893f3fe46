/**
 * @generated SignedSource<<81ff9371a0a2340e04d46f2c3148ff28>>
 * @relayHash e3dd34a1039084034608c2330a66ecad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb117e6909d8f7696f5530cc1cf7579cacb07f752701f88562688cd4d95ca79e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OurAnnouncementsPageQuery } from './OurAnnouncementsPageQuery.graphql';

const node: PreloadableConcreteRequest<OurAnnouncementsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb117e6909d8f7696f5530cc1cf7579cacb07f752701f88562688cd4d95ca79e",
    "metadata": {},
    "name": "OurAnnouncementsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
