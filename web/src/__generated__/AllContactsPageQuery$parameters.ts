/**
 * @generated SignedSource<<edcf403bec1e0d277c60a7928bc18d21>>
 * @relayHash 83b16202dd0b00b00eb743587ba48847
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16fc609c88128b4b31c17a2a1200651644c6acf441d027391e369881afe39f2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllContactsPageQuery } from './AllContactsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllContactsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16fc609c88128b4b31c17a2a1200651644c6acf441d027391e369881afe39f2d",
    "metadata": {},
    "name": "AllContactsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
