/**
 * @generated SignedSource<<e9f1fd5856c2dd5862a686cab2a781dd>>
 * @relayHash 4e1457e17a36d101803cb50191ea7f6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 114dca7f818724ee8767672c71acab4d0e7a0b22952d4a7ef64e3177813219de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompaniesPageQuery } from './CompaniesPageQuery.graphql';

const node: PreloadableConcreteRequest<CompaniesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "114dca7f818724ee8767672c71acab4d0e7a0b22952d4a7ef64e3177813219de",
    "metadata": {},
    "name": "CompaniesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
