/**
 * @generated SignedSource<<2b69ecf87f4408a438dba544728796c9>>
 * @relayHash 8359a24e6eb16358061539960491007c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1ff96b484a86a69476bc721ec0f97c3f74db928c853bd7eaa93fd5f52f7e1b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1ff96b484a86a69476bc721ec0f97c3f74db928c853bd7eaa93fd5f52f7e1b7",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
