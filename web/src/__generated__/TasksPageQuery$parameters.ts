/**
 * @generated SignedSource<<b7706a9cb4e9146f197ac55061854230>>
 * @relayHash 22363ec4d96ce02cdbf8749c85cc46b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 718a027f4488713243551112d06fc7e4989cd9113cbe95f9795593c0d32b242b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksPageQuery } from './TasksPageQuery.graphql';

const node: PreloadableConcreteRequest<TasksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "718a027f4488713243551112d06fc7e4989cd9113cbe95f9795593c0d32b242b",
    "metadata": {},
    "name": "TasksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
