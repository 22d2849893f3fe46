/**
 * @generated SignedSource<<c9cafe86d77ac5c3eaf6b1e971cd1a69>>
 * @relayHash f412ed78baa7308652ee026754f28f9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3d9e0d796e924cb4a3449586a9ea6a208b5af21337fd715a5091f5ad3ac3868

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkListsPageQuery } from './WorkListsPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkListsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3d9e0d796e924cb4a3449586a9ea6a208b5af21337fd715a5091f5ad3ac3868",
    "metadata": {},
    "name": "WorkListsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
