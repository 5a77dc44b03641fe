import { gcd, isWhole } from '../check/rational.ts';
import { type Answered, numbersIn } from './texts.ts';

function primesOf(value: bigint): bigint[] {
  const found: bigint[] = [];
  let rest = value;
  for (let factor = 2n; factor * factor <= rest; factor += 1n)
    while (rest % factor === 0n) [rest, found[found.length]] = [rest / factor, factor];
  return rest > 1n ? [...found, rest] : found;
}

const LARGEST = 1_000_000n;

/** Prime factors, factors, the greatest common factor, the least common multiple. */
export function divisors(text: string): Answered | undefined {
  const values = numbersIn(text)
    .filter((each) => isWhole(each) && each.n > 0n && each.n <= LARGEST)
    .map(({ n }) => n);
  const [first, second] = values;
  if (first === undefined) return undefined;
  if (/\bprime\b.*\b(?:factor\w*|product)|product of (?:its )?primes?|factor tree/i.test(text)) {
    const primes = primesOf(first);
    const powers = [...new Set(primes)]
      .map((prime) => [prime, primes.filter((each) => each === prime).length] as const)
      .map(([prime, times_]) => (times_ === 1 ? `${prime}` : `${prime}^${times_}`))
      .join(' × ');
    if (primes.length < 2)
      return {
        lines: [`\`${first}\` is ${first > 1n ? 'itself a prime number' : 'not a product of primes'}.`],
        answer: `\`${first}\``,
      };
    return {
      lines: [
        `\`${first} = ${primes.join(' × ')}\``,
        ...(powers === primes.join(' × ') ? [] : [`With powers: \`${first} = ${powers}\``]),
      ],
      answer: `\`${powers}\``,
    };
  }
  if (/\bprime or composite|is \d+ (?:a )?prime/i.test(text)) {
    const primes = primesOf(first);
    return primes.length === 1
      ? { lines: [], answer: `${first} is prime` }
      : {
          lines: [`\`${first} = ${primes.join(' × ')}\``],
          answer: `${first} is ${first === 1n ? 'neither prime nor composite' : 'composite'}`,
        };
  }
  if (/\bfactors of\b/i.test(text) && second === undefined) {
    const all = Array.from({ length: Number(first) }, (_, at) => BigInt(at + 1)).filter((each) => first % each === 0n);
    return {
      lines: all.slice(0, Math.ceil(all.length / 2)).map((each) => `\`${each} × ${first / each} = ${first}\``),
      answer: all.join(', '),
    };
  }
  if (second === undefined) return undefined;
  const common = values.reduce((one, other) => gcd(one, other));
  const greatest = { lines: values.map((each) => `\`${each} = ${common} × ${each / common}\``), answer: `${common}` };
  const least = values.reduce((one, other) => (one * other) / gcd(one, other));
  const smallest = { lines: values.map((each) => `\`${least} = ${each} × ${least / each}\``), answer: `${least}` };
  const isGreatest = /\b(?:gcf|gcd|hcf|greatest common|highest common)/i.test(text);
  const isLeast = /\b(?:lcm|lcd|least common|lowest common)/i.test(text);
  if (isGreatest && isLeast)
    return {
      lines: [...greatest.lines, ...smallest.lines],
      answer: `greatest common factor ${common}, least common multiple ${least}`,
    };
  if (isGreatest) return greatest;
  return isLeast ? smallest : undefined;
}

/** A division of whole numbers with a remainder, where it is asked for. */
export function remainders(text: string): Answered | undefined {
  if (!/\bremainders?\b/i.test(text)) return undefined;
  const [, whole, by] = /(\d[\d,]*)\s*(?:÷|\/|divided by|by)\s*(\d[\d,]*)/i.exec(text) ?? [];
  if (whole === undefined || by === undefined) return undefined;
  const [a, b] = [BigInt(whole.replaceAll(',', '')), BigInt(by.replaceAll(',', ''))];
  if (b === 0n) return undefined;
  const [q, r] = [a / b, a % b];
  return { lines: [`\`${b} × ${q} + ${r} = ${a}\``], answer: `${q} remainder ${r}` };
}
