/**
 * @generated SignedSource<<2a7b194be1cfb6b7825d8aaca9fd909b>>
 * @relayHash dc148fc4b582c2ada97f318eb60c90f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9d3e8d395ce050846a469dae5e1d80bc927b40129aae85d9ff658359cb2ce07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9d3e8d395ce050846a469dae5e1d80bc927b40129aae85d9ff658359cb2ce07",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
