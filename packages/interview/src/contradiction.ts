import type { Act, GivenAnswer } from './acts.ts';
import { nameOfProblem, restore, saidProblem } from './problems.ts';
import { near, numberOf, numbersIn, order, writtenValue } from './values.ts';

/**
 * Two things that the student has said and that cannot both be true. `seen` is what the student says on noticing it.
 */
export type Contradiction = { readonly given: GivenAnswer; readonly seen: string };

const textOf = (given: GivenAnswer): string => saidProblem(restore(given.ref)).replace(/`/g, '');
const wrong = (beliefs: readonly GivenAnswer[]): GivenAnswer[] => beliefs.filter(({ right }) => !right).toReversed();
const keyOf = (given: GivenAnswer): string => restore(given.ref).answer.key;

/**
 * The teacher says that 34 + 17 is 51 after the student said that 43 - 17 is 34: with the correct answer, the sum would
 * be 43 again.
 */
function byFact(text: string, beliefs: readonly GivenAnswer[]): Contradiction | undefined {
  const comes = numberOf(text);
  for (const given of wrong(beliefs)) {
    const [said, key] = [numberOf(given.answer), numberOf(keyOf(given))];
    if (said === undefined || key === undefined || comes === undefined) continue;
    const there = numbersIn(textOf(given)).map(numberOf);
    for (const number of numbersIn(text)) {
      if (!near(numberOf(number), said)) continue;
      const back = numberOf(text.replace(number, `(${keyOf(given)})`));
      const target = there.find((one) => near(one, back));
      if (target !== undefined && !there.some((one) => near(one, comes))) {
        return { given, seen: `But it should be \`${writtenValue(target, text.includes('/'))}\` again.` };
      }
    }
  }
  return undefined;
}

/** A comparison shows that the answer lies on the wrong side of a number of the problem. */
function byComparison(left: string, right: string, beliefs: readonly GivenAnswer[]): Contradiction | undefined {
  const values = [numberOf(left), numberOf(right)] as const;
  for (const given of wrong(beliefs)) {
    const [said, key] = [numberOf(given.answer), numberOf(keyOf(given))];
    const [first, second] = values;
    if (said === undefined || key === undefined || first === undefined || second === undefined) continue;
    const other = near(first, said) ? second : near(second, said) ? first : undefined;
    if (other === undefined || !numbersIn(textOf(given)).some((number) => near(numberOf(number), other))) continue;
    if (order(said, other) !== order(key, other))
      return {
        given,
        seen: `So my answer can't be \`${given.answer}\`: it is on the wrong side of \`${near(first, said) ? right : left}\`.`,
      };
  }
  return undefined;
}

const OPERATIONS = {
  '+': 'take away again',
  '-': 'add back',
  '−': 'add back',
  '×': 'divide again',
  '÷': 'multiply back',
};

const BACK = { '+': '-', '-': '+', '−': '+', '×': '÷', '÷': '×' };

/** Checking the answer, by putting it into the equation or by the inverse operation, shows that it is wrong. */
function byPuttingBack(given: GivenAnswer): Contradiction | undefined {
  if (given.right) return undefined;
  const { math, answer } = restore(given.ref);
  const [left, right] = math?.split(/(?<![<>])=/) ?? [];
  const letter = answer.variable ?? /[a-z]/.exec(math ?? '')?.[0];
  if (left !== undefined && right !== undefined && letter !== undefined) {
    const fill = (side: string): number | undefined =>
      numberOf(
        side.replace(
          new RegExp(`(\\d|\\))?\\s*${letter}`, 'g'),
          (_, before?: string) => `${before === undefined ? '' : `${before}*`}(${given.answer})`,
        ),
      );
    const [one, other] = [fill(left), fill(right)];
    if (one !== undefined && other !== undefined && !near(one, other)) {
      const written = [one, other].map((value) => writtenValue(value, true));
      return {
        given,
        seen: `I put it back in, and one side is \`${written[0]}\` and the other is \`${written[1]}\`.`,
      };
    }
  }
  const sign = /[\d)]\s*([-−+×÷])\s*[\d(-]/.exec(math ?? '')?.[1];
  const how = sign === undefined ? undefined : OPERATIONS[sign as keyof typeof OPERATIONS];
  if (how === undefined) return undefined;
  const [, first, second] = /^(\d+(?:\.\d+)?)\s*[-−+×÷]\s*(\d+(?:\.\d+)?)$/.exec(math?.trim() ?? '') ?? [];
  const back = sign === undefined ? undefined : BACK[sign as keyof typeof BACK];
  const line = `${given.answer} ${back} ${second}`;
  const comes = second === undefined || back === undefined ? undefined : numberOf(line);
  return {
    given,
    seen:
      first === undefined || comes === undefined
        ? `When I ${how}, I do not come back to where I started.`
        : `When I ${how}, I get \`${line} = ${writtenValue(comes, !/\./.test(line))}\`, and not \`${first}\`.`,
  };
}

/** Different answers to problems with equal values. */
function byContrast(beliefs: readonly GivenAnswer[]): Contradiction | undefined {
  for (const given of wrong(beliefs)) {
    const key = numberOf(keyOf(given));
    const twin = beliefs.find(
      (other) =>
        nameOfProblem(other.ref) !== nameOfProblem(given.ref) &&
        key !== undefined &&
        near(numberOf(keyOf(other)), key) &&
        !near(numberOf(other.answer), numberOf(given.answer)),
    );
    if (twin) return { given, seen: `\`${given.answer}\` and \`${twin.answer}\` can't both be right.` };
  }
  return undefined;
}

/**
 * The contradiction that a turn shows the student, if any. Being told the answer shows none, and neither does being
 * asked "are you sure?".
 */
export function exposed(act: Act, beliefs: readonly GivenAnswer[], drawn: boolean): Contradiction | undefined {
  if (act.kind === 'fact') return byFact(act.text, beliefs);
  if (act.kind === 'compare') return byComparison(act.left, act.right, beliefs);
  if (act.kind === 'contrast') return byContrast(beliefs);
  if (act.kind !== 'put-back' && act.kind !== 'fits-drawing') return undefined;
  const given = beliefs.findLast(({ ref }) => nameOfProblem(ref) === nameOfProblem(act.ref));
  if (given === undefined || given.right) return undefined;
  if (act.kind === 'put-back') return byPuttingBack(given);
  return drawn ? { given, seen: 'When I look at my picture, it does not fit what I wrote.' } : undefined;
}
