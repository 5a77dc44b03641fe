import { findSkill, type Params, type Picture, type SkillCode } from '@lemma/math';
import type { Step, Tell } from '../draft.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'picture'>;

const drawnBy = (skill: SkillCode, params: Params): { readonly picture?: Picture } => {
  const picture = findSkill(skill)?.pose(params).picture;
  return picture ? { picture } : {};
};
const whole = { 'geometry.angle-parts': 90, 'geometry.angles-on-line': 180, 'geometry.angles-around-point': 360 };
const isPart = (code: string): code is keyof typeof whole => code in whole;

/** A lamp that turns: parts of a right angle, a straight angle, a full turn. */
export const beam: Tell = ({ rng, skill, hero, friend, world }) => {
  const used = new Set<number>();
  const asked = (what: string): Asked | undefined => {
    if (!isPart(skill)) return undefined;
    const full = whole[skill];
    const count = full === 360 ? 2 : 1;
    const step = full / 90;
    const known = Array.from({ length: count }, () => 5 * rng.int(3 * step, 7 * step));
    const is = full - known.reduce((sum, each) => sum + each, 0);
    if (is < 20 || used.has(is) || known.some((each) => used.has(each))) return undefined;
    used.add(is);
    const name = { 90: 'a right angle', 180: 'a straight line', 360: 'a full turn' }[full] ?? '';
    const parts = known.join('° and ');
    const params = { whole: full, known, opposite: false };
    return {
      ask: `{${what.charAt(0).toUpperCase()}${what.slice(1)} and ${parts}° make ${name}. How many degrees is ${what}?|On the chart ${what} and ${parts}° make exactly ${name} together. How many degrees is ${what}?|When ${world.keeper} adds up the numbers on the old chart, ${what} and ${parts}° make exactly ${name} together, and nothing is left over. How many degrees is ${what}?}`,
      task: { skill, params },
      is,
      ...drawnBy(skill, params),
    };
  };
  const [first, second, one, two] = [
    asked('the turn to the north'),
    asked('the turn to the valley'),
    asked('the turn to the lake'),
    asked('the turn to the road'),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'The lamp on the roof',
    steps: [
      {
        title: 'Somebody is out there',
        text: `{Snow flies past the hut. The phone rings. “Two boys did not come home,” says ${world.keeper}. On the roof is a big old lamp. It has a chart with all its turns. ${hero} climbs up to it. “If they see the light, they know where we are.”|Snow flies past the hut when the phone rings. “Two boys have not come home,” says ${world.keeper}. On the roof there is a big old lamp with a chart of all its turns, and ${hero} climbs up to it. “If they see the light, they will know where we are.”|Snow flies past the windows of the hut when, late in the evening, the phone rings. “Two boys have not come home,” says ${world.keeper} and reaches for a jacket. On the roof there is a big old lamp that has not been used for years, with a chart of all its turns. ${hero} climbs up to it. “If they can see the light,” says ${hero}, “they will know where we are.”}`,
        ...first,
        right: `They turn the lamp by ${first.is}°. It squeaks, and a white beam goes out over the snow.`,
      },
      {
        title: 'A dot',
        text: `{They turn the lamp bit by bit. Snow. Trees. Snow. “There!” says ${friend}. “A red hat! Turn it back!” But the lamp has no mark. They have to know how far.|They turn the lamp bit by bit and see snow, trees and more snow. “There was a red hat!” says ${friend}. “Turn it back!” But to find it again, they have to know how far it was.|They turn the lamp bit by bit, and in its beam there is snow, then trees, and then more snow. “There was a red hat!” says ${friend} suddenly. “Turn it back!” But the lamp has no marks, and to find the place again they have to know exactly how far they turned it.}`,
        ...second,
        right: `They turn it back by ${second.is}°, and there it is again: a red hat that waves.`,
      },
    ],
    choice: {
      title: 'Light or legs',
      text: `{The boys are far down. ${world.keeper} can go and get them, but then it is a long wait. Or the lamp can show them the way up, step by step. But is it strong enough?|The boys are far below. ${world.keeper} could walk down and fetch them, while the lamp shows the way. Or the lamp could lead them up by itself, if it is strong enough.|The boys are far below, at the edge of the trees. ${world.keeper} could put on skis and fetch them, while the lamp shows where they are. Or the lamp could lead them up by itself, from stone to stone, if it keeps on burning for so long.}`,
      options: [
        {
          label: 'Send help down',
          step: {
            title: 'The long way',
            text: `{Down goes ${world.keeper} on skis. ${hero} holds the light on the red hat. The hands are like ice. Do not let go!|${world.keeper} goes down on skis, and ${hero} keeps the light on the red hat, although both hands are like ice.|${world.keeper} goes down on skis and is soon swallowed by the snow. On the roof ${hero} keeps the light on the red hat, although by now both hands feel like ice, because whoever lets go would have to search again.}`,
            ...one,
            right: `They turn the lamp by ${one.is}° and hold it there. A small blue lamp moves toward the red hat. They have met.`,
          },
          end: `{At the hut they all drink soup. “I saw the light,” says the small boy. “I thought it was the moon. But the moon does not wink.” “I did not wink,” says ${hero}. “My arms shook.”|In the hut all of them drink hot soup. “I saw the light and thought that it was the moon,” says the smaller boy, “but the moon doesn’t wink.” “I didn’t wink,” says ${hero}. “My arms were shaking.”|Toward midnight all of them sit in the hut and drink hot soup. “At first I thought that it was the moon,” says the smaller of the boys, “but then it winked at us, and the moon never does that.” “I didn’t wink,” says ${hero} and holds the cup with both hands. “My arms were shaking.”}`,
        },
        {
          label: 'Lead them with the lamp',
          step: {
            title: 'From stone to stone',
            text: `{They shine on a stone. The red hat goes there. They shine on the next stone. It works!|They shine the light on a stone, and the red hat walks to it. They shine it on the next stone, and it works again.|They shine the light on a stone and wait until the red hat has reached it, and then they shine it on the next stone. It takes a long time, but the red hat understands.}`,
            ...two,
            right: `They turn the lamp by ${two.is}°. Stone by stone the red hat gets bigger, and soon there are faces below it.`,
          },
          end: `{Then the lamp goes out. It is all dark! ${friend} grabs a pan and a spoon and bangs on it. Bang, bang, bang. And out of the dark come the boys, who follow the noise. “Is there soup?” asks the small one. “Not in this pan,” says ${friend}.|Just before they arrive, the lamp goes out, and everything is dark. ${friend} grabs a pan and a spoon and makes as much noise as possible. Out of the dark come the boys. “Is there any soup?” asks the smaller one. “Not in this pan,” says ${friend}.|Just before they arrive, the old lamp gives a little pop and goes out, and everything is dark. Without thinking, ${friend} grabs a pan and a spoon and makes more noise than anybody has ever made in this hut. Out of the dark come the boys with snow in their hair. “Is there any soup?” asks the smaller one. “Not in this pan,” says ${friend}, “not any more.”}`,
        },
      ],
    },
  };
};
