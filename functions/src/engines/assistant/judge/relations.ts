import { verify } from '@lemma/math';
import { fact, say } from '../say/parts.ts';
import type { Explained } from './explain.ts';

const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?(?:\/\d+)?`;
const SIDE = String.raw`(?:\|\s*${NUMBER}\s*\||${NUMBER})`;
const RELATION = new RegExp(
  String.raw`(?<![\w.)/|])(${SIDE})\s*([<>=≤≥])\s*(${SIDE})(?![\w(/|]|\.\d|\s*[-+×÷*/^])`,
  'g',
);

type Relation = {
  readonly said: string;
  readonly plain: string;
  readonly values: readonly string[];
  readonly sign: string;
};

const plainOf = (side: string): string => side.replace(/\|\s*[-−]?\s*([^|]*?)\s*\|/, '$1').replace('−', '-');

/** Comparisons of numbers and absolute values in a text. */
export function relationsIn(text: string): Relation[] {
  return [...text.matchAll(RELATION)].map(([said, left = '', sign = '', right = '']) => {
    const values = [plainOf(left), plainOf(right)];
    return { said: said.replaceAll('−', '-'), plain: values.join(` ${sign} `), values, sign };
  });
}

const OTHER: Readonly<Record<string, string>> = { '<': '>', '>': '<' };

/** Judges comparisons one by one: "-7 < -3 so |-7| < |-3|" has a right and a wrong half. */
export function judgeRelations(relations: readonly Relation[]): Explained {
  const judged = relations.map((each) => ({ ...each, isRight: verify(`\`${each.plain}\``).right === 1 }));
  const hasBars = relations.some(({ said }) => said.includes('|'));
  const rows = judged.map(({ said, plain, isRight, sign, values }) => {
    const ends = said.includes('|') ? `, because the values are \`${values.join('` and `')}\`` : '';
    const right = plain.replace(sign, OTHER[sign] ?? sign);
    return isRight
      ? fact(`\`${said}\` is right${ends}.`)
      : say(`\`${said}\` is not right${ends}${OTHER[sign] ? `: \`${right}\`` : ''}.`);
  });
  const mixed = judged.some(({ isRight }) => isRight) && judged.some(({ isRight }) => !isRight);
  return {
    parts: [
      ...rows,
      ...(mixed ? [say('So the one does not follow from the other.')] : []),
      ...(hasBars
        ? [
            say(
              'The order of numbers goes from left to right on the line; an absolute value is the distance from zero, which grows to both sides. Of two negative numbers the smaller one is farther from zero.',
            ),
          ]
        : []),
    ],
  };
}
