import { type Finding, type Match, says } from '../reading/rule.ts';
import { everywhere, type Paragraph } from '../topic/paragraph.ts';

/** A number of one kind for each number of another. */
type Ratio = { readonly names: readonly [string, string]; readonly parts: readonly [number, number] };

const stem = (word: string): string => word.replace(/(?<=[^s])s$/, '');
const NOUN = '([a-z]+)(?: [a-z]+)?';

function ratioOf({ reading }: Paragraph): Ratio | undefined {
  const named = everywhere(reading, 'ratio of ([a-z]+) to ([a-z]+)[^#?!]{0,40}? (?:is|was|of) Q ?(?:to|:|/) ?Q').map(
    (m): Ratio => ({ names: [m.word(1), m.word(2)], parts: [m.quantity(3)?.value ?? 0, m.quantity(4)?.value ?? 0] }),
  );
  const every = everywhere(reading, 'Q ([a-z]+)(?: [a-z]+){0,3}? (?:for|to) every Q ([a-z]+)').map(
    (m): Ratio => ({ names: [m.word(2), m.word(4)], parts: [m.quantity(1)?.value ?? 0, m.quantity(3)?.value ?? 0] }),
  );
  const all = [...named, ...every].filter(({ parts }) => parts[0] > 0 && parts[1] > 0);
  return all.length === 1 ? all[0] : undefined;
}

/** Which of the two kinds a word names: "boys", and "red" of "red beads". */
const sideOf = ({ names }: Ratio, word: string): 0 | 1 | undefined =>
  stem(word) === stem(names[0]) ? 0 : stem(word) === stem(names[1]) ? 1 : undefined;

const isShare = (form: string | undefined): boolean => /fraction|percent/.test(form ?? '');

function shares(paragraph: Paragraph, ratio: Ratio): Finding[] {
  const { reading } = paragraph;
  const total = ratio.parts[0] + ratio.parts[1];
  const told = (match: Match, side: 0 | 1 | undefined, group: number, of: string): Finding[] => {
    const said = match.quantity(group);
    if (side === undefined || !said || !isShare(said.form)) return [];
    const other = sideOf(ratio, of);
    const base = other === undefined ? total : other === side ? undefined : ratio.parts[other];
    return base === undefined
      ? []
      : [says(match, said, { value: ratio.parts[side] / base })].flatMap((one) => one ?? []);
  };
  const first = everywhere(
    reading,
    `(?:the )?([a-z]+) (?:make up|makes up|are|is|were|form) (?:about |only |exactly )?Q of (?:all )?(?:the |all )?${NOUN}`,
  );
  const last = everywhere(reading, `Q of (?:all )?(?:the |all )?${NOUN} (?:are|is|were|will be) (?:the )?([a-z]+)`);
  return [
    ...first.flatMap((match) => told(match, sideOf(ratio, match.word(1)), 2, match.word(3))),
    ...last.flatMap((match) => told(match, sideOf(ratio, match.word(3)), 1, match.word(2))),
  ];
}

/** "… which makes 9 boys and 15 girls": checked against the stated ratio. */
function counts({ reading }: Paragraph, ratio: Ratio): Finding[] {
  return everywhere(
    reading,
    '\\b(?:so|makes?|there are|has|have|gives?|are|get|gets|then)(?: there are)? Q ([a-z]+) and Q ([a-z]+)',
  ).flatMap((match): Finding[] => {
    const [a, b] = [match.quantity(1), match.quantity(3)];
    const [one, other] = [sideOf(ratio, match.word(2)), sideOf(ratio, match.word(4))];
    if (!a || !b || one === undefined || other === undefined || one === other) return [];
    const holds = Math.abs(a.value * ratio.parts[other] - b.value * ratio.parts[one]) < 1e-9;
    return [{ start: a.start, end: b.end, holds }];
  });
}

/** The parts of the whole that follow from a ratio. */
export function ratioFindings(paragraph: Paragraph): Finding[] {
  const ratio = ratioOf(paragraph);
  return ratio ? [...shares(paragraph, ratio), ...counts(paragraph, ratio)] : [];
}
