import type { Device } from '@lemma/school/people';

type Named<K extends keyof Device> = readonly (readonly [RegExp, Device[K]])[];

/** In this order: most name those they descend from as well. */
const BROWSERS: Named<'browser'> = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|Opera|OPiOS)\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'chrome'],
  [/\bVersion\/.*Safari\//, 'safari'],
];
/** An iPad of the last years calls itself a Mac: the page can't tell them apart, and neither can we. */
const SYSTEMS: Named<'system'> = [
  [/\biPad\b/, 'ipad'],
  [/\b(iPhone|iPod)\b/, 'iphone'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMac(intosh| OS)\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

/** The kind of device behind what a browser calls itself. The text itself, which tells single devices apart, is not kept. */
export const deviceOf = (userAgent: string): Device => ({
  browser: BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other',
  system: SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other',
});
