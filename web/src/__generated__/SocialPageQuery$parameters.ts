/**
 * @generated SignedSource<<10f489ca2a4d7ccfef2c932b0cd682c8>>
 * @relayHash 00a4528c79caa9a2314180392faf262b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4224b9d66606769ed9f93c6dfdb486c95aca02dc2c767914ff08cd2ccf3dea76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SocialPageQuery } from './SocialPageQuery.graphql';

const node: PreloadableConcreteRequest<SocialPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4224b9d66606769ed9f93c6dfdb486c95aca02dc2c767914ff08cd2ccf3dea76",
    "metadata": {},
    "name": "SocialPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
