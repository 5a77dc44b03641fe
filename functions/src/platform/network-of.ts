import { isIPv6 } from 'node:net';

/** Sixteen bits each: the part of an IPv6 address that a provider gives to one customer, who chooses the rest freely. */
const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;
/** The groups of an IPv4 address that is written as one of IPv6. */
const MAPPED = '0:0:0:0:0:ffff';
const LAST_IN_IPV4 = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
const BYTE = 256;

const groupsIn = (part: string | undefined): number[] =>
  (part ?? '')
    .split(':')
    .filter((group) => group !== '')
    .map((group) => Number.parseInt(group, 16));
const inHex = (high: string, low: string): string => (Number(high) * BYTE + Number(low)).toString(16);
const named = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head, tail] = address
    .replace(/%.*/, '')
    .replace(LAST_IN_IPV4, (_, ...[a, b, c, d]: string[]) => `${inHex(a ?? '', b ?? '')}:${inHex(c ?? '', d ?? '')}`)
    .split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  return [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => 0), ...last];
}

/**
 * Whom an address is counted as: an IPv4 address as it is, an IPv6 address by its first 64 bits. By all of them each device of a
 * school would be a stranger, and one stranger as many as they like.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (named(groups.slice(0, 6)) === MAPPED)
    return groups
      .slice(6)
      .flatMap((group) => [Math.floor(group / BYTE), group % BYTE])
      .join('.');
  return `${named(groups.slice(0, GROUPS_OF_A_NETWORK))}::/64`;
}
