/**
 * @generated SignedSource<<0cd963a6c8d510f8e0358c4f5618c9d0>>
 * @relayHash b23c7a57aa372b80c32a567813aee42e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a65a21745a9a5ce93feae3838c096792f6b48020cd70b42e0d055ac9924ce087

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsroomEditPageQuery } from './NewsroomEditPageQuery.graphql';

const node: PreloadableConcreteRequest<NewsroomEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a65a21745a9a5ce93feae3838c096792f6b48020cd70b42e0d055ac9924ce087",
    "metadata": {},
    "name": "NewsroomEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
