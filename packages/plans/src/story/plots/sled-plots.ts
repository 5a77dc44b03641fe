import type { Rng } from '@lemma/math';
import type { Step, Tell } from '../draft.ts';

type Timed = Pick<Step, 'ask' | 'task' | 'is'> & { readonly said: string };
/** Whose time it is, what it is compared with, and which of the two is to be faster; left out, either. */
type Run = { readonly whose: string; readonly other: string; readonly faster?: 'whose' | 'other' };

const placeWords = ['whole second', 'tenth', 'hundredth', 'thousandth'];

/** A time on the clock, and what is asked of it. */
const clocked = (whose: string, time: string, question: string): string =>
  `{The clock shows \`${time}\` seconds for ${whose}. ${question}|The clock at the bridge shows \`${time}\` seconds for ${whose}. ${question}|At the moment when the sled crosses the line, the clock at the bridge shows \`${time}\` seconds for ${whose}. ${question}}`;

function askOfTime(rng: Rng, skill: string, { whose, other }: Run, a: string, b: string): Timed | undefined {
  const places = a.split('.')[1]?.length ?? 0;
  const first = Number(a) < Number(b);
  if (skill.endsWith('compare'))
    return {
      ask: `{The clock shows \`${a}\` seconds for ${whose} and \`${b}\` for ${other}. Which is true of the two?|The clock shows \`${a}\` seconds for ${whose} and \`${b}\` seconds for ${other}. Which is true of the two numbers?|The clock at the bridge shows \`${a}\` seconds for ${whose}, and it has shown \`${b}\` seconds for ${other}. Which statement about these two numbers is true?}`,
      task: { skill: 'decimals.compare', params: { a, b } },
      is: first ? '<' : '>',
      said: `\`${first ? a : b}\` seconds for ${first ? whose : other} ${first ? 'is' : 'is still'} the better time`,
    };
  if (skill.endsWith('round')) {
    const to = rng.int(0, places - 1);
    const is = (Math.round(Number(a) * 10 ** to) / 10 ** to).toFixed(to);
    const nearest = `${placeWords[to] ?? ''}${to > 0 ? ' of a second' : ''}`;
    return {
      ask: clocked(whose, a, `The board shows it to the nearest ${nearest}. How many seconds is that?`),
      task: { skill: 'decimals.round', params: { number: a, to } },
      is,
      said: `\`${is}\` seconds for ${whose}`,
    };
  }
  const at = rng.int(1, places);
  const digit = Number((a.split('.')[1] ?? '').charAt(at - 1));
  const is = (digit / 10 ** at).toFixed(at);
  return digit === 0
    ? undefined
    : {
        ask: clocked(whose, a, `What is the digit in the ${placeWords[at] ?? ''}s place worth?`),
        task: { skill: 'decimals.place-value', params: { number: a, place: at } },
        is,
        said: `that digit is worth \`${is}\` of a second`,
      };
}

/** Times of sleds in seconds: read, rounded, compared. */
export const sleds: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const places = reach > 20 ? 3 : 2;
  const after = (): string => String(rng.int(1, 10 ** places - 1)).padStart(places, '0');
  // The snow makes the track slower from run to run.
  const dry = rng.int(Math.floor(reach / 2), reach - 2);
  const wet = rng.int(dry + 1, reach - 1);
  const last = rng.int(wet + 1, reach);
  const used = new Set<string>();
  const asked = (whole: number, run: Run): Timed | undefined => {
    const [a, b] = [`${whole}.${after()}`, `${whole}.${after().slice(0, rng.int(1, places))}`];
    if (/0$/.test(a) || Number(a) === Number(b) || used.has(a) || /\.\d*0$/.test(b)) return undefined;
    used.add(a);
    const isOther = run.faster !== undefined && (run.faster === 'whose') !== Number(a) < Number(b);
    return skill.endsWith('compare') && isOther ? askOfTime(rng, skill, run, b, a) : askOfTime(rng, skill, run, a, b);
  };
  // Only the old sled likes wet snow; alone it wins, and with two on it it does not.
  const first = asked(dry, { whose: hero, other: friend });
  const second = asked(wet, { whose: `${hero} in the wet snow`, other: friend, faster: 'whose' });
  const one = asked(last, { whose: 'this run', other: 'the best of the others', faster: 'whose' });
  const two = asked(last, { whose: 'the two of them', other: 'the best of the others', faster: 'other' });
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'A sled called Duchess',
    steps: [
      {
        title: 'The slope',
        text: `{Once a year the whole valley races on sleds. ${hero} has an old one. It was Grandma’s. Its name is Duchess. “It squeaks,” says ${friend}. “It sings,” says ${hero}.|Once a year the whole valley races on sleds. ${hero} has an old one of wood that was Grandma’s, and its name is Duchess. “It squeaks,” says ${friend}. “It sings,” says ${hero}.|Once a year, on the first Sunday of February, the whole valley races on sleds. ${hero} has an old one made of wood, on which Grandma once won, and its name is Duchess. “It squeaks,” says ${friend}, whose sled is new. “It sings,” says ${hero}.}`,
        ...first,
        right: `${world.keeper} writes it on the board: ${first.said}. “Don’t wipe it away,” says ${friend}.`,
      },
      {
        title: 'Clouds',
        text: `{Snow falls. It is thick and wet. The track gets slow. Some go home. “Now it gets good,” says ${hero}. “Duchess likes wet snow.”|Snow begins to fall, thick and wet, and the track gets slow. Some go home. “Now it gets interesting,” says ${hero}, “because Duchess likes wet snow.”|Snow begins to fall, so thick and so wet that the new sleds stick to it, and the track gets slower from run to run until most of the others go home. “Now it gets interesting,” says ${hero} and pats the old wood, “because Duchess was made for days like this.”}`,
        ...second,
        right: `The board says it: ${second.said}. Nobody has been faster in this snow so far.`,
      },
    ],
    choice: {
      title: 'The last run',
      text: `{Just one run is left. Then ${friend} falls, and ${friend}’s new sled breaks! ${hero} can race alone and may win. Or they can ride on Duchess, both of them. But then it will be slow.|Only the last run is left when ${friend} falls and ${friend}’s new sled breaks. ${hero} could race alone and would have a good chance to win, or they could both ride on Duchess, but with two it may be slow.|Only the last run is left when ${friend} falls on the practice hill and the expensive new sled breaks right through the middle. ${hero} could race alone and would have an excellent chance of winning, or they could both ride on Duchess, although nobody knows whether the old wood will hold.}`,
      options: [
        {
          label: 'Race alone',
          step: {
            title: 'Alone',
            text: `{${hero} lies flat. The wind cuts. The trees fly by. Duchess sings all the way down.|${hero} lies flat on the sled, and the wind cuts. The trees fly by, and Duchess sings all the way down.|${hero} lies flat on the sled with the chin almost in the snow. The wind cuts, the trees fly by, and all the way down to the bridge Duchess sings at the top of her voice.}`,
            ...one,
            right: `The board says it: ${one.said}. ${hero} rolls into the snow and laughs.`,
          },
          end: `{${hero} wins and gets a gold cup! But ${friend} is not there to see it. ${hero} finds ${friend} at the hut, with the bits of the sled. “Can Duchess carry two?” asks ${hero}. They ride till it is dark.|${hero} wins and gets the golden cup, but ${friend} is not there to see it. ${hero} finds ${friend} behind the hut with the pieces of the sled. “Do you think Duchess can carry two?” asks ${hero}. They ride until it is dark.|${hero} wins, and for a minute the golden cup is the most beautiful thing in the world, but ${friend} is not there to see it. After a while ${hero} finds ${friend} behind the hut, trying to fit the pieces together. “Do you think that Duchess can carry two of us?” asks ${hero} and puts the cup into the snow. They ride until it is too dark to see the slope.}`,
        },
        {
          label: 'Ride together',
          step: {
            title: 'Two on a sled',
            text: `{${friend} sits in front. ${hero} holds on. “Lean left!” “Now right!” Duchess has never been so loud.|${friend} sits in front, and ${hero} holds on behind. “Lean to the left! And now to the right!” Duchess has never been so loud.|${friend} sits in front with the rope, and ${hero} holds on behind with both arms. “Lean to the left!” they shout at the same time. “And now to the right!” Duchess has never been so loud.}`,
            ...two,
            right: `The board says it: ${two.said}. They fly over the line and through the fence.`,
          },
          end: `{They do not win. They come in next to last. But Grandma stands at the fence. She has seen it all. “That is how I won,” she says. “With a friend in front.” She had not told them that before.|They do not win. But at the fence stands Grandma, who has seen it all. “That is how I won it,” she says, “with a friend in front of me.” She had never told anybody that part before.|They do not win, because two weigh more than one and the fence was in the way, but behind the fence stands Grandma, who has seen everything. “That is exactly how I won it,” she says, “with my best friend in front of me.” She has told that story a hundred times, and she has never told that part before.}`,
        },
      ],
    },
  };
};
