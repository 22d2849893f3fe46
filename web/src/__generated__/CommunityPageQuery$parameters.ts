/**
 * @generated SignedSource<<643f94ab056b31e0f813faa20e0d52c1>>
 * @relayHash b82fcdc312f288e3d25cb2d930b28448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64f3f2dc1c31b62c02f025d281fbb8faddad181c235b6a9895ad42abcf7285c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64f3f2dc1c31b62c02f025d281fbb8faddad181c235b6a9895ad42abcf7285c1",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
