const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (schema: object) => ({ content: { "application/json": { schema } } });
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const slug = { name: "slug", in: "path", required: true, schema: { type: "string" } };
const listOf = (items: object) => ({
  type: "object",
  required: ["data", "meta"],
  properties: {
    data: { type: "array", items },
    meta: { type: "object", required: ["total"], properties: { total: { type: "integer" } } },
  },
});

/** A small contract in the format of openapi.json. */
export const contract = {
  openapi: "3.1.0",
  paths: {
    "/current_user/info": { get: { operationId: "getCurrentUser", responses: { 200: jsonOf(ref("Person")) } } },
    "/posts": { get: { operationId: "getPosts", parameters: [], responses: { 200: jsonOf(listOf(ref("FeedItem"))) } } },
    "/beats": { get: { operationId: "getBeats", responses: { 200: jsonOf(listOf(ref("Person"))) } } },
    "/communities/{slug}": {
      get: { operationId: "getCommunity", parameters: [slug], responses: { 200: jsonOf(ref("Person")) } },
    },
    "/comments/{id}": {
      get: { operationId: "getComment", parameters: [id], responses: { 200: jsonOf(ref("Person")) } },
      patch: { operationId: "updateComment", parameters: [id], responses: { 200: jsonOf(ref("Person")) } },
      delete: { operationId: "deleteComment", parameters: [id], responses: { 204: {} } },
    },
    "/feeds/{feed}/{feedId}": {
      get: {
        operationId: "getFeed",
        parameters: [
          { name: "feed", in: "path", required: true, schema: { type: "string", enum: ["timeline", "beat"] } },
          { name: "feedId", in: "path", required: true, schema: { type: "string" } },
        ],
        responses: { 200: jsonOf(listOf(ref("FeedItem"))) },
      },
    },
    "/comments/{id}/comments": {
      post: { operationId: "createCommentReply", parameters: [id], responses: { 201: jsonOf(ref("Person")) } },
    },
    "/session": {
      post: { operationId: "createSession", responses: { 201: jsonOf(ref("Person")) } },
      delete: { operationId: "deleteSession", responses: { 204: {} } },
    },
  },
  components: {
    schemas: {
      Person: {
        type: "object",
        required: ["id", "name"],
        additionalProperties: false,
        properties: {
          id: { type: "integer" },
          name: { type: "string" },
          seen: { type: ["string", "null"], format: "date-time" },
          friends: { type: "array", items: ref("Person") },
        },
      },
      Text: {
        type: "object",
        required: ["id", "type", "time", "author"],
        properties: {
          id: { type: "integer" },
          type: { const: "text" },
          time: { type: "string", format: "date-time" },
          author: ref("Person"),
        },
      },
      Film: { type: "object", required: ["id", "type"], properties: { id: { type: "integer" }, type: { const: "film" } } },
      FeedItem: {
        oneOf: [ref("Text"), ref("Film")],
        discriminator: {
          propertyName: "type",
          mapping: { text: "#/components/schemas/Text", film: "#/components/schemas/Film" },
        },
      },
    },
  },
};
