import type { Finding } from './rule.ts';

const NUMBER = '(?:whole )?number';
const ALWAYS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:a|any|every|each) ${NUMBER} (?:that is |that's )?divisible by (\\d+) (?:is|must be) (?:always |also |then ){0,2}divisible by (\\d+)`,
    'gi',
  ),
  /\b(?:all|any|every|each) multiples? of (\d+) (?:is|are|must be) (?:always |also )*(?:a )?multiples? of (\d+)/gi,
  /\b(?:all|any|every|each) (even) numbers? (?:is|are) (?:always |also )*(?:divisible by|(?:a )?multiples? of) (\d+)/gi,
];
const ZERO = /\b(?:zero|0) is (?:an? )?(positive|negative|odd|even)(?: (?:whole )?number)?(?=[.,;]|$| and\b)/gi;
const DENIED = /\b(?:not|n't|never|false|wrong|some|think|thinks|thought|say|says|said|claims?|true or)\b|\?/i;

/** "A number divisible by 8 is always divisible by 4", "zero is an even number": what holds for all numbers of a kind. */
export function alwaysFindings(text: string, from: number): Finding[] {
  const place = (match: RegExpExecArray, holds: boolean): Finding[] => {
    const before =
      text
        .slice(0, match.index)
        .split(/[.!?]\s/)
        .at(-1) ?? '';
    const behind = text.slice(match.index).split(/[.!](?:\s|$)/)[0] ?? '';
    if (!holds && DENIED.test(before + behind)) return [];
    return [{ start: from + match.index, end: from + match.index + match[0].length, holds }];
  };
  return [
    ...ALWAYS.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const [, one = '', other = ''] = match;
        return place(match, (one === 'even' ? 2 : Number(one)) % Number(other) === 0);
      }),
    ),
    ...[...text.matchAll(ZERO)].flatMap((match) => place(match, match[1]?.toLowerCase() === 'even')),
  ];
}
