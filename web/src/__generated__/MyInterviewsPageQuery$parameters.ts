/**
 * @generated SignedSource<<c44371f285b319644f0f0c1750407391>>
 * @relayHash ef20b15e09aa97f2c655e07f46869a94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80dc7bc07a305ac639dd904591a6465e7f420d369796a5d0f8989f7412448472

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyInterviewsPageQuery } from './MyInterviewsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyInterviewsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80dc7bc07a305ac639dd904591a6465e7f420d369796a5d0f8989f7412448472",
    "metadata": {},
    "name": "MyInterviewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
