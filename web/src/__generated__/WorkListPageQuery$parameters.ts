/**
 * @generated SignedSource<<79f8d80b92a4bb5adddde30e3bb8ce2b>>
 * @relayHash fc417493217e03b7ac29529410a402f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7208418c2d4b9eaa87633d4c6f7e38375f91c2f9d99d43878a18934178afadc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkListPageQuery } from './WorkListPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7208418c2d4b9eaa87633d4c6f7e38375f91c2f9d99d43878a18934178afadc9",
    "metadata": {},
    "name": "WorkListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
