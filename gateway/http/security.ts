/** Headers of every page: what it may load, and who may frame it. */
export interface PagePolicy {
  /** Further origins of scripts that the installation asks for. */
  scriptOrigins?: readonly string[];
  /** GraphiQL's editor starts workers from blobs. */
  blobWorkers?: boolean;
  /** Origins whose pages may show it in a frame; none unless the installation names some. */
  frameAncestors?: readonly string[];
}

export function pageHeaders({ scriptOrigins = [], blobWorkers = false, frameAncestors = [] }: PagePolicy = {}): Record<
  string,
  string
> {
  const policy = [
    "default-src 'self'",
    `script-src 'self'${scriptOrigins.map((origin) => ` ${origin}`).join("")}`,
    // Toasts and editors set styles from script.
    "style-src 'self' 'unsafe-inline'",
    // Pictures and films may lie on a host of the platform's own.
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${scriptOrigins.map((origin) => ` ${origin}`).join("")}`,
    `worker-src 'self'${blobWorkers ? " blob:" : ""}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(" ")}`,
  ];
  return {
    "content-security-policy": policy.join("; "),
    ...commonHeaders,
    "cross-origin-opener-policy": "same-origin",
  };
}

/** Headers of everything that is not a page. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};
