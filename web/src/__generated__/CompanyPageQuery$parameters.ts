/**
 * @generated SignedSource<<8910389a82a6251537ca14e14da27d59>>
 * @relayHash 40110269a125a9894642901b79fe3aa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b77db8a197135c603f3fd48a61f141d5901259b2ffbc2fd2ef868dde970193a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPageQuery } from './CompanyPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b77db8a197135c603f3fd48a61f141d5901259b2ffbc2fd2ef868dde970193a3",
    "metadata": {},
    "name": "CompanyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
