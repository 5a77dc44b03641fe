import type { Level, MistakenWork, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { sumText, term } from '../kit/linear-text.ts';
import { plainMath, readSide, wholeOf } from '../kit/read-text.ts';
import { skill } from '../kit/skill.ts';
import { agree } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/** Terms in the order written: coefficients and letters ('' for a plain number). */
type LikeTerms = { readonly coefficients: readonly number[]; readonly letters: readonly string[] };

const termsOf = ({ coefficients, letters }: LikeTerms) =>
  coefficients.map((coefficient, place) => term(coefficient, letters[place] ?? ''));
const written = (params: LikeTerms): string => sumText(termsOf(params));
const kindsOf = ({ letters }: LikeTerms): string[] =>
  [...new Set(letters)].sort((a, b) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
const total = ({ coefficients, letters }: LikeTerms, kind: string, size: (n: number) => number = (n) => n): number =>
  coefficients.reduce((sum, value, place) => sum + (letters[place] === kind ? size(value) : 0), 0);
const combined = (params: LikeTerms, size?: (n: number) => number): string =>
  sumText(kindsOf(params).map((kind) => term(total(params, kind, size), kind)));

function wrongAs(params: LikeTerms, answer: string, why: string): MistakenWork | undefined {
  return wrote(answer, [written(params), 'This is the expression.'], [answer, why]);
}

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const top = byLevel(level, 7, 9, 15);
  const n = () => rng.int(2, top);
  const letter = rng.pick(['x', 'n', 'y', 'a', 'm']);
  return { top, n, letter };
};

/** Combine like terms. */
export const likeTerms = skill<LikeTerms>({
  code: 'expressions.like-terms',
  name: 'Combine like terms',
  canDo: 'I can put like terms together.',
  grade: 6,
  standards: ['6.EE.A.3', '6.EE.A.4', '7.EE.A.1'],
  prerequisites: ['expressions.evaluate'],
  cases: {
    'one-kind': {
      label: 'the same letter',
      draw: (rng, level) => {
        const { n, letter } = begin(rng, level);
        return {
          coefficients: level === 1 ? [n(), n()] : [n(), n(), n()],
          letters: [letter, letter, letter].slice(0, level === 1 ? 2 : 3),
        };
      },
    },
    'lone-letter': {
      label: 'a letter without a number',
      draw: (rng, level) => {
        const { n, letter } = begin(rng, level);
        return rng.chance(0.5)
          ? { coefficients: [n(), 1, n()], letters: [letter, letter, ''] }
          : { coefficients: [1, n()], letters: [letter, letter] };
      },
    },
    'with-number': {
      label: 'a letter and plain numbers',
      draw: (rng, level) => {
        const { n, letter } = begin(rng, level);
        return { coefficients: [n(), n(), n(), n()], letters: [letter, '', letter, ''] };
      },
    },
    minus: {
      label: 'terms that are subtracted',
      draw: (rng, level) => {
        const { top, n, letter } = begin(rng, level);
        const a = n();
        return { coefficients: [a + n(), n(), -a, -n() - top], letters: [letter, '', letter, ''] };
      },
    },
    'two-letters': {
      label: 'two letters',
      draw: (rng, level) => {
        const { n, letter } = begin(rng, level);
        const second = letter === 'y' ? 'x' : 'y';
        return { coefficients: [n(), n(), n(), level === 1 ? n() : -n()], letters: [letter, second, letter, second] };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Combine like terms.',
    math: written(params),
    answer: { kind: 'expression', key: combined(params), forms: ['simplified'] },
  }),
  solve: (params) => {
    const grouped = kindsOf(params).flatMap((kind) => termsOf(params).filter(({ letters }) => letters === kind));
    const lines: [string, string][] = [[written(params), 'This is the expression.']];
    if (sumText(grouped) !== written(params))
      lines.push([sumText(grouped), 'Put like terms next to each other. Each term takes its sign with it.']);
    return steps(...lines, [combined(params), 'Add or subtract the numbers in front. A letter alone counts as one.']);
  },
  hints: (params) => {
    const [kind = 'x'] = kindsOf(params);
    const numbers = params.coefficients.filter((_, place) => params.letters[place] === kind);
    return [
      'Which terms are alike? They have the same letter, or no letter at all.',
      'Each term takes the sign in front of it along.',
      `For \`${kind}\` alone you have \`${sumText(numbers.map((value) => term(value, kind)))}\`. How many \`${kind}\` is that?`,
    ];
  },
  confirms: (params, key) =>
    agree(
      written(params),
      key,
      params.letters.filter((letter) => letter !== ''),
    ),
  mistakes: {
    'expressions.conjoin': (params) => {
      const kinds = kindsOf(params);
      if (kinds.length < 2) return undefined;
      const answer = sumText([
        term(
          params.coefficients.reduce((sum, value) => sum + value, 0),
          kinds.join(''),
        ),
      ]);
      return wrongAs(params, answer, 'Put everything together into one term.');
    },
    'expressions.lone-letter-nothing': (params) => {
      if (!params.coefficients.some((value, place) => value === 1 && params.letters[place] !== '')) return undefined;
      const answer = sumText(
        kindsOf(params).map((kind) =>
          term(
            total(params, kind, (n) => (n === 1 && kind !== '' ? 0 : n)),
            kind,
          ),
        ),
      );
      return wrongAs(params, answer, 'There is no number at the letter, so it does not count.');
    },
    'expressions.letter-taken-away': (params) => {
      const [first = 0, second, ...more] = params.coefficients;
      const [letter = '', other] = params.letters;
      if (second !== -1 || letter === '' || letter !== other || more.length > 0) return undefined;
      return wrongAs(params, String(first), `Take away the \`${letter}\`, so ${first} is left.`);
    },
    'expressions.add-exponents-of-like-terms': (params) => {
      const kinds = kindsOf(params);
      const [kind = 'x'] = kinds;
      const count = params.letters.filter((letter) => letter === kind).length;
      if (kind === '' || count < 2 || kinds.length > 2 || kinds.some((other) => other !== kind && other !== ''))
        return undefined;
      const answer = sumText(kinds.map((each) => term(total(params, each), each === '' ? '' : `${each}^${count}`)));
      return wrongAs(params, answer, `Add the numbers and multiply the letters: \`${kind}^${count}\`.`);
    },
    'expressions.ignore-minus-before-term': (params) =>
      params.coefficients.some((value) => value < 0)
        ? wrongAs(params, combined(params, Math.abs), 'Count how many there are of each.')
        : undefined,
    'expressions.sign-after-the-term': (params) => {
      // The mistake: the sign after a term is moved together with the term.
      if (!params.coefficients.slice(1).some((value) => value < 0)) return undefined;
      const coefficients = params.coefficients.map(
        (value, place) => Math.abs(value) * Math.sign(params.coefficients[place + 1] ?? 1),
      );
      return wrongAs(params, combined({ ...params, coefficients }), 'Take the sign that comes after the term.');
    },
  },
  read: (text) => {
    const plain = plainMath(text);
    const parts = plain.length > 60 || /[=<>^]/.test(plain) ? undefined : readSide(plain);
    if (!parts || parts.length < 2 || parts.some(({ inside }) => inside)) return undefined;
    const coefficients = parts.flatMap(({ factor }) => wholeOf(factor) ?? []);
    const letters = parts.map(({ letter }) => letter);
    const alike =
      letters.some((letter, place) => letter !== '' && letters.indexOf(letter) !== place) || new Set(letters).size > 1;
    return coefficients.length === parts.length && letters.some((letter) => letter !== '') && alike
      ? { coefficients, letters }
      : undefined;
  },
});
