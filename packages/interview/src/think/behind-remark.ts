import type { Ran } from './rule.ts';

type Remark = readonly [remark: RegExp, problem: RegExp, said: (problem: string) => Pick<Ran, 'rule' | 'deeper'>];

/** What stands behind the reason that somebody wrote beside an answer. */
const REMARKS: readonly Remark[] = [
  [
    /\brepeat|\btwice\b|\bsame\b/i,
    /\bfunction\b/i,
    () => ({
      rule: 'in a function no number may come twice, and here one repeats',
      deeper: 'when a number comes twice I can’t tell which one it belongs to, it does not matter if it is an x or a y',
    }),
  ],
  [
    /\bgoes up\b|\beach time\b/i,
    /\bproportional\b|\blinear\b/i,
    () => ({
      rule: 'it goes up by the same amount each time',
      deeper: 'when it goes up evenly there is a pattern, and a pattern means that it is proportional',
    }),
  ],
  [
    /\b(?:thousandths|hundredths)\b.*\b(?:tiny|small)|\bsmall(?:er)? (?:pieces|parts)/i,
    /\d\.\d/,
    () => ({
      rule: 'thousandths are tiny, so the number with the fewest digits after the point is the biggest',
      deeper: 'the more digits there are, the smaller the pieces get, so the whole number gets smaller',
    }),
  ],
  [
    /\badd (?:a )?zero/i,
    /\b10+\b/,
    () => ({
      rule: 'when it is times 10 you add a zero at the end',
      deeper:
        'I think it is because with the zero every digit moves one place and is worth ten times as much, but really I know it as a rule',
    }),
  ],
  [
    /\bboth sides\b/i,
    /=/,
    () => ({
      rule: 'there is an x on both sides, so you can’t get it alone',
      deeper: 'in all the ones that we did the x was on one side only, and I don’t know where to put the other one',
    }),
  ],
  [
    /\bmissing\b/i,
    /\d\/\d/,
    () => ({
      rule: 'both are missing one piece to be whole',
      deeper: 'a missing piece is a missing piece, I did not think about how big it is',
    }),
  ],
  [
    /\bmultiplication makes\b|\bmultiplying makes\b/i,
    /./,
    () => ({
      rule: 'when you multiply, the answer has to be bigger than what you started with',
      deeper: 'with 2 times 3 or 4 times 5 it always got bigger, so I thought that it always does',
    }),
  ],
];

/** The rule behind a remark; the remark itself where none of ours stands behind it. */
export function behindRemark(problem: string, remark: string): Pick<Ran, 'rule' | 'deeper'> {
  const known = REMARKS.find(([said, about]) => said.test(remark) && about.test(problem));
  return (
    known?.[2](problem) ?? {
      rule: remark.replace(/[.]$/, ''),
      deeper: 'that is how I always thought of it, and it mostly came out right',
    }
  );
}
