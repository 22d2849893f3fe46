/**
 * @generated SignedSource<<2e815daa9a13b8a059738a9237fe9c2b>>
 * @relayHash d193ba596cb6ee633199d275697e3a2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a723431748ce478d92e141f7123ac1833ce72570672f6612382d6f8140825f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutletPageQuery } from './OutletPageQuery.graphql';

const node: PreloadableConcreteRequest<OutletPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a723431748ce478d92e141f7123ac1833ce72570672f6612382d6f8140825f0",
    "metadata": {},
    "name": "OutletPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
