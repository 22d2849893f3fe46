import {
  codeLinkPattern,
  emailPattern,
  isPlaceholder,
  isPlaceholderEmail,
  isSecretKey,
  looksRandom,
  runPattern,
  decodeInnerText,
} from "./secrets.ts";

/** A part of the recording that looks like a secret. */
export interface Finding {
  readonly kind: "cookie" | "credential" | "e-mail address" | "link with a code" | "random text" | "value of a secret field";
  /** Names of fields, the outermost first. */
  readonly path: string;
}

/** Finds everything in a recording that looks like a secret. It does not rely on what the redactor has replaced. */
export function findSecrets(value: unknown, path = "", isInput = false): Finding[] {
  if (typeof value === "string") return scanText(value, path, isInput);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const partPath = Array.isArray(value) ? path : path === "" ? key : `${path}.${key}`;
    return findSecrets(part, partPath, isInput || key === "variables" || key === "sent");
  });
}

function scanText(text: string, path: string, isInput: boolean): Finding[] {
  const findings = new Set<Finding["kind"]>();
  const key = path.split(".").at(-1) ?? "";
  const isId = decodeInnerText(text) !== null;
  if (isSecretKey(key, isInput) && text !== "" && !isPlaceholder(text) && !isId) findings.add("value of a secret field");
  if (/\bsid=/i.test(text)) findings.add("cookie");
  if (/\bbearer\s+\S|\botpauth:|\beyJ[\w-]+\.[\w-]+\.|\/\/[^/\s:@]+:[^/\s@]+@/i.test(text)) findings.add("credential");
  for (const [email] of text.matchAll(emailPattern)) if (!isPlaceholderEmail(email)) findings.add("e-mail address");
  for (const [, , code = ""] of text.matchAll(codeLinkPattern)) if (!isPlaceholder(code)) findings.add("link with a code");
  for (const [run] of text.matchAll(runPattern)) {
    const inside = decodeInnerText(run);
    if (inside !== null) for (const { kind } of scanText(inside, "", false)) findings.add(kind);
    else if (looksRandom(run)) findings.add("random text");
  }
  return [...findings].map((kind) => ({ kind, path }));
}
