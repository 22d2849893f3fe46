/**
 * @generated SignedSource<<f144f6a848772aa309b07616fb156e41>>
 * @relayHash d719912e1f1a9071900d0c7fcc660ff9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb6cf0e922e75392143e6fbbda8e7061b76b535d1afbb7e0a052c1917e41e472

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb6cf0e922e75392143e6fbbda8e7061b76b535d1afbb7e0a052c1917e41e472",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
