import type { MathText, Prose, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Thing, withCommas } from '../kit/contexts.ts';
import { skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { restStories } from '../stories/remainders.ts';

type Rest = {
  readonly form: 'up' | 'down' | 'left';
  readonly scene: number;
  readonly total: number;
  readonly per: number;
};

const restKey = ({ form, total, per }: Rest): number =>
  form === 'left' ? total % per : form === 'down' ? Math.floor(total / per) : Math.ceil(total / per);

const tellRest = (p: Rest): { readonly text: Prose; readonly of: Thing } => {
  const chosen = restStories[p.scene];
  if (chosen === undefined) throw new RangeError('no scene');
  const text = tellWith(chosen[p.form], { n: withCommas(p.total), per: p.per });
  return { text, of: p.form === 'left' ? chosen.things : chosen.full };
};

const interpretRemainders = skill<Rest>({
  code: 'whole-numbers.interpret-remainders',
  name: 'Decide what a remainder means in a story',
  canDo: 'I can decide what to do with what is left over.',
  grade: 4,
  standards: ['4.OA.A.3'],
  prerequisites: ['whole-numbers.divide-with-remainder', 'whole-numbers.equal-groups-stories'],
  cases: {
    up: {
      label: 'one more group is needed',
      draw: (rng, level) => {
        const per = rng.int(byLevel(level, 4, 6, 7), byLevel(level, 6, 9, 9));
        const groups = rng.int(byLevel(level, 3, 5, 11), byLevel(level, 6, 12, 24));
        return {
          form: 'up',
          scene: rng.int(0, restStories.length - 1),
          total: per * groups + rng.int(1, per - 1),
          per,
        };
      },
    },
    down: {
      label: 'only full groups count',
      draw: (rng, level) => {
        const per = rng.int(byLevel(level, 4, 6, 7), byLevel(level, 6, 9, 9));
        const groups = rng.int(byLevel(level, 3, 5, 11), byLevel(level, 6, 12, 24));
        return {
          form: 'down',
          scene: rng.int(0, restStories.length - 1),
          total: per * groups + rng.int(1, per - 1),
          per,
        };
      },
    },
    left: {
      label: 'what is left over is asked',
      draw: (rng, level) => {
        const per = rng.int(byLevel(level, 4, 6, 7), byLevel(level, 6, 9, 9));
        const groups = rng.int(byLevel(level, 3, 5, 11), byLevel(level, 6, 12, 24));
        return {
          form: 'left',
          scene: rng.int(0, restStories.length - 1),
          total: per * groups + rng.int(1, per - 1),
          per,
        };
      },
    },
  },
  pose: (p) => ({ prompt: tellRest(p).text, answer: countAnswer(restKey(p), tellRest(p).of) }),
  solve: (p) => {
    const [quotient, rest] = [Math.floor(p.total / p.per), p.total % p.per];
    const last: readonly [MathText, Prose] =
      p.form === 'up'
        ? [`${quotient} + 1 = ${quotient + 1}`, `The ${rest} left over need one more.`]
        : p.form === 'down'
          ? [`${quotient}`, `The ${rest} left over do not make a full one.`]
          : [`${p.total} - ${p.per * quotient} = ${rest}`, 'This is what is left over.'];
    return steps(
      [`${p.per} × ${quotient} + ${rest} = ${p.total}`, `${quotient} full groups of ${p.per}, and ${rest} left over.`],
      last,
    );
  },
  hints: (p) =>
    hintsHiding(
      restKey(p),
      tellRest(p).text,
      'Divide first: how many full groups are there, and how many are left over?',
      'Now read the question again. What happens to the ones that are left over?',
      p.form === 'up'
        ? 'Nobody and nothing may stay behind.'
        : p.form === 'down'
          ? 'Does a group that is not full count here?'
          : 'The question is about the ones that do not fill a group.',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.form === 'up') return n * p.per >= p.total && (n - 1) * p.per < p.total;
    return p.form === 'down'
      ? n * p.per <= p.total && (n + 1) * p.per > p.total
      : n < p.per && (p.total - n) % p.per === 0;
  },
  mistakes: {
    'whole-numbers.remainder-dropped': ({ form, total, per }) => {
      const quotient = Math.floor(total / per);
      return form === 'down'
        ? undefined
        : wrote(quotient, [`${total} ÷ ${per}`, 'Divide.'], [`${quotient}`, 'That is the answer of the division.']);
    },
    'whole-numbers.subtracts-instead-of-dividing': ({ total, per }) =>
      wrote(total - per, [`${total} - ${per} = ${total - per}`, 'Some are put away, so subtract.']),
    'whole-numbers.remainder-always-rounds-up': ({ form, total, per }) =>
      form === 'down'
        ? wrote(
            Math.floor(total / per) + 1,
            [`${total} ÷ ${per}`, 'Divide.'],
            [`${Math.floor(total / per) + 1}`, 'Something is left over, so take one more.'],
          )
        : undefined,
  },
  wordProblem: true,
});

export const remainderStorySkills: readonly Skill[] = [interpretRemainders];
