import type { Tell } from '../draft.ts';
import { bars } from '../drawings.ts';
import { fractionText, lowest } from '../fraction.ts';
import { amount, count, noun } from '../noun.ts';

const mile = noun('mile');
const person = noun('person', 'people');
const cabin = noun('cabin');
const tent = noun('tent');
const sled = noun('sled');

type Fraction = readonly [top: number, bottom: number];

/** Parts of a mile to somebody who is hurt, with a long and a short way. */
export const trail: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const like = skill.endsWith('-like');
  const bottom = like ? reach : 12;
  const draw = (most: number): Fraction => {
    const top = rng.int(1, Math.max(1, most));
    return like ? [top, bottom] : lowest(top, bottom);
  };
  const [meadow, woods] = [draw(Math.floor(bottom / 2)), draw(Math.floor(bottom / 2))];
  const join = ([t, b]: Fraction, [t2, b2]: Fraction, sign: 1 | -1): Fraction =>
    b === b2 ? [t + sign * t2, b] : lowest(t * b2 + sign * t2 * b, b * b2);
  const size = ([t, b]: Fraction) => t / b;
  const whole = join(meadow, woods, 1);
  const walked = draw(Math.round(size(whole) * bottom) - 2);
  const rest = join(whole, walked, -1);
  const left = Math.round(size(rest) * bottom);
  const [shorter, longer] = [draw(left - 1), draw(bottom - left - 1)];
  const [short, long] = [join(rest, shorter, -1), join(rest, longer, 1)];
  const text = ([t, b]: Fraction) => fractionText(t, b);
  const written = ([t, b]: Fraction) => (like ? `${t}/${b}` : text([t, b]));
  if (!like && meadow[1] === woods[1]) return undefined;
  if (size(whole) >= 1 || rest[0] <= 0 || short[0] <= 0 || size(long) >= 1) return undefined;
  if (new Set([whole, rest, short, long].map(size)).size < 4) return undefined;
  const op = (one: Fraction, sign: '+' | '-', other: Fraction) => ({
    task: [
      {
        skill: like ? ('fractions.word-add-subtract-like' as const) : ('fractions.word-add-subtract' as const),
        params: { a: [0, ...one], b: [0, ...other], story: sign === '+' ? 0 : 3, name: hero, other: friend },
      },
      `${written(one)} ${sign} ${written(other)}`,
    ],
    is: text(join(one, other, sign === '+' ? 1 : -1)),
    unit: mile,
  });
  const say = (one: Fraction) => amount(written(one), mile);
  return {
    title: 'A whistle in the fog',
    steps: [
      {
        title: 'The call',
        text: `{The phone in the hut rings. A man is up by the lake. His foot hurts, and he can’t walk. ${world.keeper} looks at ${hero} and ${friend}. “Get your boots. You know the way.” They pack a blanket and hot tea.|The telephone in the rescue hut rings, because a man has hurt his foot at the lake and cannot walk. ${world.keeper} looks at ${hero} and ${friend}. “Get your boots, because you know the way better than anybody.” They put a blanket and hot tea into their bag.|The telephone in the rescue hut rings in the middle of lunch, because a man has slipped at the lake and cannot walk a single step. ${world.keeper} listens, puts the phone down and looks at ${hero} and ${friend}. “Get your boots,” says the chief, “because nobody knows the way as well as you do.” They put a blanket and hot tea into their bag.}`,
        ask: `{First the trail goes ${say(meadow)} over grass. Then it goes ${say(woods)} up in the woods. How many miles is that in all?|The trail goes ${say(meadow)} over the grass and then ${say(woods)} through the woods. How many miles long is the trail?|The trail to the lake goes ${say(meadow)} over the meadow and after that ${say(woods)} through the woods. How many miles long is the whole trail?}`,
        ...op(meadow, '+', woods),
        stock: { of: 'miles to the lake', from: text(whole), to: text(whole) },
        picture: bars('The two parts of the trail end to end.', [
          'trail',
          [
            [size(meadow), `grass ${written(meadow)}`],
            [size(woods), `woods ${written(woods)}`],
          ],
          '?',
        ]),
        right: `The whole trail is ${amount(text(whole), mile)} long. They fill their bottles and go.`,
      },
      {
        title: 'Fog',
        text: `{They walk fast. Then the fog comes. It is white and wet. They can’t see the next tree. “Stop,” says ${friend}. “How far is it still?”|They walk fast, but then the fog comes down and they cannot see the next tree. “Stop for a moment,” says ${friend}. “How far is it still?”|They walk as fast as they can, but halfway through the woods the fog comes down, and then they cannot even see the next tree. “Stop for a moment,” says ${friend} and holds on to a branch. “Before we take one more step I want to know how far it still is.”}`,
        ask: `{They have gone ${say(walked)} of the trail. How many miles are left?|They have walked ${say(walked)} of the whole trail. How many miles are left?|Since they left the hut, they have walked ${say(walked)} of the whole trail. How many miles are left to the lake?}`,
        ...op(whole, '-', walked),
        stock: { of: 'miles to the lake', from: text(whole), to: text(rest) },
        picture: bars('The whole trail: what they have walked and the rest.', [
          'trail',
          [
            [size(walked), `${written(walked)}`],
            [size(rest), '?'],
          ],
          'the whole trail',
        ]),
        right: `There is still ${amount(text(rest), mile)} to go. Then they hear a whistle, far away.`,
      },
    ],
    choice: {
      title: 'Two ways to the whistle',
      text: `{There is a short way. It goes up by a stream. It is wet and steep. There is a long way. It goes by the old wall. You can hold on to it, step by step.|There is a short way along the stream, but it is wet and steep. And there is a longer way beside the old wall, where they can hold on to the stones.|From here there is a shorter way that follows the stream, but it is wet and steep, and they would have to climb. And there is a longer way beside the old wall, where they could keep one hand on the stones and would not get lost even with their eyes closed.}`,
      options: [
        {
          label: 'Take the short way by the stream',
          step: {
            title: 'By the stream',
            text: `{The stones are wet. ${hero} slips, but ${friend} grabs the strap of the bag. They climb on.|The stones are so wet that ${hero} slips once, but ${friend} grabs the strap of the bag in time. They climb on without a word.|The stones are so wet that they have to use their hands. Once ${hero} slips, but ${friend} grabs the strap of the bag in time, and after that they climb on without saying a word.}`,
            ask: `{This way is ${say(shorter)} less than what was left. How many miles is it?|This way is ${say(shorter)} shorter than what was left of the trail. How many miles long is it?|This way to the lake is ${say(shorter)} shorter than what was left of the trail. How many miles long is the way along the stream?}`,
            ...op(rest, '-', shorter),
            stock: { of: 'miles to the lake', from: text(rest), to: text(short) },
            right: `After only ${amount(text(short), mile)} they stand at the lake.`,
          },
          end: `{The man sits on a rock with a whistle. “You are so fast!” he says. They bind his foot. But they lost the blanket in the stream. So they sit close to him till help comes.|The man sits on a rock with a whistle in his hand. “You were fast!” he says. They bind his foot, but the blanket has fallen into the stream. So they sit close to him until the others come.|The man sits on a rock with a whistle in his hand and cannot believe that somebody is there already. They bind his foot as they have learned to do. But the blanket was on top of the bag, and now it is somewhere in the stream. So they sit very close to him, one on each side, until the others arrive.}`,
        },
        {
          label: 'Take the long way by the wall',
          step: {
            title: 'By the wall',
            text: `{The wall is cold and rough. They walk hand on stone. The whistle stops. Then it starts again.|The wall is cold and rough under their hands. Once the whistle stops, and they stop too until it begins again.|The wall is cold and rough under their hands, and they follow it around every corner. Once the whistle stops, and they stand still and hardly breathe until it begins again.}`,
            ask: `{This way is ${say(longer)} more than what was left. How many miles is it?|This way is ${say(longer)} longer than what was left of the trail. How many miles long is it?|This way to the lake is ${say(longer)} longer than what was left of the trail. How many miles long is the way beside the wall?}`,
            ...op(rest, '+', longer),
            stock: { of: 'miles to the lake', from: text(rest), to: text(long) },
            right: `They walk ${amount(text(long), mile)}, and not once do they lose the way.`,
          },
          end: `{The man is cold and pale. “I thought no one would come,” he says. They put the blanket around him. They have tea. Soon he can smile. “Late,” he says, “but with tea.”|The man is cold and pale when they get there. “I thought that nobody would come,” he says. But they have a dry blanket and hot tea, and soon he can smile again. “Late, but with tea,” he says.|The man is cold and pale when they finally get there, and the whistle has fallen out of his hand. “I thought that nobody would come,” he says quietly. But everything in their bag is dry, and they have a warm blanket and hot tea. After the second cup he can smile. “You were late,” he says, “but you were late with tea.”}`,
        },
      ],
    },
  };
};

/** Everybody has to come down: what a remainder means depends on the question. */
export const cabins: Tell = ({ rng, reach, hero, friend, world }) => {
  const all = rng.int(Math.floor(reach / 2), reach);
  const [seats, beds, load] = rng.shuffle([4, 5, 6, 7, 8, 9]);
  if (seats === undefined || beds === undefined || load === undefined) return undefined;
  if ([seats, beds, load].some((each) => all % each === 0)) return undefined;
  const remainder = (form: 'up' | 'down' | 'left', per: number) => ({
    task: { skill: 'whole-numbers.interpret-remainders' as const, params: { form, scene: 0, total: all, per } },
    is: form === 'up' ? Math.ceil(all / per) : form === 'down' ? Math.floor(all / per) : all % per,
  });
  return {
    title: 'The last cabins down',
    steps: [
      {
        title: 'The siren',
        text: `{The siren howls. A storm is near. All the people on the top must come down. ${hero} and ${friend} stand by the lift. “One cabin after the other,” says ${world.keeper}. “And fill them up.”|The siren howls, because a storm is near and everybody on the mountain has to come down. ${hero} and ${friend} stand beside the lift. “Fill one cabin after the other,” says ${world.keeper}.|The siren howls over the whole mountain, because a storm is coming much faster than the forecast said, and everybody has to come down before it arrives. ${hero} and ${friend} stand beside the lift in their orange jackets. “Fill one cabin after the other,” says ${world.keeper}, “and leave nobody behind.”}`,
        ask: `{There are ${count(all, person)} at the top. A cabin has ${seats} seats. How many cabins do they need?|There are ${count(all, person)} at the top, and each cabin has ${seats} seats. How many cabins do they need for everybody?|There are ${count(all, person)} at the top, and every cabin of the lift has ${seats} seats. How many cabins are needed so that everybody can sit?}`,
        ...remainder('up', seats),
        unit: cabin,
        picture: bars('All the people in cabins with the same number of seats.', [
          'people',
          [
            [2, `${seats}`],
            [2, `${seats}`],
            [5, '…'],
            [1, 'the rest'],
          ],
          `${all}`,
        ]),
        right: `They need ${count(Math.ceil(all / seats), cabin)}. ${friend} opens the first door.`,
      },
      {
        title: 'The last one',
        text: `{The wind is strong now. The cabins swing as they go. Then only one is left. An old man lets all the others go first.|The wind is strong now, and the cabins swing as they leave. In the end there is only one left, and an old man lets everybody else go first.|The wind has become so strong that the cabins swing as soon as they leave the station. In the end there is only one left, and beside it stands an old man who has let everybody else go first.}`,
        ask: `{All the cabins but the last are full. How many people sit in the last cabin with ${seats} seats?|All the cabins with ${seats} seats are full, except the last one. How many of the ${count(all, person)} sit in the last cabin?|Every cabin with its ${seats} seats was full, and only the last one is not. How many of the ${count(all, person)} sit in the last cabin?}`,
        ...remainder('left', seats),
        unit: person,
        right: `${count(all % seats, person)} sit in the last cabin, the old man by the window.`,
      },
    ],
    choice: {
      title: 'Where to sleep?',
      text: `{All are down. But the road is shut. No bus can come. They can put up tents by the hut. Or they can pull the people to the village on sleds.|Everybody is down, but the road is closed and no bus can come. They could put up tents behind the hut. Or they could pull the people to the village on sleds, in the last light.|Everybody is safely down, but the road is closed, and no bus can reach the hut before tomorrow. They could put up tents between the trees behind the hut and wait. Or they could pull the people to the village on the big sleds while there is still a little light.}`,
      options: [
        {
          label: 'Put up tents',
          step: {
            title: 'Orange tents',
            text: `{The tents are orange. They snap in the wind. A boy holds a rope with both hands.|The tents are orange and snap in the wind. Everybody helps, and even a small boy holds a rope with both hands.|The tents are orange and snap in the wind like sails, so that everybody has to help. Even a small boy holds a rope with both hands and doesn’t let go until the last peg is in the ground.}`,
            ask: `{A tent is for ${beds} people. How many tents do all ${all} people need?|Each tent is for ${beds} people. How many tents do all ${count(all, person)} need?|In each of the tents there is room for ${beds} people. How many tents do they need for all ${count(all, person)}?}`,
            ...remainder('up', beds),
            unit: tent,
            picture: bars('All the people in tents with room for the same number.', [
              'people',
              [
                [2, `${beds}`],
                [2, `${beds}`],
                [5, '…'],
                [1, 'the rest'],
              ],
              `${all}`,
            ]),
            right: `They put up ${count(Math.ceil(all / beds), tent)}, and one of them is not full.`,
          },
          end: `{All night the storm shakes the tents. Not many sleep. But in the morning the sky is clear. The old man makes a fire. “I was never so cold,” he says, “and never had so many friends.”|All night the storm shakes the tents, and not many people sleep. But in the morning the sky is clear, and the old man makes a fire. “I have never been so cold,” he says, “and I have never had so many friends.”|All night long the storm shakes the tents, and hardly anybody sleeps. But in the morning the sky is clear and every tent is still standing. The old man makes a fire in front of the hut. “I have never been so cold in my life,” he says to ${hero}, “and I have never had breakfast with so many friends.”}`,
        },
        {
          label: 'Pull them to the village',
          step: {
            title: 'Through the snow',
            text: `{${friend} pulls in front. ${hero} holds a lamp. They go as soon as a sled is full. The others must walk.|${friend} pulls in front, and ${hero} carries a lamp. A sled may leave as soon as it is full, and whoever is left over has to walk.|${friend} pulls the first sled, and ${hero} walks in front of it with a lamp. To save time, a sled may leave only when it is completely full, and whoever is left over has to walk.}`,
            ask: `{A sled takes ${load} people. How many sleds can they fill with ${all} people?|A sled takes ${load} people. How many full sleds can leave with the ${count(all, person)}?|On each sled there is room for ${load} people. How many sleds can they fill completely with the ${count(all, person)}?}`,
            ...remainder('down', load),
            unit: sled,
            right: `${count(Math.floor(all / load), sled)} leave full, and the rest of the people walk behind them.`,
          },
          end: `{The ones who walk have snow up to their knees. It takes a long time. But in the village there is light in each window. There is soup. ${hero} sleeps at the table, spoon in hand.|The people who walk sink into the snow up to their knees, and it takes a long time. But in the village there is a light in every window, and there is soup. ${hero} falls asleep at the table with a spoon in one hand.|The people who have to walk sink into the snow up to their knees, and some of them say things that they are sorry for later. But in the village there is a light in every window, and in every kitchen there is soup. ${hero} falls asleep at the table with a spoon in one hand and the lamp still burning beside the plate.}`,
        },
      ],
    },
  };
};
