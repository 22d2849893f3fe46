/**
 * @generated SignedSource<<d7e9e4438607c7ad27acaa54cb7bc18b>>
 * @relayHash 1743ba0a682ae9aead167779e141e4e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bccef6a629f8036da10d22ba9156d8dd3d57084dbe11b071aa5b654484d7c871

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bccef6a629f8036da10d22ba9156d8dd3d57084dbe11b071aa5b654484d7c871",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
