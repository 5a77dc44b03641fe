import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'edge', 'windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X200) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
    'samsung',
    'android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.1 Safari/605.1',
    'safari',
    'mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile Safari/604.1',
    'safari',
    'iphone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 15_1 like Mac OS X) AppleWebKit/605.1 CriOS/142.0 Mobile Safari/604.1', 'chrome', 'ipad'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 'linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 OPR/124.0`, 'opera', 'windows'],
  ['curl/8.5', 'other', 'other'],
  ['', 'other', 'other'],
] as const)('reads %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
