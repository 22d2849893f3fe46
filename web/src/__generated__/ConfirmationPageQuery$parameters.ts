/**
 * @generated SignedSource<<e52343da3fb8e8ba34b7537605547c52>>
 * @relayHash 3217bd41638e25f39f61d9a07ef7876c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4be9366a7d09b6b17b4569482245edf1f879096a3bdc82407b10646d7e2ec09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4be9366a7d09b6b17b4569482245edf1f879096a3bdc82407b10646d7e2ec09",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
