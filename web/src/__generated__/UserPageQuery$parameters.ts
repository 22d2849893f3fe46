/**
 * @generated SignedSource<<b85cbd35f1e5662d5aa8e5c0fc9979d5>>
 * @relayHash bd56e6c46c64564fa4588187cb2871f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0be27ee47a42d445817bdfbf89ff2b0f12f478ba948eda445fe525782ae190c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0be27ee47a42d445817bdfbf89ff2b0f12f478ba948eda445fe525782ae190c5",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
