import { createRng } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { numberOf } from '../read/numbers.ts';
import { list, say } from '../say/parts.ts';

const tableText = (rows: readonly (readonly [number, number])[]): string =>
  `x: ${rows.map(([x]) => x).join(', ')}   y: ${rows.map(([, y]) => y).join(', ')}`;

/** Tables that are functions and tables that are not, each with the reason. */
export function tablesOfFunctions(text: string, seed: number): ChatPart[] {
  const rng = createRng(seed);
  const yes = numberOf(/(\w+) (?:examples?|functions)/.exec(text)?.[1] ?? '3') || 3;
  const no = numberOf(/(\w+) (?:non-?examples?|that are ?n[o']t)/.exec(text)?.[1] ?? '2') || 2;
  const functions = Array.from({ length: Math.min(6, yes) }, (_, at) => {
    const [m, b] = [rng.int(2, 6), rng.int(-4, 5)];
    const xs = [0, 1, 2, 3, 4].map((x) => x + at);
    const rule = (x: number): number => (at % 3 === 1 ? (x - at - 2) ** 2 : at % 3 === 2 ? b : m * x + b);
    const why =
      at % 3 === 1
        ? 'Each x has one y. Two x-values may share a y.'
        : at % 3 === 2
          ? 'Each x has one y, the same every time: that is allowed.'
          : `Each x has one y: \`y = ${m}x${b < 0 ? ` - ${-b}` : b === 0 ? '' : ` + ${b}`}\`.`;
    return { text: tableText(xs.map((x) => [x, rule(x)] as const)), note: `A function. ${why}` };
  });
  const others = Array.from({ length: Math.min(6, no) }, () => {
    const twice = rng.int(1, 6);
    const rows = [
      [twice - 1, rng.int(0, 4)],
      [twice, rng.int(5, 9)],
      [twice, rng.int(10, 14)],
      [twice + 2, rng.int(0, 9)],
    ] as const;
    return {
      text: tableText(rows),
      note: `Not a function: x = ${twice} has two different y-values, ${rows[1][1]} and ${rows[2][1]}.`,
    };
  });
  return [
    say(`${functions.length} tables that are functions:`),
    list(functions),
    say(`${others.length} that are not:`),
    list(others),
  ];
}
