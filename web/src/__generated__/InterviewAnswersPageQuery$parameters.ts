/**
 * @generated SignedSource<<66a65b75245f1c0bbb160770afd4eef0>>
 * @relayHash 33d47def1a8f2f16c80ae8622fa1596e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 197fa4fee1b69e9ac6f36886c3014667f2e5d01255beeb71742810fa079c59cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewAnswersPageQuery } from './InterviewAnswersPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewAnswersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "197fa4fee1b69e9ac6f36886c3014667f2e5d01255beeb71742810fa079c59cc",
    "metadata": {},
    "name": "InterviewAnswersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
