import type { Connection, Edge } from "../../graph/connections.ts";
import type { CommunityFollow } from "../../rest/generated/contract.ts";
import type { CompanyModel } from "../companies/models.ts";
import type { UserModel } from "../users/models.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type FollowableModel = UserModel | CompanyModel;
export type CommunityFollowConnectionModel = Connection<CommunityFollow>;
export type CommunityFollowEdgeModel = Edge<CommunityFollow>;
