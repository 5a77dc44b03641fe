import { isIPv6 } from 'node:net';

/** Sixteen bits each: the part of an IPv6 address that a provider gives to one customer, who chooses the rest freely. */
const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const LAST_IN_IPV4 = /\d+\.\d+\.\d+\.\d+$/;

const groupsIn = (part: string | undefined): string[] => (part ?? '').split(':').filter((group) => group !== '');

/**
 * Whom an address is counted as: an IPv4 address as it is, an IPv6 address by its first 64 bits. By all of them each device of a
 * school would be a stranger, and one stranger as many as they like.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head, tail] = address.replace(/%.*/, '').replace(LAST_IN_IPV4, '0:0').split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const between = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  const groups = [...first, ...between, ...last].slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
