import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** `tenths` tenths and `hundredths` hundredths; `renamed`: only the tenths are asked for, in hundredths. */
type Parts = { readonly tenths: number; readonly hundredths: number; readonly renamed: boolean };

const keyOf = ({ tenths, hundredths, renamed }: Parts): number => tenths * 10 + (renamed ? 0 : hundredths);
const shownOf = ({ tenths, hundredths, renamed }: Parts): string =>
  renamed ? `${tenths}/10 = ?/100` : `${tenths}/10 + ${hundredths}/100`;

const drawParts =
  (renamed: boolean): Draw<Parts> =>
  (rng, level) => ({
    tenths: rng.int(1, byLevel(level, 12, 15, 25)),
    hundredths: renamed ? 0 : rng.int(byLevel(level, 1, 3, 11), byLevel(level, 9, 40, 89)),
    renamed,
  });

/** Grade 4: tenths as hundredths, and their sum. */
export const tenthsAndHundredths = skill<Parts>({
  code: 'decimals.tenths-and-hundredths',
  name: 'Add tenths and hundredths',
  canDo: 'I can write tenths as hundredths and add them.',
  grade: 4,
  standards: ['4.NF.C.5'],
  prerequisites: ['fractions.equivalent', 'fractions.add-like'],
  cases: {
    rename: { label: 'tenths as hundredths', draw: drawParts(true) },
    add: { label: 'tenths and hundredths together', draw: drawParts(false) },
  },
  pose: (p) => ({
    prompt: p.renamed ? 'Which number is missing?' : 'Add. Write the sum as a fraction over 100.',
    math: shownOf(p),
    answer: p.renamed
      ? { kind: 'number', key: String(keyOf(p)) }
      : { kind: 'number', key: `${keyOf(p)}/100`, forms: ['fraction'] },
  }),
  solve: (p) =>
    p.renamed
      ? steps([`${p.tenths}/10 = ${keyOf(p)}/100`, 'Each tenth is ten hundredths.'])
      : steps(
          [`${p.tenths}/10 = ${p.tenths * 10}/100`, 'Each tenth is ten hundredths.'],
          [
            `${p.tenths * 10}/100 + ${p.hundredths}/100 = ${keyOf(p)}/100`,
            'Now the parts have one size. Add the numbers of parts.',
          ],
        ),
  hints: () => [
    'Think of a square of 10 rows with 10 small squares each. One row is a tenth.',
    'How many hundredths are in one tenth?',
  ],
  confirms: (p, key) => {
    const hundredths = key.includes('/') ? Number(key.split('/')[0]) : Number(key);
    return Math.abs(hundredths / 100 - p.tenths / 10 - (p.renamed ? 0 : p.hundredths) / 100) < 1e-9;
  },
  mistakes: {
    'fractions.tops-only': (p) =>
      p.renamed
        ? undefined
        : wrote(`${p.tenths + p.hundredths}/100`, [
            `${p.tenths} + ${p.hundredths} = ${p.tenths + p.hundredths}`,
            'Add the tops and take the larger bottom.',
          ]),
    'fractions.add-across': (p) =>
      p.renamed
        ? undefined
        : wrote(
            `${p.tenths + p.hundredths}/110`,
            [`${p.tenths} + ${p.hundredths} = ${p.tenths + p.hundredths}`, 'Add the tops.'],
            ['10 + 100 = 110', 'Add the bottoms.'],
          ),
    'fractions.copies-other-number': (p) =>
      p.renamed ? wrote(p.tenths, [`${p.tenths}/100`, 'Keep the top.']) : undefined,
    'fractions.equivalent-adds': (p) =>
      p.renamed
        ? wrote(
            p.tenths + 90,
            ['100 - 10 = 90', 'So much is added below.'],
            [`${p.tenths} + 90 = ${p.tenths + 90}`, 'What is added below is added on top.'],
          )
        : undefined,
  },
});
