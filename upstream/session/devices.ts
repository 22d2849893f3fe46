/** In order of precedence: the first match wins, because most browsers include the names of others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];
const unknownDevice = "Unknown device";

const nameIn = (names: typeof browsers, text: string) => names.find(([words]) => words.test(text))?.[1] ?? null;

/** Describes a device by its user agent, as far as it is recognized: "Firefox on Windows". */
export function describeDevice(userAgent: string | null): string {
  const text = userAgent ?? "";
  const known = [nameIn(browsers, text), nameIn(systems, text)].filter((name) => name !== null);
  const [product = ""] = text.split(/[\s/]/);
  return known.length > 0 ? known.join(" on ") : product || unknownDevice;
}
