/**
 * @generated SignedSource<<6e85ec3c13eb10b0c76327fa3bdef8dc>>
 * @relayHash c4cd621aa467c0a85cd3a51448123345
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7a53718df9bdcc47593c53d168fd57d436fa23a626248072bd66afbc0366579

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyInterviewsPageQuery } from './MyInterviewsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyInterviewsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7a53718df9bdcc47593c53d168fd57d436fa23a626248072bd66afbc0366579",
    "metadata": {},
    "name": "MyInterviewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
