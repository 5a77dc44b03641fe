import type { Picture } from '../../pictures/types.ts';
import type { Step } from '../../types.ts';
import { linear } from '../kit/linear-text.ts';
import { exact, fractionText, type Numeric } from '../kit/numeric.ts';
import { asLinear, readLinear, wholeOf } from '../kit/read-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { valueAt } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

export type Relation = '<' | '>' | '<=' | '>=';

/** (a/under)x + b REL c; `turned` writes it from right to left. */
export type Inequality = {
  readonly a: number;
  readonly under: number;
  readonly b: number;
  readonly c: number;
  readonly relation: Relation;
  readonly letter: string;
  readonly turned: boolean;
};

const mirror = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const satisfies Record<Relation, Relation>;
export const mirrored = (relation: Relation): Relation => mirror[relation];

const leftOf = ({ a, under, b, letter }: Inequality): string => linear(exact(a, under), b, letter);

export const written = (params: Inequality): string =>
  params.turned
    ? `${params.c} ${mirrored(params.relation)} ${leftOf(params)}`
    : `${leftOf(params)} ${params.relation} ${params.c}`;

const boundary = ({ a, under, b, c }: Inequality) =>
  exact(c - b)
    .mul(under)
    .div(a);

const answerText = ({ letter }: Inequality, relation: Relation, value: Numeric): string =>
  `${letter} ${relation} ${fractionText(value)}`;

export const keyOf = (params: Inequality): string =>
  answerText(params, params.a < 0 ? mirrored(params.relation) : params.relation, boundary(params));

const flipNote = ({ a }: Inequality): string => (a < 0 ? ' The number is negative, so the sign turns around.' : '');

export function solveInequality(params: Inequality): Step[] {
  const { a, under, b, c, relation, letter } = params;
  const lines: [string, string][] = [[written(params), 'This is the inequality.']];
  if (params.turned)
    lines.push([`${leftOf(params)} ${relation} ${c}`, 'Read it from right to left, so that the letter comes first.']);
  if (b !== 0)
    lines.push([
      `${linear(exact(a, under), 0, letter)} ${relation} ${c - b}`,
      b > 0 ? `Subtract \`${b}\` from both sides.` : `Add \`${-b}\` to both sides.`,
    ]);
  if (a !== 1 || under !== 1) {
    const undo = under === 1 ? `Divide both sides by \`${a}\`.` : `Multiply both sides by \`${a * under}\`.`;
    lines.push([keyOf(params), undo + flipNote(params)]);
  }
  return steps(...lines);
}

export function hintInequality(params: Inequality): string[] {
  const { a, under, b, c, relation, letter } = params;
  const scale = under === 1 ? `divide both sides by \`${a}\`` : `multiply both sides by \`${a * under}\``;
  const lines = ['Solve it as you would solve an equation, and watch the inequality sign.'];
  if (params.turned) lines.push(`It may help to read it from right to left: \`${leftOf(params)} ${relation} ${c}\`.`);
  if (b !== 0) lines.push(b > 0 ? `First subtract \`${b}\` from both sides.` : `First add \`${-b}\` to both sides.`);
  if (a !== 1 || under !== 1)
    lines.push(
      `${b === 0 ? 'You can' : 'Then you can'} ${scale}. What happens to the sign when that number is ${a < 0 ? 'negative' : 'positive'}?`,
    );
  else lines.push(`Which numbers could \`${letter}\` be? Try one and see if it makes the inequality true.`);
  return lines.slice(0, 4);
}

const holds = (left: number, relation: Relation, right: number): boolean =>
  ({ '<': left < right, '>': left > right, '<=': left <= right, '>=': left >= right })[relation];

const isRelation = (text: string | undefined): text is Relation => text !== undefined && text in mirror;

/** Tries many numbers, the boundary among them, in the inequality and in the key. */
export function confirmInequality(params: Inequality, key: string): boolean {
  const [, relation, value = ''] = /^[a-z] (<=|>=|<|>) (.+)$/.exec(key) ?? [];
  if (!isRelation(relation)) return false;
  const edge = valueAt(value);
  return [-40.5, -3, -1, -0.25, 0, 0.25, 1, 3, 40.5].every((offset) => {
    const x = edge + offset;
    const left = valueAt(leftOf(params), { [params.letter]: x });
    const shown = Math.abs(left - params.c) < 1e-9 ? params.c : left;
    return holds(shown, params.relation, params.c) === holds(offset, relation, 0);
  });
}

/** How far the number line for trial values extends on both sides of zero. */
const LINE_END = 20;

/** An empty number line for trial values. It is the same for every question, so that it gives nothing away about the solution. */
export function inequalityPicture(params: Inequality): Picture | undefined {
  if (boundary(params).abs().gt(LINE_END)) return undefined;
  return {
    kind: 'number-line',
    from: -LINE_END,
    to: LINE_END,
    step: 1,
    labelEvery: 5,
    alt: `An empty number line from ${-LINE_END} to ${LINE_END}.`,
  };
}

/** Reads `-2x + 3 > 11` and `11 < 3 - 2x`. */
export function readInequality(text: string): Inequality | undefined {
  const reading = readLinear(text);
  if (!reading || !isRelation(reading.relation) || reading.letter === '') return undefined;
  const [first, second] = [asLinear(reading.left), asLinear(reading.right)];
  if (!first || !second) return undefined;
  const turned = first.a.equals(0);
  const [side, other] = turned ? [second, first] : [first, second];
  const [b, c] = [wholeOf(side.b), wholeOf(other.b)];
  if (side.a.equals(0) || !other.a.equals(0) || b === undefined || c === undefined) return undefined;
  const relation = turned ? mirrored(reading.relation) : reading.relation;
  return { a: Number(side.a.n * side.a.s), under: Number(side.a.d), b, c, relation, letter: reading.letter, turned };
}

const begin = (params: Inequality) => [written(params), 'This is the inequality.'] as const;

const answeredAs = (params: Inequality, relation: Relation, value: Numeric, why: string) => {
  const text = answerText(params, relation, value);
  return wrote(text, begin(params), [text, why]);
};

export const inequalityRules: Mistakes<Inequality> = {
  'equations.keep-inequality-sign': (params) =>
    params.a < 0
      ? answeredAs(params, params.relation, boundary(params), 'Solve it like an equation and keep the sign.')
      : undefined,
  'equations.flip-for-any-negative': (params) =>
    params.a > 0 && (params.c - params.b < 0 || params.b < 0)
      ? answeredAs(
          params,
          mirrored(params.relation),
          boundary(params),
          'There is a minus sign, so turn the sign around.',
        )
      : undefined,
  'equations.letter-must-come-first': (params) =>
    params.turned
      ? answeredAs(
          params,
          params.a < 0 ? params.relation : mirrored(params.relation),
          boundary(params),
          'Write the letter on the left and leave the sign as it stands.',
        )
      : undefined,
  'equations.same-operation': (params) => {
    const { a, under, b, c, relation } = params;
    if (b === 0) return undefined;
    return answeredAs(
      params,
      a < 0 ? mirrored(relation) : relation,
      exact(c + b)
        .mul(under)
        .div(a),
      `Move the \`${b}\` over as it is.`,
    );
  },
  'equations.inequality-as-equation': (params) =>
    wrote(`${params.letter} = ${fractionText(boundary(params))}`, begin(params), [
      `${params.letter} = ${fractionText(boundary(params))}`,
      'Solve it like an equation.',
    ]),
};
