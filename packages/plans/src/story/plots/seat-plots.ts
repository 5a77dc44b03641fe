import type { Step, Tell, Wanted } from '../draft.ts';
import { count, digits, noun } from '../noun.ts';

const chair = noun('chair');
const inch = noun('inch', 'inches');

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'unit'>;

/** Where and when chairs are set up; `rows`: whether the number of rows is asked for, where the problem divides. */
type Place = { readonly where: string; readonly when: string; readonly rows: boolean };
const places: Readonly<Record<'hall' | 'yard' | 'station' | 'meadow', Place>> = {
  hall: { where: 'in the hall', when: 'On the morning of the concert', rows: false },
  yard: { where: 'in the yard', when: 'By noon', rows: true },
  station: { where: 'under the roof of the station', when: 'With frozen fingers', rows: false },
  meadow: { where: 'on the meadow', when: 'When the grass is clear', rows: true },
};

/** A number of chairs in equal rows, with what is asked of it. */
function chairsAt({ where, when, rows: asksRows }: Place, rows: number, each: number, dividing: boolean): Asked {
  const all = digits(rows * each);
  if (!dividing)
    return {
      ask: `{There are ${rows} rows ${where}. Each row has ${each} chairs. How many chairs is that?|They set up ${rows} rows ${where}, with ${each} chairs in each row. How many chairs is that altogether?|${when} they set up ${rows} rows ${where}, with exactly ${each} chairs in each of them. How many chairs is that altogether?}`,
      task: [`${rows} × ${each}`, `${each} × ${rows}`],
      is: rows * each,
      unit: chair,
    };
  return asksRows
    ? {
        ask: `{There are ${all} chairs ${where}. They make rows of ${each}. How many rows is that?|They put ${all} chairs ${where}, ${each} in each row. How many rows do they get?|${when} they put up ${all} chairs ${where}, with ${each} of them in every row. How many rows do they get?}`,
        task: `${rows * each} ÷ ${each}`,
        is: rows,
        unit: noun('row'),
      }
    : {
        ask: `{There are ${all} chairs in ${rows} rows ${where}. All rows are the same. How many chairs are in a row?|They set up ${all} chairs in ${rows} equal rows ${where}. How many chairs are there in each row?|${when} they set up ${all} chairs in ${rows} equal rows ${where}. How many chairs are there in each of these rows?}`,
        task: `${rows * each} ÷ ${rows}`,
        is: each,
        unit: chair,
      };
}

/** Chairs in long rows: how many in all, or how many in a row, or how many rows. */
export const seats: Tell = ({ rng, reach, skill, own, hero, friend, world }) => {
  // A standard that is about tens and one digit has no other factors.
  const digit = !own.includes('whole-numbers.multiply-by-one-digit');
  const used = new Set<number | string>();
  const dividing = skill.endsWith('divide-by-two-digits');
  const totals: number[] = [];
  const asked = (place: Place): Asked | undefined => {
    const [rows, each] = dividing
      ? [rng.int(12, reach), rng.int(21, 39)]
      : digit || rng.chance(0.5)
        ? [10 * rng.int(2, 9), rng.int(3, 9)]
        : [10 * rng.int(2, 3), 10 * rng.int(2, 4)];
    const found = chairsAt(place, rows, each, dividing);
    if (used.has(found.is) || (dividing && (rows === each || each % 10 === 0 || rows % 10 === 0))) return undefined;
    used.add(found.is);
    totals.push(rows * each);
    return found;
  };
  const [first, second, one, two] = [
    asked(places.hall),
    asked(places.yard),
    asked(places.station),
    asked(places.meadow),
  ];
  if (!first || !second || !one || !two) return undefined;
  const said = ({ is, unit }: Asked): string => `That is ${unit === undefined ? is : count(Number(is), unit)}.`;
  // At the station and on the meadow there are no more chairs than they have.
  const [inHall = 0, inYard = 0, ...later] = totals;
  if (later.some((total) => total > inHall + inYard)) return undefined;
  return {
    title: 'The song that went around',
    steps: [
      {
        title: 'Everybody',
        text: `{The whole valley wants to hear the choir. It comes from far off by train. But there are too few chairs in the hall. ${hero} and ${friend} go from door to door. “Have you got a chair for us?”|The whole valley wants to hear the choir that comes from far away by train. But there are not nearly enough chairs in the hall, so ${hero} and ${friend} go from door to door and ask for them.|The whole valley wants to hear the choir, which is coming by train from the other side of the mountains, for the first time in twenty-five years. But there are not nearly enough chairs in the hall, so ${hero} and ${friend} go from door to door with a cart and ask everybody for whatever can be sat on.}`,
        ...first,
        right: `${said(first)} “And behind them people will stand,” says ${friend}, who carried most of them.`,
      },
      {
        title: 'The yard',
        text: `{They bring stools and old chairs from the barn. One is from the dentist! It goes up and down. “That is mine,” says ${world.keeper}.|They bring stools and garden chairs and the old chair of the dentist, which goes up and down. “That one is mine,” says ${world.keeper}.|They bring stools and garden chairs, and at last even the old chair of the dentist, which goes up and down if somebody pumps. “That one is mine,” says ${world.keeper} before anybody else can say it.}`,
        ...second,
        right: `${said(second)} It looks like a lake made of chairs.`,
      },
    ],
    choice: {
      title: 'Snow on the line',
      text: `{Then the phone rings. Snow lies on the line. The train must stop at the next station. They can bring chairs there. Or the choir can sing from the train, and the chairs go on the meadow.|Then the phone rings: there is snow on the line, and the train has to stop at the next station. They could bring chairs there. Or the choir could sing from the train, and they put the chairs on the meadow next to it.|Then the phone rings, and it is bad news: there is snow on the line, and the train has to stop at the little station before the tunnel. They could bring chairs there on carts. Or they could ask the choir to sing from the windows of the train, and put the chairs on the meadow beside it.}`,
      options: [
        {
          label: 'Bring the chairs to the station',
          step: {
            title: 'Carts',
            text: `{All who have a cart come. The way is steep. Chairs fall off and get picked up. A band plays so that they go on.|Everybody who has a cart comes. The way is steep, and chairs fall off and are picked up again, while a band plays.|Everybody who owns a cart comes along, and the way is steep. Chairs fall off and are picked up again by whoever walks behind, while a band plays a march so that nobody gives up.}`,
            ...one,
            right: `${said(one)} There is not a place left to put down a foot.`,
          },
          end: `{The choir gets off. They see all the chairs. They see who carried them. “You must be tired,” says the first singer. “Sit down.” “There is no chair left,” says ${hero}. So the choir sits down on the floor and sings from there.|When the choir gets off, they see the chairs, and they see who has carried them. “You must be tired, so sit down,” says the first singer. “There is no chair left for us,” says ${hero}. So the choir sits down on the floor with them and sings from there.|When the singers get off, they see all the chairs, and they see the faces of those who carried them up the hill. “You must be terribly tired, so please sit down,” says the first singer. “There is no chair left for us,” says ${hero}. So the whole choir sits down with them on the cold floor of the station, and sings from there, and nobody ever forgets it.}`,
        },
        {
          label: 'Sit on the meadow',
          step: {
            title: 'On the meadow',
            text: `{They wipe the snow off the grass. It gets dark. In the train the lights go on, one by one.|They sweep the snow off the grass. It gets dark, and in the train the lights go on, one window after the other.|With brooms and boards they sweep the snow off the grass. It gets dark, and in the long train the lights go on, one window after the other, and in each of them somebody stands.}`,
            ...two,
            right: `${said(two)} The people on them have blankets, and nobody coughs.`,
          },
          end: `{The choir opens all the windows and sings. The mountain sings it back! It comes late, like a second choir. “Once more!” call the people. They sing the same song until the snow is gone from the line. Then the train rolls off, and the mountain still sings.|The choir opens the windows and sings, and the mountain sings it back, a little late, like a second choir. “Once more!” call the people. They sing the same song until the line is free. Then the train leaves, and for a moment the mountain is still singing.|The choir opens all the windows and sings, and the mountain on the other side sings it back, a little later, like a second choir that has been waiting there for years. “Once more!” call the people on the meadow. So they sing the same song again and again until the line is free. Then the train rolls slowly into the tunnel, and for a moment the mountain goes on singing by itself.}`,
        },
      ],
    },
  };
};

/** Ropes and boards in feet and inches. */
export const raft: Tell = ({ rng, reach, hero, friend, world }) => {
  const used = new Set<number>();
  const asked = (what: string, full: string, least = 4, most = reach): Asked | undefined => {
    const [n, extra] = [rng.int(least, most), rng.int(2, 10)];
    const mixed = rng.chance(0.6);
    const is = 12 * n + (mixed ? extra : 0);
    if (used.has(is) || (mixed && extra === n)) return undefined;
    used.add(is);
    const form = mixed ? 'mixed' : 'to-small';
    const task: Wanted = {
      skill: 'measurement.convert-length',
      params: { form, big: 'ft', small: 'in', factor: 12, n, extra: mixed ? extra : 0 },
    };
    const long = mixed ? `${n} feet and ${extra} inches` : `${n} feet`;
    return {
      ask: `{${what.charAt(0).toUpperCase()}${what.slice(1)} is ${long} long. How many inches is that?|They measure it twice and find out that ${what} is ${long} long. How many inches is that on the plan?|${full}, ${what} turns out to be ${long} long. How many inches is that, since the plan has nothing but inches?}`,
      task,
      is,
      unit: inch,
    };
  };
  const [first, second, one, two] = [
    asked('the first log', 'When they hold the yellow measuring tape along it'),
    asked('the mast', 'Measured twice, because nobody wants to saw it again'),
    asked('the sail', 'Spread out on the grass and measured along its longest side'),
    // Two people can hold it at the same time.
    asked('the paddle', 'Laid on the floor beside the measuring tape', reach, reach + 2),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'The plan in the attic',
    steps: [
      {
        title: 'In inches',
        text: `{In the attic ${hero} finds a plan for a raft. ${world.keeper} drew it when he was small. But he never built it. “Why not?” asks ${friend}. “There was nobody to build it with,” he says. The plan is all in inches.|In the attic of the workshop ${hero} finds the plan of a raft. ${world.keeper} drew it when he was small, but he never built it. “Why not?” asks ${friend}. “Because there was nobody to build it with,” he says. Everything on the plan is in inches.|In the attic of the workshop, under a box of crooked nails, ${hero} finds the plan of a raft. ${world.keeper} drew it when he was a boy, but he never built it. “Why didn’t you?” asks ${friend}. “Because there was nobody to build it with,” he says, as if that were nothing. Everything on the plan is in inches, down to the last nail.}`,
        ...first,
        right: `It is ${count(Number(first.is), inch)} long, just as on the plan. ${world.keeper} stands at the door and says nothing.`,
      },
      {
        title: 'The mast',
        text: `{They saw and tie and hammer. Bit by bit he comes closer. “That knot will not hold,” he says. Then he ties it himself. Then he takes off his coat.|They saw and tie and hammer, and little by little ${world.keeper} comes closer. “That knot won’t hold,” he says and ties it himself. Then he takes off his coat.|They saw and tie and hammer, and little by little ${world.keeper} comes closer, as if he only wanted to look. “That knot won’t hold,” he says at last and ties it himself. Then, without being asked, he takes off his coat and rolls up his sleeves.}`,
        ...second,
        right: `It is ${count(Number(second.is), inch)} long, and it stands like a tree.`,
      },
    ],
    choice: {
      title: 'Wind or arms',
      text: `{A crow sits on the mast and watches. Tomorrow they start. One way is a sail. Then the wind has to blow. Another way is a paddle. Then somebody has to work. There is time for just one of them.|A crow sits on the mast and watches. Tomorrow they are going to start. They could make a sail, and then they need wind. Or they could make a long paddle, and then somebody has to work. There is time for only one of them.|A crow sits on top of the mast and watches. Tomorrow they are going to start on the river. They could make a sail, but then they depend on the wind, as in the plan. Or they could make a long paddle, and then somebody has to work all the way. There is time for only one of them before it gets dark.}`,
      options: [
        {
          label: 'Make a sail',
          step: {
            title: 'The sail',
            text: `{The sail is an old bed sheet. It has small blue ducks on it. “I slept under these,” says ${world.keeper}.|The sail is an old bed sheet with small blue ducks on it. “I used to sleep under these,” says ${world.keeper}.|For the sail they take an old bed sheet with small blue ducks on it. “I used to sleep under these ducks,” says ${world.keeper}, “when I drew the plan.”}`,
            ...one,
            right: `It is ${count(Number(one.is), inch)} long, and that is just enough, ducks and all.`,
          },
          end: `{There is no wind. They sit on the raft and wait. So he tells them of the boy who drew the plan. Noon comes, then the evening. Then the ducks begin to move. They sail all the way to the mill and do not say a word.|There is no wind at all, so they sit on the raft and wait. ${world.keeper} tells them about the boy who drew the plan, and noon goes by. Then, in the evening, the ducks begin to move. They sail all the way to the mill, and nobody says a word.|There is no wind at all, so they sit on the raft, not ten steps from where they started, and wait. ${world.keeper} tells them about the boy who drew the plan and had nobody to build it with, and noon goes by without anybody noticing. Then, in the evening, the ducks begin to move. They sail all the way down to the mill, and for once nobody says a word.}`,
        },
        {
          label: 'Make a paddle',
          step: {
            title: 'The paddle',
            text: `{They cut the paddle out of a board. It is so long that two can hold it. Or three.|They cut the paddle out of a board, so long that two people can hold it, or even three.|They cut the paddle out of a single board, and it gets so long that two people can hold it at the same time, or even three if they like each other.}`,
            ...two,
            right: `It is ${count(Number(two.is), inch)} long. “In the plan it is shorter and for one,” says ${world.keeper}. “This one is better.”`,
          },
          end: `{They push off. All of them paddle, left and right. They turn in a circle! They laugh so hard that the crow flies off. At last they get to the other side, and no farther. “So that is what it is like,” says ${world.keeper}. He does not mean the river.|They push off, and all of them paddle at once, so the raft turns in a circle. They laugh so hard that the crow flies away. In the end they reach the other bank and get no farther. “So that is what it is like,” says ${world.keeper}, and he doesn’t mean the river.|They push off, and because all of them paddle at the same time, the raft turns around in a circle, and then in another one. They laugh so hard that the crow flies away in disgust. By evening they have reached the other bank, and they never get any farther. “So that is what it is like,” says ${world.keeper}, dripping wet, and everybody knows that he doesn’t mean the river.}`,
        },
      ],
    },
  };
};
