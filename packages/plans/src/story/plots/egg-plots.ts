import type { Rng } from '@lemma/math';
import type { Step, Tell, Wanted } from '../draft.ts';
import { bars } from '../drawings.ts';
import { count, noun } from '../noun.ts';

const egg = noun('egg');
const lantern = noun('lantern');

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'unit'>;

/** Eggs at a place: ten and some more, of three kinds, in pairs, or of two kinds to compare. */
function counted(rng: Rng, skill: string, name: string, where: string): Asked {
  const at = (said: string): string =>
    `{${where} ${said}|${where} they find more than they had thought: ${said}|${where}, where nobody had looked since Monday, they find more than they had thought: ${said}}`;
  if (skill.endsWith('teen-numbers')) {
    const ones = rng.int(1, 9);
    return {
      ask: at(`there are ten in a row, and ${ones} more. How many eggs is that?`),
      task: { skill: 'whole-numbers.teen-numbers', params: { ones, ask: 'whole' } },
      is: 10 + ones,
      unit: egg,
    };
  }
  if (skill.endsWith('three-addend-stories')) {
    const [a, b, c] = [rng.int(2, 8), rng.int(2, 6), rng.int(2, 6)];
    return {
      ask: at(`there are ${a} white, ${b} brown and ${c} blue eggs. How many eggs is that in all?`),
      task: {
        skill: 'whole-numbers.three-addend-stories',
        params: { name, other: name, one: egg.one, many: egg.many, a, b, c, told: 'groups' },
      },
      is: a + b + c,
      unit: egg,
    };
  }
  if (skill.endsWith('odd-or-even')) {
    const n = rng.int(11, 19);
    return {
      ask: at(`there are ${n} eggs. They lay them out in pairs. Is ${n} odd or even?`),
      task: { skill: 'whole-numbers.odd-or-even', params: { n, many: egg.many, drawn: false } },
      is: n % 2 === 0 ? 'even' : 'odd',
    };
  }
  if (skill.endsWith('two-step-stories')) {
    const [a, b, c] = [rng.int(12, 28), rng.int(4, 12), rng.int(3, 9)];
    return {
      ask: at(`there were ${a} eggs. Then ${b} more were laid, and ${c} were taken. How many eggs are there now?`),
      task: {
        skill: 'whole-numbers.two-step-stories',
        params: { name, other: name, one: egg.one, many: egg.many, form: 'get-give', a, b, c },
      },
      is: a + b - c,
      unit: egg,
    };
  }
  if (skill.endsWith('two-step-mixed-stories')) {
    const [groups, each, extra] = [rng.int(3, 6), rng.int(4, 8), rng.int(2, 9)];
    return {
      ask: at(`there are ${groups} boxes with ${each} eggs in each, and ${extra} more. How many eggs is that in all?`),
      task: {
        skill: 'whole-numbers.two-step-mixed-stories',
        params: {
          ...{ form: 'groups-plus', name, holderOne: 'box', holderMany: 'boxes', heldOne: egg.one, heldMany: egg.many },
          ...{ at: 'in', groups, each, extra },
        },
      },
      is: groups * each + extra,
      unit: egg,
    };
  }
  const [a, other] = [rng.int(2, 10), rng.int(2, 9)];
  const b = other === a ? a + 1 : other;
  return {
    ask: at(`there are ${a} white eggs and ${b} brown eggs. Which number is more?`),
    task: { skill: 'whole-numbers.compare-to-ten', params: { a, b, ask: 'more' } },
    is: String(Math.max(a, b)),
  };
}

/** Whether an answer is a word and no number: "odd", "even". */
const isNamed = ({ is }: Asked): boolean => is === 'odd' || is === 'even';

const COUNTED = /teen-numbers|three-addend|odd-or-even|compare-to-ten|two-step/;

/** Boxes that are filled: how many are missing. */
export const eggs: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const whole = (): number => (skill.endsWith('fill-a-ten-frame') ? 10 : rng.int(Math.min(5, reach), reach));
  const draw = () => {
    const all = whole();
    return { all, part: rng.int(1, all - 1) };
  };
  const [box, nest] = [draw(), draw()];
  const need = box.all - box.part;
  if (box.part < 2 || nest.all <= need || nest.part === nest.all - need) return undefined;
  // What the box still needs is taken from the nest, and the cake is made of what is in the box.
  const hand = { all: nest.all, part: nest.all - need };
  const pan = { all: box.part, part: rng.int(1, box.part - 1) };
  const missing = ({ all, part }: { all: number; part: number }) => {
    const task: Wanted[] = [
      { skill: 'whole-numbers.within-five', params: { thing: 'star', a: all, b: part, sign: '-', name: '' } },
      { skill: 'whole-numbers.fill-a-ten-frame', params: { whole: all, part, shown: 0 } },
      { skill: 'whole-numbers.parts-of-a-number', params: { whole: all, part, shown: 0 } },
      { skill: 'whole-numbers.stories-within-ten', params: { thing: 'ball', a: all, b: part, sign: '-', name: hero } },
      `${part} + ? = ${all}`,
      `${all} - ${part}`,
    ];
    return { task, is: all - part, unit: egg };
  };
  const [inNest, inStraw, underHen, inKitchen] = [
    counted(rng, skill, hero, 'In the first nest'),
    counted(rng, skill, hero, 'In the corner'),
    counted(rng, skill, hero, 'Under the hen'),
    counted(rng, skill, hero, 'In the kitchen'),
  ] as const;
  const drawn = (label: string, { all, part }: { all: number; part: number }) =>
    bars('A bar for all the eggs, with the part that is known.', [
      label,
      [
        [part, String(part)],
        [all - part, '?'],
      ],
      String(all),
    ]);
  return {
    title: 'The hen who hid',
    steps: [
      {
        title: 'The box',
        text: `{It is cold out. ${hero} and ${friend} go to the hens. Today the eggs go to a boy who is sick. “He likes eggs a lot,” says ${world.keeper}. The box must be full.|It is very cold outside when ${hero} and ${friend} open the door of the henhouse. Today all the eggs are for a boy who has been sick for weeks, and ${world.keeper} would like his box to be full.|It is so cold this morning that the hens have puffed themselves up like pillows, and nobody wants to be the first to open the door. ${hero} and ${friend} have brought a wooden box for a boy who has been sick for a very long time. “He likes eggs more than anything else in the world,” says ${world.keeper}, “so please don’t bring him a box that is half empty.”}`,
        ask: `{The box holds ${count(box.all, egg)}. There ${box.part === 1 ? 'is' : 'are'} ${box.part} in it. How many more fit in?|The wooden box holds ${count(box.all, egg)}, and there ${box.part === 1 ? 'is' : 'are'} only ${box.part} in it. How many more of them can they put into the box?|The wooden box holds exactly ${count(box.all, egg)}, but after they have looked into every nest there ${box.part === 1 ? 'is' : 'are'} only ${box.part} in it. How many more of them do they have to find before the box is full?}`,
        ...missing(box),
        ...(COUNTED.test(skill) && inNest),
        ...(!COUNTED.test(skill) && { picture: drawn('box', box) }),
        right: `${COUNTED.test(skill) ? `They write ${isNamed(inNest) ? `“${inNest.is}”` : inNest.is} on the lid of the box.` : `They still need ${count(box.all - box.part, egg)}.`} “Where is the brown hen?” asks ${friend}.`,
      },
      {
        title: 'Under the straw',
        text: `{The brown hen is gone! They look up. They look down. Then the straw moves. “There you are!” says ${hero}. The hen looks mad.|The brown hen is not in her place, although they look everywhere, even behind the water bucket. Then some yellow straw moves in the corner. “There you are,” says ${hero}, but the hen looks very angry.|The brown hen is not where she always is, and nobody has seen her since yesterday evening, when the door was open for a moment. They look behind the door and under the cart until suddenly, in the darkest corner, the straw begins to move. “There you are,” whispers ${hero}, and the hen looks back as if somebody had discovered her secret.}`,
        ask: `{The hen has laid ${count(nest.all, egg)}. They can see ${nest.part}. How many are under the straw?|This week the hen has laid ${count(nest.all, egg)}, and they can see ${nest.part}. How many of them are under the straw?|According to the notebook on the door, this hen has laid ${count(nest.all, egg)} since Monday, and they can see only ${nest.part}. How many of them must be hidden under the straw?}`,
        ...missing(nest),
        ...(COUNTED.test(skill) && inStraw),
        ...(!COUNTED.test(skill) && { picture: drawn('eggs', nest) }),
        right: COUNTED.test(skill)
          ? `“${isNamed(inStraw) ? `An ${inStraw.is} number` : inStraw.is}!” says ${friend}. All of them are still warm.`
          : `There ${nest.all - nest.part === 1 ? 'is' : 'are'} ${nest.all - nest.part} under the straw, and they are warm.`,
      },
    ],
    choice: {
      title: 'The last eggs',
      text: `{The hen sits on the eggs. She wants to keep them. “If she sits, they may hatch,” says ${world.keeper}. But the boy waits for his box.|The hen sits down on her eggs again and will not move for anybody. “If you let her sit there quietly, there may be chicks,” says ${world.keeper}. But the boy is waiting for a full box of eggs.|The hen sits down on her eggs again, spreads all of her feathers and will not move for anybody, not even for corn. “If you let her sit there quietly, there may be chicks before the holidays,” says ${world.keeper}. But at the other end of the village a boy is waiting at his window for a box that is full.}`,
      options: [
        {
          label: 'Take the eggs',
          step: {
            title: 'In both hands',
            text: `{${hero} takes the eggs. The hen pecks. “I am sorry,” says ${hero}. “It is for a friend.”|${hero} carefully takes the eggs out, and the hen pecks at every finger. “I am really sorry,” says ${hero}, “but they are for a friend.”|Very slowly ${hero} reaches under the hen, who pecks at every finger that she can find. “I am sorry,” says ${hero}, “but it is for somebody who has not been outside for weeks.”}`,
            ask: `{They take ${count(hand.all, egg)}. They put ${hand.part} back for the hen. The rest go into the box. How many go into the box?|They take ${count(hand.all, egg)} altogether and give ${hand.part} back to the hen, and the others go into the box. How many of them go into the box?|Altogether they have taken ${count(hand.all, egg)}, of which they give ${hand.part} back to the hen, and all of the others go into the box. How many of them go into the box?}`,
            ...missing(hand),
            ...(COUNTED.test(skill) && underHen),
            right: COUNTED.test(skill)
              ? `They count ${isNamed(underHen) ? `an ${underHen.is} number` : underHen.is}. The eggs fit into the box, and it is full.`
              : `They put ${hand.all - hand.part} into the box, and it is full.`,
          },
          end: `{The boy opens the box. He counts all the eggs. “Can I see the hen?” he asks. Next week he is well. He walks up to the brown hen. “Thank you,” he says. She gives him a peck.|The boy opens the box and counts all of them, and then he would like to meet the hen who did this. A week later he is well again and walks straight up to the brown hen. “Thank you,” he says, and she pecks him, too.|The boy opens the box on his bed and counts all of them, and then he counts them again. “Can I meet the hen who did this?” he asks. A week later he is well, and the first thing he does is to walk up to the brown hen. “Thank you,” he says seriously, and she pecks him just as she pecks everybody.}`,
        },
        {
          label: 'Let her sit',
          step: {
            title: 'Not so full',
            text: `{They let the hen be. “We can make a cake for the boy,” says ${friend}. “He likes eggs in any form.”|They leave the brown hen alone and close the door. “Then we bake a cake for him with the others,” says ${friend}, “because a cake is better than half a box.”|They shut the door quietly and leave the hen alone. “Then we bake him a cake with what we have,” says ${friend}, “because a whole cake is better than a box that is not full.”}`,
            ask: `{There are ${count(pan.all, egg)} in the box. The cake needs ${pan.part}. How many are left?|There are ${count(pan.all, egg)} in the box, and the yellow cake needs ${pan.part}. How many of them are left after that?|In the box there are ${count(pan.all, egg)} from the other hens, and the recipe of the yellow cake needs ${pan.part}. How many of them are left when the cake is in the oven?}`,
            ...missing(pan),
            ...(COUNTED.test(skill) && inKitchen),
            right: COUNTED.test(skill)
              ? `They count ${isNamed(inKitchen) ? `an ${inKitchen.is} number` : inKitchen.is}. That is enough for a cake, and the kitchen smells good.`
              : `There ${pan.all - pan.part === 1 ? 'is' : 'are'} ${pan.all - pan.part} left, and the kitchen smells good.`,
          },
          end: `{The boy eats the cake in bed. Weeks go by. Then the phone rings. “Come fast!” says ${world.keeper}. They all run. In the straw is a chick. It is wet and very loud. The boy names it Cake.|The boy eats the cake in his bed, and weeks go by. Then one morning ${world.keeper} calls them all: “Come quickly!” In the straw there is a chick, wet and very loud. The boy may give it a name, and he calls it Cake.|The boy eats the cake in his bed, down to the last crumb, and weeks go by. Then one morning, before school, ${world.keeper} calls them all: “Come quickly, and be quiet!” In the straw there is a chick, wet and tiny and very loud. The boy, who is well by now, may give it a name. He thinks for a long time and calls it Cake.}`,
        },
      ],
    },
  };
};

/** Lanterns in boxes of ten: some come, some go. */
export const lanterns: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const byTen = skill.endsWith('ten-more-or-less');
  const tens = (low: number, high: number): number => 10 * rng.int(low, high);
  // The boat brings back no more than the wind has taken.
  const gain = () => {
    const a = rng.int(12, Math.min(69, reach));
    if (byTen) return { a, b: 10 };
    return { a, b: rng.chance(0.5) ? rng.int(2, 9) : tens(1, Math.max(1, Math.floor((99 - a) / 10))) };
  };
  const loss = () => {
    const a = byTen ? rng.int(34, reach) : tens(4, Math.floor(reach / 10));
    return { a, b: byTen ? 10 : tens(2, a / 10 - 2) };
  };
  const [hung, wind] = [gain(), loss()];
  const few = rng.int(2, 9);
  const boat = byTen ? { a: gain().a, b: 10 } : { a: rng.int(11, wind.b - few), b: few };
  if ([hung, boat].some(({ a, b }) => a + b > 99)) return undefined;
  // What they give to the river comes from what is left on the wall.
  const left = wind.a - wind.b;
  const gift = { a: left, b: byTen ? 10 : tens(1, left / 10 - 1) };
  const more = ({ a, b }: { a: number; b: number }) => ({
    task: [
      { skill: 'whole-numbers.ten-more-or-less' as const, params: { from: a, by: b } },
      { skill: 'whole-numbers.add-tens-or-ones' as const, params: { a, b } },
    ],
    is: a + b,
    unit: lantern,
  });
  const less = ({ a, b }: { a: number; b: number }) => ({
    task: [
      { skill: 'whole-numbers.ten-more-or-less' as const, params: { from: a, by: -b } },
      { skill: 'whole-numbers.subtract-tens' as const, params: { a, b } },
      `${a} - ${b}`,
    ],
    is: a - b,
    unit: lantern,
  });
  const joined = ({ a, b }: { a: number; b: number }) =>
    bars('The lanterns in one bar.', [
      'lanterns',
      [
        [a, String(a)],
        [b, String(b)],
      ],
      '?',
    ]);
  return {
    title: 'A light for the river',
    steps: [
      {
        title: 'On the bridge',
        text: `{It will be dark soon. On the bridge and on the long wall by the river hang paper lanterns. ${hero} lights them. Then a cart comes with more. “Hurry!” calls ${friend}.|Soon it will be dark, and on the old bridge and on the long wall by the river hang paper lanterns that ${hero} is going to light. Then a cart arrives with some more of them. “Hurry!” calls ${friend}.|Soon it will be dark, and on the old bridge and all along the wall by the river hang lanterns of red paper that ${hero} has to light. Then a cart comes around the corner with even more of them. “Hurry,” calls ${friend}, “before the first boat gets here!”}`,
        ask: `{There are ${hung.a} lanterns on the bridge. They hang up ${hung.b} more. How many hang there now?|There are ${hung.a} lanterns on the bridge already, and they hang up ${hung.b} more of them. How many lanterns hang on the bridge after that?|When the cart arrives, ${hung.a} lanterns are hanging on the bridge already, and before dark they hang up ${hung.b} more of them. How many lanterns are hanging on the bridge after that?}`,
        ...more(hung),
        stock: { of: 'lanterns on the bridge', from: hung.a, to: hung.a + hung.b },
        picture: joined(hung),
        right: `Now ${hung.a + hung.b} lanterns hang on the bridge. It looks like a street of moons.`,
      },
      {
        title: 'The wind',
        text: `{Then a wind comes up. It is strong. It takes the lanterns from the wall, one after the other! “Hold on to them!” calls ${world.keeper}.|Then a strong wind comes up from the river and carries away the lanterns on the wall, one after the other. “Hold on to them!” calls ${world.keeper}, but already it is too late.|Then, without any warning, a wind comes up from the river, and it takes the lanterns from the wall, one after the other. “Hold on to them!” calls ${world.keeper}, who is holding on to her hat.}`,
        ask: `{There were ${wind.a} lanterns on the wall. The wind takes ${wind.b}. How many are left?|There were ${wind.a} lanterns on the wall, and the wind carries ${wind.b} of them to the river. How many lanterns are left on the wall?|Before the wind came up, there were ${wind.a} lanterns on the wall, and it carries ${wind.b} of them over the water. How many lanterns are left on the wall?}`,
        ...less(wind),
        stock: { of: 'lanterns on the wall', from: wind.a, to: left },
        right: `Only ${wind.a - wind.b} are left on the wall, and the others swim away on the dark river.`,
      },
    ],
    choice: {
      title: 'On the water',
      text: `{The lanterns swim off. How nice they look on the water! They can take a boat and get them back. Or they can send more of them from the wall.|The lanterns swim away, and on the water they look even nicer than before. They could take a little boat and bring them back, or they could let some more of them swim, although the wall gets darker then.|The lanterns swim away in a long row, and on the black water they are more beautiful than they were on the wall. They could take a little boat and bring them back. Or they could give the river some more of them, and then the wall would be a little darker.}`,
      options: [
        {
          label: 'Take the boat',
          step: {
            title: 'In the boat',
            text: `{${friend} rows. Here swim lanterns from each bridge of the town! ${hero} leans out and picks up the wet lanterns. The boat rocks.|${friend} rows the boat. The wind has been at every bridge of the town, so there are many lanterns here, and ${hero} leans out over the water to pick up the wet lanterns. The boat rocks.|The wind has been at every bridge of the town, and all that it took has come together here. ${friend} rows as quietly as possible, and ${hero} leans far out over the black water and picks up one wet lantern after the other. The boat rocks at every one of them.}`,
            ask: `{There are ${boat.a} lanterns in the boat. They pick up ${boat.b} more. How many are in it now?|There are ${boat.a} lanterns in the boat already, and then they pick up ${boat.b} more of them. How many lanterns are in the boat now?|By the time they reach a willow, there are ${boat.a} lanterns in the boat, and behind it they pick up ${boat.b} more of them. How many lanterns are in the boat after that?}`,
            ...more(boat),
            stock: { of: 'lanterns in the boat', from: boat.a, to: boat.a + boat.b },
            right: `There are ${boat.a + boat.b} lanterns in the boat, and it glows like a fire.`,
          },
          end: `{They row back. On the bridge all the people stand still. They see a boat of light. “That is the best boat of all,” says ${world.keeper}. She does not know who is in it. Then ${friend} waves.|When they row back, all the people on the bridge stand still, because out of the dark comes a boat full of light. “That is the best boat of the night,” says ${world.keeper}, who does not know who sits in it. Then ${friend} waves.|When they row back, all the people on the bridge have stopped talking, because a boat made of light comes out of the dark without a sound. “That must be the most beautiful boat of the whole night,” says ${world.keeper}, who cannot see who sits in it. Then ${friend} waves.}`,
        },
        {
          label: 'Send more lights',
          step: {
            title: 'From the wall',
            text: `{They take lanterns from the wall and set them on the water, one by one. The river takes each one along.|They take some lanterns from the wall and set them on the water, one by one. The river takes each of them along.|They take lanterns from the wall, one by one, and set them carefully on the water. The river turns each of them once, as if it had a look at it, and takes it along.}`,
            ask: `{The wind left some on the wall. Now they let ${gift.b} of them swim. How many are on the wall then?|Of the lanterns that the wind has left on the wall, they let ${gift.b} swim away. How many lanterns are on the wall after that?|Of the lanterns that the wind has left on the wall, they let ${gift.b} swim away, one after the other. How many lanterns are hanging on the wall after that?}`,
            ...less(gift),
            stock: { of: 'lanterns on the wall', from: gift.a, to: gift.a - gift.b },
            right: `There are ${gift.a - gift.b} left for those who are still on the way home.`,
          },
          end: `{The lanterns swim far. In the next town a girl stands at the water. She has never seen such a thing. She runs to get her dad. The next year there are lanterns in her town, too.|The lanterns swim very far. In the next town a girl stands at the water who has never seen such a thing, and she runs to fetch her father. A year later there are lanterns in her town, too.|The lanterns swim farther than anybody had thought. Late that night, in the next town, a girl who cannot sleep stands at the water and sees them come around the bend. She runs to wake her father. A year later a festival begins in her town, too, and nobody there can say where the idea came from.}`,
        },
      ],
    },
  };
};
