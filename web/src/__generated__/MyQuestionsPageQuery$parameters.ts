/**
 * @generated SignedSource<<18930108c112ab141dceba9263fa4e91>>
 * @relayHash 1ce896848cbd94f24f3fcdbd720d8a9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6241f660d6ea92895e8dea8fe89276501dbf2126c81ae8eb7b8fea1c63099a8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyQuestionsPageQuery } from './MyQuestionsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyQuestionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6241f660d6ea92895e8dea8fe89276501dbf2126c81ae8eb7b8fea1c63099a8e",
    "metadata": {},
    "name": "MyQuestionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
