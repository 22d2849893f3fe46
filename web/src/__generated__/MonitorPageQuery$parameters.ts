/**
 * @generated SignedSource<<f9c945a71a30a4019858ea046c08830c>>
 * @relayHash 0c51b1b763f17331f7b7d94dc26e31f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46972e0f5643ddc8490e269d16e8cbf8f99baf10d1af9e832e960c9d3e05a1bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorPageQuery } from './MonitorPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46972e0f5643ddc8490e269d16e8cbf8f99baf10d1af9e832e960c9d3e05a1bf",
    "metadata": {},
    "name": "MonitorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
