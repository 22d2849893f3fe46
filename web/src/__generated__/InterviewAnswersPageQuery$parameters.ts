/**
 * @generated SignedSource<<7bf411d94ccfcbbf5961d588fadd7409>>
 * @relayHash 13ae077a1cefe59470a9d638b26e0c3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91981339031618e945293dc554c8b22848d3f6fa01a8aedee5f1cced3d6a3a12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewAnswersPageQuery } from './InterviewAnswersPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewAnswersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91981339031618e945293dc554c8b22848d3f6fa01a8aedee5f1cced3d6a3a12",
    "metadata": {},
    "name": "InterviewAnswersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
