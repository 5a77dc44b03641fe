import type { Tell } from '../draft.ts';
import { bars, table } from '../drawings.ts';
import { count, noun } from '../noun.ts';

const block = noun('block');
const minute = noun('minute');
const moss = noun('box', 'boxes');

/** A tower that is so many times as tall. */
export const tower: Tell = ({ rng, reach, hero, friend, world }) => {
  const [small, factor] = [rng.int(3, 12), rng.int(2, reach)];
  const [other, less] = [rng.int(3, 12), rng.int(2, reach)];
  const [wide, third] = [rng.int(3, 12), rng.int(2, reach)];
  const fourth = rng.int(2, reach);
  const told = (form: 'larger' | 'smaller' | 'factor', n: number, times: number) => ({
    task: {
      skill: 'whole-numbers.times-as-many' as const,
      params: { name: hero, other: friend, one: 'block', many: 'blocks', form, small: n, factor: times },
    },
    is: form === 'larger' ? n * times : form === 'smaller' ? n : times,
  });
  const tall = small * factor;
  // Only a few blocks were missing when the dog came, and what still stood becomes as tall as the one at the fair.
  if (other * less >= tall || other * less < tall * 0.7 || tall < 24 || other * fourth < tall) return undefined;
  if (new Set([tall, less, wide, other * fourth]).size < 4) return undefined;
  return {
    title: 'The tallest tower in town',
    steps: [
      {
        title: 'A bet',
        text: `{${friend} builds a small tower of wood blocks. “Nice,” says ${world.keeper}. “But I saw a tall one once. It was at the fair. It went up to the roof.” ${hero} looks up. “How tall was it?”|${friend} has built a small tower of wooden blocks. “That is nice,” says ${world.keeper}, “but when I was your age, I saw one that went up to the roof.” ${hero} looks up and asks how tall it was.|On a rainy afternoon ${friend} has built a small tower out of the wooden blocks that are left over in the workshop. “That is very nice,” says ${world.keeper}, “but when I was your age, I saw one at the fair that went up to the roof.” ${hero} looks up at the roof for a while and wants to know how many blocks that would be.}`,
        ask: `{${friend}’s tower has ${count(small, block)}. The tall one had ${factor} times as many. How many blocks did it have?|The tower of ${friend} has ${count(small, block)}, and the tall one had ${factor} times as many. How many blocks did it have?|The small tower that ${friend} has built is made of ${count(small, block)}, and the one at the fair had ${factor} times as many. How many blocks did the one at the fair have?}`,
        ...told('larger', small, factor),
        unit: block,
        picture: bars(
          'The small tower and the tall one, as bars.',
          ['small', [[1, `${small}`]]],
          ['tall', Array.from({ length: factor }, () => [1, ''] as const), '?'],
        ),
        right: `It had ${count(small * factor, block)}. “We can do that,” says ${hero}.`,
      },
      {
        title: 'Down it comes',
        text: `{They saw and build all week. Then the door opens. In runs a dog. Crash! There are blocks all over the floor. “Again,” says ${hero}.|They saw and build for a whole week. Then the door opens, a dog runs in, and with a crash there are blocks all over the floor. “Then we start again,” says ${hero}.|They saw and sand and build for a whole week, and on Friday only the last few blocks are missing. Then the door opens and a very happy dog runs in, and with a crash there are blocks under every table. “Then we start again,” says ${hero} after a long silence, “but this time we lock the door.”}`,
        ask: `{Before, there were ${other * less} blocks in it. Now ${other} still stand. How many times as many were there before?|Before the crash the tower had ${count(other * less, block)}, and now only ${other} are still standing. How many times as many were there before?|Before the dog came in, the tower had ${count(other * less, block)}, and now only ${other} of them are still standing. How many times as many blocks were standing before?}`,
        ...told('factor', other, less),
        picture: bars(
          'What stood before and what still stands.',
          ['before', [[5, `${other * less}`]]],
          ['now', [[2, `${other}`]]],
        ),
        right: `There were ${less} times as many. The dog brings one of them back.`,
      },
    ],
    choice: {
      title: 'Tall or strong?',
      text: `{There is time for one more try before the party. They can build it wide, so that it stands. Or they can build it thin, so that it gets tall.|There is time for one more try before the summer party. They could build the tower wide, so that it stands safely but stays small. Or they could build it thin, so that it gets really tall.|There is time for exactly one more try before the summer party. They could build the tower with a wide foot, so that it stands safely but will never reach the roof. Or they could build it as thin as a tree, so that it gets really tall, if nobody sneezes.}`,
      options: [
        {
          label: 'Build it wide',
          step: {
            title: 'A wide foot',
            text: `{They put a lot of blocks in the first row. It looks like a hill.|They put a lot of blocks into the lowest row, so that the tower looks more like a hill.|They put a great many blocks into the lowest row, and then a few less into the next, so that the whole thing looks more like a hill than like a tower.}`,
            ask: `{The first row has ${wide * third} blocks. That is ${third} times as many as the top row. How many blocks are in the top row?|The lowest row has ${count(wide * third, block)}, which is ${third} times as many as the top row. How many blocks are in the top row?|The lowest row has ${count(wide * third, block)}, and that is ${third} times as many as there are in the top row. How many blocks are in the top row?}`,
            ...told('smaller', wide, third),
            unit: block,
            right: `The top row has ${count(wide, block)}, just enough for a flag.`,
          },
          end: `{At the party the dog comes back. It runs right into the tower. Bump! The tower stands. The dog sits down. All clap, but not for the height.|At the party the dog comes back and runs right into the tower. The tower stands, and the dog sits down in surprise. Everybody claps, although it is not tall at all.|At the party the dog comes back, happier than ever, and runs right into the tower. The tower does not move at all, and the dog sits down in surprise. Everybody claps, although it hardly reaches the window, and ${world.keeper} says that the one at the fair fell down before the evening.}`,
        },
        {
          label: 'Build it tall',
          step: {
            title: 'Up to the roof',
            text: `{${friend} stands on a chair, then on a ladder. No one dares to breathe.|${friend} stands on a chair first and then on a ladder. Nobody in the workshop dares to breathe.|At first ${friend} can stand on a chair, then it has to be the ladder, and in the end the tall one that is used for the lamps. Nobody in the whole workshop dares to breathe.}`,
            ask: `{They build on the ${count(other, block)} that still stand. In the end it has ${fourth} times as many. How many blocks is that?|They build on the ${count(other, block)} that are still standing, and in the end there are ${fourth} times as many. How many blocks does the tower have?|They build on the ${count(other, block)} that are still standing, and in the end there are ${fourth} times as many. How many blocks does the new tower have?}`,
            ...told('larger', other, fourth),
            unit: block,
            right: `It has ${count(other * fourth, block)}, ${other * fourth === tall ? 'as many as' : 'more than'} the one at the fair, and it leans a little to the left.`,
          },
          end: `{It is as tall as the roof! ${hero} takes a picture. Click. That small noise is too much. Down it comes. But they have the picture. It hangs on the wall to this day.|It goes up to the roof, and ${hero} takes a picture. That small click is too much, and down it comes. But they have the picture, and it hangs on the wall to this day.|For the length of one breath it touches the roof, and ${hero} takes a picture. That small click is too much for it, and down it all comes, slowly at first and then all at once. But there is the picture, and it hangs on the wall of the workshop to this day, a little crooked, as it should.}`,
        },
      ],
    },
  };
};

/** A delayed train: from one time to another. */
export const delay: Tell = ({ rng, reach, hero, friend, world }) => {
  const clock = (at: number): string => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
  // One thing after the other: the ride begins when the train has come, and both ways to the house after the ride.
  const begin = (after: number): readonly [number, number] => [after, rng.int(3, Math.floor(reach / 5)) * 5];
  const next = ([from, length]: readonly [number, number]) => begin(from + length + rng.int(1, 3) * 5);
  const wait = begin(rng.int(26, 48) * 5);
  const ride = next(wait);
  const [walk, boat] = [next(ride), next(ride)];
  const told = ([from, length]: readonly [number, number], event: string) => ({
    task: { skill: 'measurement.elapsed-time' as const, params: { event, from, length } },
    is: length,
    unit: minute,
  });
  const all = [wait, ride, walk, boat];
  if (new Set(all.map(([, length]) => length)).size < 4 || all.some(([from, length]) => from + length > 715))
    return undefined;
  const said = ([from, length]: readonly [number, number]) =>
    [`${clock(from)} p.m.`, `${clock(from + length)} p.m.`] as const;
  // Who walks comes after the guests have gone, and who rows while they are there.
  if (walk[0] + walk[1] < boat[0] + boat[1] + 10) return undefined;
  const [w, r, k, b] = [said(wait), said(ride), said(walk), said(boat)];
  return {
    title: 'Grandma’s birthday',
    steps: [
      {
        title: 'Platform two',
        text: `{It is Grandma’s birthday. ${hero} and ${friend} have a cake in a box. The train is due. But no train comes. “There are cows on the line,” says ${world.keeper}. “You must wait.”|It is the birthday of ${hero}’s grandmother, and ${hero} and ${friend} stand on the platform with a cake in a box. But the train does not come, because there are cows on the line. “You will have to wait a little,” says ${world.keeper}, “until somebody has talked to them.”|It is the birthday of ${hero}’s grandmother, and ${hero} and ${friend} stand on the platform with a cake in a large white box. But the train that should be there does not come. “There are cows on the line,” says ${world.keeper} and puts away the telephone, “and nobody can explain to them that there is a timetable.”}`,
        ask: `{The train should come at ${w[0]}. It comes at ${w[1]}. How many minutes do they wait?|The train should come at ${w[0]}, but it comes at ${w[1]}. How many minutes do they have to wait?|According to the timetable the train comes at ${w[0]}, but today it arrives at ${w[1]}. How many minutes do they have to wait for it?}`,
        ...told(wait, 'The train ride'),
        picture: {
          kind: 'clock',
          hour: Math.floor(wait[0] / 60),
          minute: wait[0] % 60,
          alt: `A clock that shows ${clock(wait[0])}.`,
        },
        right: `They wait ${count(wait[1], minute)}. The cake gets warm.`,
      },
      {
        title: 'Through the hills',
        text: `{At last they sit in the train. The hills roll by. There is one cow on each hill. They all look at the box with the cake.|At last they sit in the train, and the hills roll by. On every hill stands a cow and looks at the box with the cake.|At last they sit in the train with the box between them, and outside the green hills roll by. On each of the hills stands a cow, and ${friend} could swear that every one of them is looking at the cake.}`,
        ask: `{They get on at ${r[0]}. They get off at ${r[1]}. How many minutes is the ride?|The train leaves at ${r[0]}, and they get off at ${r[1]}. How many minutes does the ride take?|When it has let some other people on, the train leaves at ${r[0]}, and they get off at ${r[1]}. How many minutes does the ride take?}`,
        ...told(ride, 'The train ride'),
        picture: {
          kind: 'clock',
          hour: Math.floor(ride[0] / 60),
          minute: ride[0] % 60,
          alt: `A clock that shows ${clock(ride[0])}.`,
        },
        right: `The ride takes ${count(ride[1], minute)}. They jump down onto the grass.`,
      },
    ],
    choice: {
      title: 'Around the lake or over it?',
      text: `{The house is on the other side of the lake. They can walk around it. Or they can take an old boat. It is fast, but it has no roof.|The house is on the other side of the lake. They could walk around the lake on a good path. Or they could take an old boat, which is wet but more fun.|The house is on the other side of the lake, and they can already see smoke coming out of its chimney. They could walk around the lake on a good dry path. Or they could take an old boat, which is tied to a tree, leaks a little and belongs to Grandma anyway.}`,
      options: [
        {
          label: 'Walk around the lake',
          step: {
            title: 'The path',
            text: `{They walk and sing. ${hero} holds the box flat with both hands.|They walk along the shore and sing, and ${hero} holds the box with both hands, so that the cake stays flat.|They walk and sing every birthday song that they know, and ${hero} holds the box with both hands, so that nothing can slide to one side.}`,
            ask: `{They start at ${k[0]}. They are there at ${k[1]}. How many minutes do they walk?|They start at ${k[0]} and knock on the door at ${k[1]}. How many minutes do they walk?|They look at the clock of the station when they start at ${k[0]}, and they knock on the door at ${k[1]}. How many minutes have they been walking?}`,
            ...told(walk, 'The walk'),
            right: `They walk for ${count(walk[1], minute)}, and the cake stays in one piece.`,
          },
          end: `{The cake is whole. But all the others have sung and gone. Grandma sits by the door. “Now the best part starts,” she says. She has kept three plates.|The cake is in one piece, but all the other guests have sung and gone home. Grandma sits beside the door. “Now the best part of the day begins,” she says, because she has kept three plates for them.|The cake is in one piece, with every cherry in its place, but all the other guests have sung their songs and gone home. Grandma sits on the bench beside the door. “And now,” she says, “the best part of the day begins,” and they see that she has kept three plates and has not eaten a thing.}`,
        },
        {
          label: 'Take the old boat',
          step: {
            title: 'On the water',
            text: `{${friend} rows. ${hero} scoops water out with a cup. A fish jumps over the box.|${friend} rows, and ${hero} scoops the water out of the boat with a cup. A fish jumps right over the box.|${friend} rows as hard as possible, and ${hero} scoops the water out again with a cup. In the middle of the lake a fish jumps right over the box with the cake.}`,
            ask: `{They row off at ${b[0]}. They land at ${b[1]}. How many minutes do they row?|They push off at ${b[0]} and land at ${b[1]}. How many minutes are they on the water?|They push off from the shore at ${b[0]}, and in the end they land at ${b[1]}. How many minutes have they been on the water?}`,
            ...told(boat, 'The ride'),
            right: `They row for ${count(boat[1], minute)}. Everybody is wet, also the cake.`,
          },
          end: `{All the guests are still there. They stand on the shore and cheer. But the cake is soup now. Grandma gets spoons. “I always wanted to eat cake with a spoon,” she says.|All the guests are still there, and they stand on the shore and cheer. But the cake has turned into soup. Grandma brings spoons. “I have always wanted to eat a cake like this,” she says.|All the guests are still there, and they stand on the shore and cheer as if a ship had come home from the other side of the world. But when ${hero} opens the box, the cake has turned into soup. Grandma looks into it and goes to fetch some spoons. “At my age,” she says, “I thought that I knew every kind of cake.”}`,
        },
      ],
    },
  };
};

/** Something that grows by the same amount each day. */
export const green: Tell = ({ rng, reach, hero, friend, world }) => {
  // In the dark it grows more slowly than before, and with all the light it grows faster.
  const least = rng.int(2, reach - 2);
  const [one, other] = [rng.int(least + 1, reach - 1), rng.int(least + 1, reach - 1)];
  const from = (step: number) => [rng.int(3, 12), step] as const;
  const [slow, fast, dark, light] = [
    from(one),
    from(other),
    from(least),
    from(rng.int(Math.max(one, other) + 1, reach)),
  ];
  const nths = [10, 20, 10, 20] as const;
  const told = ([start, step]: readonly [number, number], nth: number) => ({
    task: {
      skill: 'whole-numbers.far-in-a-pattern' as const,
      params: { start, step, nth, given: nth === 10 ? 5 : 10 },
    },
    is: start + step * (nth - 1),
    unit: moss,
  });
  const all = [slow, fast, dark, light];
  if (
    new Set(all.map(([start, step], index) => start + step * ((nths[index] ?? 10) - 1))).size < 4 ||
    all.some(([a, b]) => a === b)
  )
    return undefined;
  const rule = ([start, step]: readonly [number, number]) =>
    `On day 1 it fills ${start} boxes, and each day it fills ${step} more.`;
  return {
    title: 'The moss that would not stop',
    steps: [
      {
        title: 'A green dot',
        text: `{On the wall of the space station is a green dot. “Moss,” says ${friend}. “It makes air. Let us keep it!” They put it in boxes. The next day it needs more boxes.|On the wall of the space station, behind a pipe, there is a green dot. “That is moss, and it makes fresh air for everybody,” says ${friend}, “so let us keep it!” They put it into boxes, but the next day it needs more of them.|Behind a pipe of the space station ${hero} discovers a small green dot. “That is moss,” says ${friend}, “and moss makes fresh air, so we should keep it.” They put it into boxes with a little water and a lot of light. But the next morning it has grown over the edge, and it needs more boxes, and that does not stop.}`,
        ask: `{${rule(slow)} How many boxes does it fill on day 10?|${rule(slow)} How many boxes will it fill on day 10?|${rule(slow)} If it goes on like this, how many boxes will it fill on day 10?}`,
        ...told(slow, 10),
        picture: table('How many boxes the moss fills.', ['day', 'boxes'], [1, slow[0]], [10, '?']),
        right: `On day 10 it fills ${count(slow[0] + slow[1] * 9, moss)}. The kitchen is full of them.`,
      },
      {
        title: 'The other moss',
        text: `{Then they find more moss, behind the shower. It is blue. ${world.keeper} looks at her desk. It has moss on it. “How long till I can’t get in?” she asks.|Then they find more of it behind the shower, and this moss is blue. ${world.keeper} looks at her desk, which is already turning blue. “How long will it be until I can’t get in?” she asks.|Then they find another kind behind the shower, and this one is blue. ${world.keeper}, who has seen a good deal in space, looks at her desk, which is turning blue at the edges. “I only want to know,” she says calmly, “how long it will be until I can’t open the door any more.”}`,
        ask: `{${rule(fast)} How many boxes does it fill on day 20?|${rule(fast)} How many boxes will it fill on day 20?|${rule(fast)} If nobody stops it, how many boxes will it fill on day 20?}`,
        ...told(fast, 20),
        picture: table('How many boxes the blue moss fills.', ['day', 'boxes'], [1, fast[0]], [20, '?']),
        right: `On day 20 it fills ${count(fast[0] + fast[1] * 19, moss)}, and the floor is nearly full.`,
      },
    ],
    choice: {
      title: 'Light or dark?',
      text: `{They must slow it down. They can turn off the lamps for it. Then they live in the dark. Or they can send it to Mars, where they need air. But first it must grow well.|They have to do something about it. They could turn the lamps off, so that it grows slowly, and live in the dark. Or they could send it to Mars, where people need air, but then it has to grow well first.|They have to do something about it before the weekend. They could turn off the lamps, so that it grows slowly, and get used to living in the dark. Or they could send it to the people on Mars, who always need air, but then it has to have light and room and grow well until the ship leaves.}`,
      options: [
        {
          label: 'Turn off the lamps',
          step: {
            title: 'In the dark',
            text: `{They keep just a few boxes. Click. It is dark. ${hero} bumps into ${friend}. The moss grows, but it takes its time.|They keep only a few boxes of it. Then it is dark with a click, and ${hero} bumps into ${friend}. The moss still grows, but now it takes its time.|They empty nearly all of the boxes and keep only a few. Then, with a click, it is dark all over the station, and a moment later ${hero} bumps into ${friend}. The moss still grows, as they can feel with their fingers, but now it takes its time.}`,
            ask: `{${rule(dark)} How many boxes does it fill on day 10?|Now they count again. ${rule(dark)} How many boxes will it fill on day 10?|In the dark they begin to count the days again from the beginning. ${rule(dark)} How many boxes will it fill on day 10?}`,
            ...told(dark, 10),
            right: `On day 10 in the dark it fills ${count(dark[0] + dark[1] * 9, moss)}.`,
          },
          end: `{They learn to eat in the dark and to find their socks by smell. The moss gets small and pale. One day ${hero} turns on one lamp for it. “Just a bit,” says ${hero}. “It was not mean. It was only fast.”|They learn to eat in the dark and to find their socks by the smell. The moss gets small and pale. One day ${hero} turns on a single lamp for it. “It wasn’t mean,” says ${hero}, “it was only in a hurry.”|They learn to eat in the dark, to play cards by touch and to find their socks by the smell. The moss gets small and pale and hardly makes any air, until one evening ${hero} turns on a single lamp for it. “It was never mean,” says ${hero}, when everybody comes to look, “it was only in a hurry.”}`,
        },
        {
          label: 'Grow it for Mars',
          step: {
            title: 'Room for more',
            text: `{They take the best boxes of it. They give it light. They give it the gym, too. Now they do their sports in the hall.|They take the best boxes and give the moss all the light they have and the gym as well. From now on they do their sports in the hall.|They choose the best boxes of it and give the moss all the light that they can spare and the whole gym as well, so that from now on they have to do their sports upside down in the hall.}`,
            ask: `{${rule(light)} How many boxes does it fill on day 20?|Now they count again. ${rule(light)} How many boxes will it fill on day 20?|On the day when they move it to the gym, they begin to count again. ${rule(light)} How many boxes will it fill on day 20?}`,
            ...told(light, 20),
            right: `On day 20 there are ${count(light[0] + light[1] * 19, moss)} ready for the ship.`,
          },
          end: `{The ship takes all of it to Mars. The station is clean and big. It is also a bit sad. Then a card comes from Mars. “We can breathe out here now!” it says. “But it is in our beds.”|The ship takes all of it to Mars, and the station is clean and large and a little sad. Then a message comes. “We can breathe much better now,” it says, “but it is in our beds.”|The ship takes every box of it to Mars, and suddenly the station is clean and large and, in a way that nobody can explain, a little sad. A year later a message arrives. “Thanks to you we can breathe much better,” it says, “and there are green hills outside the window. But does anybody up there know how to get it out of our beds?”}`,
        },
      ],
    },
  };
};
