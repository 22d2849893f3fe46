import type { Person } from "./client.ts";

export const send = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { code message } } }";
const start = `mutation ($input: StartConversationInput!) { startConversation(input: $input) {
  errors { message } conversationEdge { node { id } }
} }`;

/** @returns the global id of a conversation of two people */
export async function startConversation(journo: Person, pr: Person, url: string): Promise<string> {
  const { data } = await journo.run<{ viewer: { authorId: string } }>(url, "{ viewer { authorId } }");
  const input = { personIds: [data.viewer.authorId], content: "Under load" };
  const started = await pr.run<{ startConversation: { conversationEdge: { node: { id: string } } } }>(url, start, { input });
  return started.data.startConversation.conversationEdge.node.id;
}
