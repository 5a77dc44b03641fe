import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:201', '192.0.2.1'],
  ['::c000:201', '0:0:0:0::/64'],
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
