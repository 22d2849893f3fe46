/**
 * @generated SignedSource<<47b9dc48763e231f51730978bd73f018>>
 * @relayHash 928a833c31724a3e196035b14ab29ce4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e22d5627390a8e3de970cb2fc6b7071b0a1574aff0be1b58b4526516f877e65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutletPageQuery } from './OutletPageQuery.graphql';

const node: PreloadableConcreteRequest<OutletPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e22d5627390a8e3de970cb2fc6b7071b0a1574aff0be1b58b4526516f877e65",
    "metadata": {},
    "name": "OutletPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
