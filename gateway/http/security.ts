/** Headers of every page: what it may load, and who may frame it. */
export interface PagePolicy {
  /** Origins of third-party services that the installation asks for: their scripts and what these load. */
  serviceOrigins?: readonly string[];
  /** Further origins that pages send to. */
  connectOrigins?: readonly string[];
  /** GraphiQL's editor starts workers from blobs. */
  blobWorkers?: boolean;
  /** Origins whose pages may show it in a frame; none unless the installation names some. */
  frameAncestors?: readonly string[];
}

export function pageHeaders({
  serviceOrigins = [],
  connectOrigins = [],
  blobWorkers = false,
  frameAncestors = [],
}: PagePolicy = {}): Record<string, string> {
  const services = serviceOrigins.map((origin) => ` ${origin}`).join("");
  const policy = [
    "default-src 'self'",
    `script-src 'self'${services}`,
    // Toasts and editors set styles from script.
    `style-src 'self' 'unsafe-inline'${services}`,
    // Pictures and films may lie on a host of the platform's own.
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
 * What pages may use of the device: camera and microphone, with which people record answers, and the whole screen to watch
 * them. Nothing of the rest, for our scripts and for those of the services that an installation adds.
 */
const permissions = [
  ...["camera", "microphone", "fullscreen"].map((feature) => `${feature}=(self)`),
  ...["accelerometer", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "midi"].map(deny),
  ...["payment", "serial", "usb", "xr-spatial-tracking"].map(deny),
].join(", ");

function deny(feature: string): string {
  return `${feature}=()`;
}

/** Headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};
