import { ratioText } from '../kit/numeric.ts';
import { type Mistakes, skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { type KindsTold, kindsStories } from '../stories/models.ts';

/** `count` things of two kinds, at `p` and `q` each, make `total`. Asked: how many of the first kind. */
type Story = { place: number; p: number; q: number; first: number; second: number };

const placeOf = ({ place }: Story): KindsTold => {
  const found = kindsStories[place];
  if (found === undefined) throw new RangeError(`no story ${place}`);
  return found;
};
const countOf = ({ first, second }: Story) => first + second;
const totalOf = ({ p, q, first, second }: Story) => p * first + q * second;

const rules: Mistakes<Story> = {
  'algebra.other-unknown-answered': (story) =>
    wrote(
      String(story.second),
      [`x + y = ${countOf(story)}`, 'Set up the equations.'],
      [`y = ${story.second}`, 'Solve for one letter. That is the answer.'],
    ),
  'algebra.two-kinds-half-each': (story) =>
    countOf(story) % 2 === 1
      ? undefined
      : wrote(ratioText(countOf(story), 2), [
          `${countOf(story)}/2 = ${ratioText(countOf(story), 2)}`,
          'There are two kinds, so half are of each kind.',
        ]),
  'algebra.total-shared-by-value': (story) =>
    totalOf(story) % story.p !== 0
      ? undefined
      : wrote(String(totalOf(story) / story.p), [
          `${totalOf(story)}/${story.p} = ${totalOf(story) / story.p}`,
          'Divide the total by what one is worth.',
        ]),
};

const systemStories = skill<Story>({
  code: 'algebra.systems-stories',
  name: 'Solve a story with two unknowns',
  canDo: 'I can write two equations for a story and solve them.',
  grade: 8,
  standards: ['8.EE.C.8c', 'A-CED.A.3'],
  prerequisites: ['algebra.systems-elimination'],
  cases: {
    'more-first': {
      label: 'more of the first kind',
      draw: (rng, level) => {
        const small = rng.int(3, 4 + 4 * level);
        const large = small + rng.int(1, 3 + 3 * level);
        const q = rng.int(2, 3 + level);
        return {
          place: rng.int(0, kindsStories.length - 1),
          p: q + rng.int(1, 2 + level),
          q,
          first: large,
          second: small,
        };
      },
    },
    'more-second': {
      label: 'more of the second kind',
      draw: (rng, level) => {
        const small = rng.int(3, 4 + 4 * level);
        const large = small + rng.int(1, 3 + 3 * level);
        const q = rng.int(2, 3 + level);
        return {
          place: rng.int(0, kindsStories.length - 1),
          p: q + rng.int(1, 2 + level),
          q,
          first: small,
          second: large,
        };
      },
    },
  },
  pose: (story) => ({
    prompt: tellWith(placeOf(story).told, { ...story, count: countOf(story), total: totalOf(story) }),
    answer: { kind: 'number', key: String(story.first) },
  }),
  solve: (story) => {
    const { p, q, first } = story;
    const [count, total] = [countOf(story), totalOf(story)];
    return steps(
      [`x + y = ${count}`, `\`x\` counts the ${placeOf(story).one}, \`y\` the ${placeOf(story).other}.`],
      [`${p}x + ${q}y = ${total}`, 'Both kinds together make the total.'],
      [`${q}x + ${q}y = ${q * count}`, `Multiply the first equation by \`${q}\`.`],
      [`${p - q === 1 ? '' : p - q}x = ${total - q * count}`, 'Subtract it from the second.'],
      [`x = ${first}`, 'Divide.'],
    );
  },
  hints: (story) => [
    'Two things are not known. Give each its own letter.',
    `One equation counts: \`x + y = ${countOf(story)}\`. The other one adds up to \`${totalOf(story)}\`.`,
    `If all were ${placeOf(story).other}, the total would be \`${story.q * countOf(story)}\`. Each of the ${placeOf(story).one} adds \`${story.p - story.q}\` more.`,
  ],
  confirms: (story, key) => {
    // Tries every number, as a child without algebra would.
    const fits = Array.from({ length: countOf(story) + 1 }, (_, x) => x).filter(
      (x) => story.p * x + story.q * (countOf(story) - x) === totalOf(story),
    );
    return fits.length === 1 && fits[0] === Number(key);
  },
  mistakes: rules,
  wordProblem: true,
});

export const systemStorySkills = [systemStories];
