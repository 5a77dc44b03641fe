import type { Device } from '@lemma/school/people';

type Named<K extends keyof Device> = readonly (readonly [RegExp, Device[K]])[];

/** The order matters: most browsers also name the ones that they are based on. */
const BROWSERS: Named<'browser'> = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|Opera|OPiOS)\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'chrome'],
  [/\bVersion\/.*Safari\//, 'safari'],
];
/** A recent iPad reports that it is a Mac, and nothing tells them apart. */
const SYSTEMS: Named<'system'> = [
  [/\biPad\b/, 'ipad'],
  [/\b(iPhone|iPod)\b/, 'iphone'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMac(intosh| OS)\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

/**
 * The kind of device that a User-Agent header names. The header itself, which can identify a single device, is not
 * stored.
 */
export const deviceOf = (userAgent: string): Device => ({
  browser: BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other',
  system: SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other',
});
