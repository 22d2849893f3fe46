/**
 * @generated SignedSource<<4cde791f87d7de88b038b211c2087f1a>>
 * @relayHash 67cee25eae1c7fb0762fbd98621516c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5872c25cc1bbc753546b62a6374a0670e4b9c59e034c7b43125bb4836fdc6213

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewAnswersPageQuery } from './InterviewAnswersPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewAnswersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5872c25cc1bbc753546b62a6374a0670e4b9c59e034c7b43125bb4836fdc6213",
    "metadata": {},
    "name": "InterviewAnswersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
