import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { pickNames } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A `change` in a story. Asked: the change that undoes it, or the sum of two opposite changes. */
type Change = { readonly name: string; readonly story: number; readonly change: number; readonly ask: 'back' | 'both' };

const stories = [
  { up: 'goes up', down: 'goes down', what: 'The elevator with', unit: 'floors', where: 'to be where it started' },
  { up: 'earns', down: 'spends', what: '', unit: 'dollars', where: 'to have as much as before' },
  { up: 'gains', down: 'loses', what: 'In a game,', unit: 'points', where: 'to have the score from before' },
  { up: 'climbs', down: 'dives', what: 'On a cliff by the sea,', unit: 'feet', where: 'to be as high as before' },
  { up: 'walks forward', down: 'walks back', what: '', unit: 'steps', where: 'to stand where the walk began' },
  {
    up: 'puts in',
    down: 'takes out',
    what: 'From a savings jar,',
    unit: 'dollars',
    where: 'so that the jar holds as much as before',
  },
] as const;
const storyOf = ({ story }: Change) => stories[story] ?? stories[0];
const say = (p: Change): string => {
  const { up, down, what, unit } = storyOf(p);
  return `${what}${what === '' ? '' : ' '}${p.name} ${p.change > 0 ? up : down} ${Math.abs(p.change)} ${unit}`;
};

const drawChange =
  (ask: Change['ask']): Draw<Change> =>
  (rng, level) => {
    const [name = 'Mei'] = pickNames(rng, 1);
    return {
      name,
      story: rng.int(0, stories.length - 1),
      change: rng.pick([-1, 1]) * rng.int(byLevel(level, 2, 5, 15), byLevel(level, 9, 40, 250)),
      ask,
    };
  };

/** Grade 7: a change and its opposite add up to 0. */
export const oppositeChanges = skill<Change>({
  code: 'integers.opposite-changes',
  name: 'Find changes that make zero together',
  canDo: 'I can say which change undoes another, and that both make 0.',
  grade: 7,
  standards: ['7.NS.A.1a', '7.NS.A.1b'],
  prerequisites: ['integers.opposite'],
  cases: {
    back: { label: 'the change that undoes it', draw: drawChange('back') },
    both: { label: 'both together', draw: drawChange('both') },
  },
  pose: (p) => ({
    prompt:
      p.ask === 'back'
        ? `${say(p)}. Written as a number, this change is \`${p.change}\`. Which number is the change that is needed ${storyOf(p).where}?`
        : `${say(p)}, and then ${say({ ...p, change: -p.change }).replace(/^(?:The|In|On|From) [^,]*?(?:with|,) /, '')}. What number is the change of both together?`,
    answer: numberAnswer(p.ask === 'back' ? -p.change : 0),
  }),
  solve: (p) =>
    p.ask === 'back'
      ? steps(
          [
            `${p.change} + ${p.change > 0 ? `(${-p.change})` : -p.change} = 0`,
            'A change and its opposite make 0 together.',
          ],
          [String(-p.change), 'So the opposite change is needed.'],
        )
      : steps([
          `${p.change} + ${p.change > 0 ? `(${-p.change})` : -p.change} = 0`,
          'The two changes are opposites, so nothing has changed in the end.',
        ]),
  hints: () => ['Show both changes as arrows on a number line.', 'Where do the two arrows end, together?'],
  confirms: (p, key) => (p.ask === 'back' ? Number(key) + p.change === 0 : Number(key) === p.change - p.change),
  mistakes: {
    'integers.undoing-with-the-same-sign': (p) =>
      p.ask === 'back'
        ? wrote(p.change, [String(p.change), 'The second change is the same number.'])
        : wrote(2 * p.change, [
            `${p.change} + ${p.change > 0 ? p.change : `(${p.change})`} = ${2 * p.change}`,
            'The second change is the same number.',
          ]),
    'integers.distances-added': (p) =>
      p.ask === 'both'
        ? wrote(2 * Math.abs(p.change), [
            `${Math.abs(p.change)} + ${Math.abs(p.change)} = ${2 * Math.abs(p.change)}`,
            'Add how far each one goes.',
          ])
        : undefined,
  },
});
