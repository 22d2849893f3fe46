/**
 * @generated SignedSource<<00cb1ec4d4bde499cd7593cd5f81d226>>
 * @relayHash 0575b5150e9260645f6c79d547443e61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac63096580df075d12dc314b719b47c9c70b0b6e661ae8f3dfc69aadc515b708

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewAnswersPageQuery } from './InterviewAnswersPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewAnswersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac63096580df075d12dc314b719b47c9c70b0b6e661ae8f3dfc69aadc515b708",
    "metadata": {},
    "name": "InterviewAnswersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
