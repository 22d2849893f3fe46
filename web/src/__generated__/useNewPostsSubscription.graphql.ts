/**
 * @generated SignedSource<<4b34ac27fb6a2c2d82f5daa1591ccf58>>
 * @relayHash 4258af971be94efc511b20c7bdffc477
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a5e683e879010f6c298118abdaef521760b92856f1ecc2da9140c011c97819b

import type { ConcreteRequest } from 'relay-runtime';
export type useNewPostsSubscription$variables = {
  slug?: string | null | undefined;
};
export type useNewPostsSubscription$data = {
  readonly feedChanged: {
    readonly postId: string | null | undefined;
    readonly sequence: number;
  };
};
export type useNewPostsSubscription = {
  response: useNewPostsSubscription$data;
  variables: useNewPostsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "communitySlug",
        "variableName": "slug"
      }
    ],
    "concreteType": "FeedChanged",
    "kind": "LinkedField",
    "name": "feedChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sequence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "postId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNewPostsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewPostsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a5e683e879010f6c298118abdaef521760b92856f1ecc2da9140c011c97819b",
    "metadata": {},
    "name": "useNewPostsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ae683d0643bc3f03043434a5b24cb649";

export default node;
