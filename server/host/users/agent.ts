const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const longest = 512;

const find = (families: readonly (readonly [string, RegExp])[], text: string) =>
  families.find(([, pattern]) => pattern.test(text))?.[0];

/** Returns the browser and system of a `User-Agent`, such as `Firefox on Windows`; empty if neither is known. */
export function getAgent(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, longest);
  return [find(browsers, text), find(systems, text)].filter((name) => name !== undefined).join(' on ');
}
