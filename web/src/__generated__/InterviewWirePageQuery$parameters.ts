/**
 * @generated SignedSource<<fcaa04aa56867962edcd72704728171e>>
 * @relayHash 156660080a7505ea3345577e92dd1b40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e840e49f5dabd7326108a584b068263e2db65a6b2e8c7878fc5f8feab481bc6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewWirePageQuery } from './InterviewWirePageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewWirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e840e49f5dabd7326108a584b068263e2db65a6b2e8c7878fc5f8feab481bc6d",
    "metadata": {},
    "name": "InterviewWirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
