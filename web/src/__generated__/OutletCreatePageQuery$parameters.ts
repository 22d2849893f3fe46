/**
 * @generated SignedSource<<6b87890ee1f261fdf41c560c67e30cb1>>
 * @relayHash 96825457084c5eb1ef521b4ff9c08e7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a799866b5a9df8b2c1c07931ccb91af3f7ec8c2fa5b37067c4cabac81d17a7f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutletCreatePageQuery } from './OutletCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<OutletCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a799866b5a9df8b2c1c07931ccb91af3f7ec8c2fa5b37067c4cabac81d17a7f0",
    "metadata": {},
    "name": "OutletCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
