/**
 * @generated SignedSource<<392c99f24c2762a1ce4340c99af12dd9>>
 * @relayHash 5e715568d51615589b6fbcad7a644156
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1bb4d3610d85bf4d6767a41ec12ecf5e44ad3ccfa1bb26b997ff719ba646b86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InsiderPageQuery } from './InsiderPageQuery.graphql';

const node: PreloadableConcreteRequest<InsiderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1bb4d3610d85bf4d6767a41ec12ecf5e44ad3ccfa1bb26b997ff719ba646b86",
    "metadata": {},
    "name": "InsiderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
