import { expect, test } from "vitest";
import { formatConversationTitle } from "../../../web/src/messages/conversationTitle.ts";
import { announceMessage, checkMessage, MAX_MESSAGE_LENGTH, toOneLine } from "../../../web/src/messages/messageText.ts";
import { newMessageAddress, readRecipient } from "../../../web/src/messages/newMessageAddress.ts";

test("a message has at most as many characters as the platform accepts @MSG-01", () => {
  expect(checkMessage("")).toBeNull();
  expect(checkMessage(` ${"x".repeat(MAX_MESSAGE_LENGTH)} `)).toBeNull();
  expect(checkMessage("x".repeat(MAX_MESSAGE_LENGTH + 1))).toBe(`Message must have at most ${MAX_MESSAGE_LENGTH} characters.`);
});

test("the preview of a message is one line @MSG-01", () => {
  expect(toOneLine("  One\n\n two \t three ")).toBe("One two three");
});

test("a new message is announced with the beginning of its text, so that each announcement differs @MSG-01", () => {
  expect(announceMessage("Ana", "Hello\nBen")).toBe("New message from Ana: Hello Ben");
  expect(announceMessage("Ana", "")).toBe("New message from Ana: Attachment");
  expect(announceMessage("Ana", "👋".repeat(201))).toBe(`New message from Ana: ${"👋".repeat(200)}…`);
  expect(announceMessage("Ana", null)).toBe("");
});

test("the address of a new message names the recipient, or nobody @MSG-01", () => {
  expect([newMessageAddress("a&b"), newMessageAddress()]).toEqual(["/messages?to=a%26b", "/messages?to="]);
  expect(["?to=a%26b", "?to=", "?q=x", ""].map(readRecipient)).toEqual(["a&b", "", null, null]);
});

test("a conversation without other people is only the viewer's @MSG-01", () => {
  expect(formatConversationTitle([])).toBe("Only you");
});
