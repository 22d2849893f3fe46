/** Policy for the security headers of pages: what they may load, and who may frame them. */
export interface PagePolicy {
  /** Origins of the third-party services that the installation uses, for their scripts and what these load. */
  serviceOrigins?: readonly string[];
  /** Further origins to which pages may connect. */
  connectOrigins?: readonly string[];
  /** GraphiQL's editor starts workers from blobs. */
  blobWorkers?: boolean;
  /** Hashes of the scripts inside the page, in the form of the policy. */
  scriptHashes?: readonly string[];
  /** Origins whose pages may show it in a frame; none by default. */
  frameAncestors?: readonly string[];
}

export function createPageHeaders({
  serviceOrigins = [],
  connectOrigins = [],
  blobWorkers = false,
  scriptHashes = [],
  frameAncestors = [],
}: PagePolicy = {}): Record<string, string> {
  const services = serviceOrigins.map((origin) => ` ${origin}`).join("");
  const policy = [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join("")}${services}`,
    // Toasts and editors set styles from scripts.
    `style-src 'self' 'unsafe-inline'${services}`,
    // Pictures and videos may be on another host of the platform.
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    `font-src 'self' data:${services}`,
    `connect-src 'self'${services}${connectOrigins.map((origin) => ` ${origin}`).join("")}`,
    `frame-src 'self'${services}`,
    `worker-src 'self'${blobWorkers ? " blob:" : ""}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(" ")}`,
  ];
  return {
    "content-security-policy": policy.join("; "),
    "permissions-policy": permissions,
    ...commonHeaders,
    "cross-origin-opener-policy": "same-origin",
  };
}

/**
 * The device features that pages may use: camera and microphone for recording answers, and fullscreen for watching them. All
 * others are denied to our scripts and to those of third-party services.
 */
const permissions = [
  ...["camera", "microphone", "fullscreen"].map((feature) => `${feature}=(self)`),
  ...["accelerometer", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "midi"].map(denyFeature),
  ...["payment", "serial", "usb", "xr-spatial-tracking"].map(denyFeature),
].join(", ");

function denyFeature(feature: string): string {
  return `${feature}=()`;
}

/** Headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};
