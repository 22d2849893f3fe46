/**
 * @generated SignedSource<<bd2c209aa48bf4e89bc5c08ca861a153>>
 * @relayHash 39cf5b8da713f109c05a044a7aed603d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 352ab98776c3ceff155b5a201d7a09f8b91635fb055d21c3eb012a019e24a0c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsroomDirectoryPageQuery } from './NewsroomDirectoryPageQuery.graphql';

const node: PreloadableConcreteRequest<NewsroomDirectoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "352ab98776c3ceff155b5a201d7a09f8b91635fb055d21c3eb012a019e24a0c4",
    "metadata": {},
    "name": "NewsroomDirectoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
