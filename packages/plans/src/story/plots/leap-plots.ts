import type { Step, Tell } from '../draft.ts';
import { count, digits, noun } from '../noun.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is'>;

/** The height of something thrown, as a product that shows its zeros: when it turns, and how high it gets. */
export const leap: Tell = ({ rng, reach, hero, friend, world }) => {
  const used = new Set<number>();
  const asked = (what: string, ask: 'when' | 'greatest', h: number): Asked | undefined => {
    const r = h + 1;
    const is = ask === 'when' ? h : 16 * r * r;
    if (used.has(is)) return undefined;
    used.add(is);
    const rule = `\`-16(t + ${r - h})(t - ${h + r})\``;
    const question = {
      when: `After how many seconds is ${what} at its highest point?`,
      greatest: `How many feet high does ${what} get?`,
    }[ask];
    return {
      ask: `{In feet, the height of ${what} after \`t\` seconds is ${rule}. ${question}|The height of ${what} in feet after \`t\` seconds is ${rule}. ${question}|According to the film that they watch again and again, the height of ${what} in feet after \`t\` seconds is ${rule}. ${question}}`,
      task: { skill: 'functions.quadratic-story', params: { ask, form: 'factors', a: 16, h, r, story: 1 } },
      is,
    };
  };
  // Thrown low, the last egg does not get as high as when it is thrown high.
  const [low, high] = [rng.int(2, reach - 1), rng.int(3, reach)];
  if (low >= high) return undefined;
  const [first, second, one, two] = [
    asked('the egg', 'greatest', rng.int(2, reach)),
    asked('the blue egg', 'when', rng.int(2, reach)),
    asked('the last egg', 'greatest', high),
    asked('the last egg', 'when', low),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'An egg over the roof',
    steps: [
      {
        title: 'The bet',
        text: `{“No one can throw a raw egg over the shop so that it lands whole,” says ${world.keeper}. “We can,” says ${hero}. On the hill next to it they build a throwing machine, and a coat of straw for the egg. If they fail, they sweep the shop for a month.|“Nobody can throw a raw egg over this roof so that it lands in one piece,” says ${world.keeper}. “We can,” says ${hero}. On the hill next to it they build a machine for throwing, and a coat of straw for the egg. If they fail, they have to sweep the workshop for a month.|“Nobody can throw a raw egg over this roof so that it lands in one piece,” says ${world.keeper}, who has seen a lot of things land. “We can,” says ${hero}, faster than is good. On the hill next to it they build a machine for throwing, and for the egg a coat of straw. If they fail, they have promised to sweep the whole workshop for a month.}`,
        ...first,
        right: `It gets ${first.is} feet high and comes down just as far. ${friend} goes to fetch the mop.`,
      },
      {
        title: 'Blue',
        text: `{The next egg is painted blue, so that they can see it. ${friend} has an idea. “It must open a small sail when it is at the top! Then it comes down slowly.” But when is it at the top?|The next egg is painted blue, so that they can see it in the grass. “It has to open a little sail at the top,” says ${friend}, “so that it comes down slowly. We only have to know when that is.”|The next egg is painted blue, so that they can find it in the grass, whatever is left of it. “It has to open a little sail exactly at the top,” says ${friend}, “so that it comes down as slowly as a feather. We only have to know when that is, and tie the string accordingly.”}`,
        ...second,
        right: `The sail opens after ${count(Number(second.is), noun('second'))}, at the right moment, and the wind takes the egg into a tree.`,
      },
    ],
    choice: {
      title: 'The last egg',
      text: `{Just one egg is left. They can throw it as high as they can, so that it flies over the tree. Or they can throw it low and let ${friend} run and catch it.|There is only a single egg left. They could throw it as high as possible, so that it flies over the tree. Or they could throw it lower and let ${friend} run to the other side and catch it.|There is only a single egg left in the box. They could throw it as high as the machine can, so that it flies right over the tree. Or they could throw it lower, and ${friend} could run around the house and catch it, if there is time enough for that.}`,
      options: [
        {
          label: 'Throw it high',
          step: {
            title: 'High',
            text: `{They pull the rope back as far as it goes. It groans. ${world.keeper} holds his hat.|They pull the rope back as far as it will go, and the wood groans. ${world.keeper} holds on to his hat.|They pull the rope back as far as it will go, and then a little farther, until the wood groans. Across the yard ${world.keeper} takes a step back and holds on to his hat.}`,
            ...one,
            right: `It gets ${digits(Number(one.is))} feet high, so that for a moment they cannot see it any more.`,
          },
          end: `{It falls. It falls on a truck full of hay! The truck drives on. They run after it, down the street. In the hay lies the egg, and it is whole. “That was luck,” says ${world.keeper}. “No,” says ${hero}. “That was a lot of straw.” He sweeps the shop himself, all month.|It falls right onto a truck full of hay, which drives away. They run after it through half of the town, and there in the hay lies the egg in one piece. “That was luck,” says ${world.keeper}. “No,” says ${hero}, “that was a lot of straw.” For a month he sweeps the workshop himself.|It comes down right on top of a truck that is full of hay, and the truck drives away. They run after it through half of the town, and when it finally stops, the egg lies in the hay in one piece. “That was pure luck,” says ${world.keeper}. “No,” says ${hero}, who is still out of breath, “that was a great deal of straw.” For a whole month he sweeps the workshop himself, and he whistles while he does it.}`,
        },
        {
          label: 'Throw it low',
          step: {
            title: 'Low',
            text: `{${friend} stands there, ready to run. In the way sits a fat cat. ${hero} counts down. “Go!”|${friend} stands at the corner, ready to run, and in the way sits a fat cat. ${hero} counts down out loud. “Go!”|${friend} stands at the corner of the house like a runner before a race, and right in the way sits a fat cat. ${hero} counts down so loudly that the neighbors open their windows. “Go!”}`,
            ...two,
            right: `After ${count(Number(two.is), noun('second'))} it is at the top, and ${low + 1} seconds later it comes down. That is enough, if one does not fall over the cat.`,
          },
          end: `{${friend} runs, jumps over the cat and has it! Then the hand shuts a bit too fast. Yolk runs down the arm. They all look at it. “It did land whole,” says ${world.keeper} at last. “That was the bet.” And they fry what is left.|${friend} runs, jumps over the cat and has it! But then the hand closes a little too fast, and yolk runs down the arm. “It did land in one piece,” says ${world.keeper} at last, “and that was the bet.” They fry what is left of it.|${friend} runs, jumps over the cat, stretches out and has it, and everybody at the windows cheers. But then the hand closes a little too fast, and yolk runs all the way down to the elbow. “It did land in one piece,” says ${world.keeper} at last, very seriously, “and that was the bet.” They fry what is left of it, and everyone gets a spoonful.}`,
        },
      ],
    },
  };
};
