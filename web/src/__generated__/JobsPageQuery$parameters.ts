/**
 * @generated SignedSource<<0364ffaa4a3c025425d0c694e4c8644c>>
 * @relayHash a194552ebd5e20f48b0fb2a55de14117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7072a1046f8783faec0cf97472e7dc83bdbf5dc23559db676317790f96a39e7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7072a1046f8783faec0cf97472e7dc83bdbf5dc23559db676317790f96a39e7a",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
