import type { Tell } from '../draft.ts';
import { bars, rectangle } from '../drawings.ts';
import { fractionText, lowest } from '../fraction.ts';
import { amount, count, noun } from '../noun.ts';

const foot = noun('foot', 'feet');
const tile = noun('tile');

/** One board, several cuts: what is left. */
export const board: Tell = ({ rng, reach, hero, friend, world }) => {
  const draw = (): readonly [number, number] => {
    const bottom = rng.pick([2, 3, 4, 6, 8]);
    return [rng.int(1, Math.max(1, reach - 3)) * bottom + rng.int(1, bottom - 1), bottom];
  };
  const text = ([t, b]: readonly [number, number]) => fractionText(t, b);
  const minus = ([t, b]: readonly [number, number], [t2, b2]: readonly [number, number]) =>
    lowest(t * b2 - t2 * b, b * b2);
  const plus = ([t, b]: readonly [number, number], [t2, b2]: readonly [number, number]) =>
    lowest(t * b2 + t2 * b, b * b2);
  const [shelf, side, extra, lid] = [draw(), draw(), draw(), draw()];
  const both = plus(shelf, side);
  const bottom = rng.pick([2, 3, 4, 6, 8]);
  const total = [(Math.ceil(both[0] / both[1]) + 1) * bottom + rng.int(1, bottom - 1), bottom] as const;
  const rest = minus(total, both);
  const after = minus(rest, extra);
  const glued = plus(rest, lid);
  const all = [shelf, side, extra, lid, both, rest, after, glued];
  if (rest[0] <= 0 || after[0] <= 0 || all.some(([, b]) => b > 72)) return undefined;
  if ([shelf, side, extra, lid].some(([t, b]) => lowest(t, b)[1] !== b)) return undefined;
  if (new Set(all.map(text)).size < 8) return undefined;
  const op = (one: readonly [number, number], sign: '+' | '-', other: readonly [number, number]) => ({
    task: `${text(one)} ${sign} ${text(other)}`,
    is: text(sign === '+' ? plus(one, other) : minus(one, other)),
    unit: foot,
  });
  const size = ([t, b]: readonly [number, number]) => t / b;
  return {
    title: 'A house for the owl',
    steps: [
      {
        title: 'Two pieces',
        text: `{The old oak fell in the storm. An owl lived in it. Now it sits on the fence and blinks. “We can build it a house,” says ${hero}. ${world.keeper} nods. “First the back and the floor.”|The old oak fell in the storm, and the owl that lived in it sits on the fence now and blinks. “We could build it a house,” says ${hero}, so ${world.keeper} gives them a pencil and shows them how to begin.|The old oak fell in the storm, and an owl had lived in it for as long as anybody can remember. Now it sits on the fence in the bright light and blinks. “Then we will build it a house,” says ${hero}. ${world.keeper}, who has built chairs and boats but never a house for an owl, gives them a pencil. “Begin with the back and the floor,” he says.}`,
        ask: `{The back takes ${amount(text(shelf), foot)} of board. The floor takes ${amount(text(side), foot)}. How many feet is that in all?|The back takes ${amount(text(shelf), foot)} of board, and the floor takes ${amount(text(side), foot)}. How many feet of board is that in all?|For the back they need ${amount(text(shelf), foot)} of board, and for the floor ${amount(text(side), foot)}. How many feet of board do they need for both of them together?}`,
        ...op(shelf, '+', side),
        stock: { of: 'feet of board', from: text(total), to: text(total) },
        picture: bars('The back and the floor end to end.', [
          'board',
          [
            [size(shelf), text(shelf)],
            [size(side), text(side)],
          ],
          '?',
        ]),
        right: `They need ${amount(text(both), foot)}. ${friend} draws two lines with the pencil.`,
      },
      {
        title: 'The only board',
        text: `{There is only one board left. It is good and dry. “Think first, then cut,” says ${world.keeper}. ${friend} thinks. Then the saw sings.|There is only one board left that is good and dry, so they have to think before they cut it. ${friend} thinks for a while and measures again, and then the saw begins to sing.|There is only one board left that is good and dry, and there will be no other before the weekend. “Think first and cut later,” says ${world.keeper}, “because you can’t cut a board longer.” ${friend} measures everything again, and then the saw begins to sing.}`,
        ask: `{The board is ${amount(text(total), foot)} long. They cut off the back and the floor. How many feet are left?|The board is ${amount(text(total), foot)} long, and they cut off the back and the floor. How many feet of it are left?|The board is ${amount(text(total), foot)} long, and they cut off the pieces for the back and the floor. How many feet of the board are left?}`,
        ...op(total, '-', both),
        stock: { of: 'feet of board', from: text(total), to: text(rest) },
        picture: bars('The whole board: what is cut off and the rest.', [
          'board',
          [
            [size(both), 'cut off'],
            [size(rest), '?'],
          ],
          text(total),
        ]),
        right: `The piece that is left is ${amount(text(rest), foot)} long. It smells of the woods.`,
      },
    ],
    choice: {
      title: 'Door or roof?',
      text: `{The rest must do. They can cut off a door. Then cats stay out. Or they can glue on a piece and make a wide roof. Then rain stays out.|The rest of the board has to do. They could cut a piece off it for a door, so that cats stay out. Or they could glue a piece to it and make a wide roof, so that the rain stays out.|The rest of the board has to do for everything else, and it does not reach for two things. They could cut a piece off it for a small door, so that no cat can climb in. Or they could glue another piece to it and make a roof that is wide enough to keep the rain out.}`,
      options: [
        {
          label: 'Make a door',
          step: {
            title: 'A round door',
            text: `{${hero} draws a circle for the door. ${friend} saws around it.|${hero} draws a circle for the door, and ${friend} saws around it very slowly.|${hero} takes a plate and draws a perfect circle for the door, and ${friend} saws around it so slowly that it takes until the evening.}`,
            ask: `{The door takes ${amount(text(extra), foot)} of the rest. How many feet of board are left then?|The door takes ${amount(text(extra), foot)} of the rest. How many feet of board are left after that?|For the door they cut ${amount(text(extra), foot)} off the rest. How many feet of board are left for the roof after that?}`,
            ...op(rest, '-', extra),
            stock: { of: 'feet of board', from: text(rest), to: text(after) },
            right: `For the roof there is ${amount(text(after), foot)} left. It will be a small one.`,
          },
          end: `{The owl moves in. The cat walks by and looks up, and walks on. When it rains, the owl sits inside. Its tail gets wet. It does not seem to mind.|The owl moves in, and the cat looks up at the round door and walks on. The roof is so small that the owl’s tail gets wet when it rains, but it does not seem to mind.|The owl moves in on the very first night, and the cat from next door looks up at the round door, thinks about it and walks on. The roof has become so small that the owl’s tail gets wet whenever it rains. It only turns around once, shakes itself and goes on sleeping.}`,
        },
        {
          label: 'Make a wide roof',
          step: {
            title: 'Glue and nails',
            text: `{${friend} finds a piece of an old chair. It has the same color. They glue it on.|${friend} finds a piece of an old chair that has the same color, and they glue it on.|Under the bench ${friend} finds a piece of an old chair that has exactly the same color, and with a lot of glue and a few nails they put the two together.}`,
            ask: `{That piece is ${amount(text(lid), foot)} long. They add it to the rest. How many feet long is the roof?|The piece is ${amount(text(lid), foot)} long, and they add it to the rest. How many feet long is the roof?|The piece of the chair is ${amount(text(lid), foot)} long, and they add it to what is left of the board. How many feet long does the roof become?}`,
            ...op(rest, '+', lid),
            stock: { of: 'feet of board', from: text(rest), to: text(glued) },
            right: `The roof is ${amount(text(glued), foot)} long, wide enough for two owls.`,
          },
          end: `{The owl moves in. It stays dry. One night the cat gets in, too! There is a lot of noise. In the morning the cat sits on the fence. The owl is still in the house.|The owl moves in and stays dry in every storm. One night the cat climbs in as well, and there is a lot of noise in the dark. But in the morning it is the cat that sits on the fence, and the owl is still in its house.|The owl moves in and stays dry in every storm of that fall. One night, because there is no door, the cat from next door climbs in as well, and for a minute there is a terrible noise. In the morning the cat sits on the fence and blinks, and the owl is still in its house.}`,
        },
      ],
    },
  };
};

/** A floor of square tiles: rows, columns, area. */
export const floor: Tell = ({ rng, reach, hero, friend, world, skill }) => {
  const two = skill === 'whole-numbers.multiply-two-digit';
  const area = skill === 'measurement.area';
  const long = () => rng.int(area ? 4 : 11, reach);
  const short = () => (two ? rng.int(11, Math.min(reach, 40)) : rng.int(3, 9));
  const [floor, hall, left, right] = [
    [long(), short()],
    [long(), short()],
    [long(), short()],
    [long(), short()],
  ] as const;
  const sizes = [floor, hall, left, right];
  if (new Set(sizes.map(([a, b]) => (a ?? 0) * (b ?? 0))).size < 4 || sizes.some(([a, b]) => (a ?? 0) <= (b ?? 0)))
    return undefined;
  const tilesOf = ([a = 0, b = 0]: readonly number[]) => ({
    task: [{ skill: 'measurement.area' as const, params: { width: b, length: a, unit: 'ft' } }, `${a} × ${b}`],
    is: a * b,
    unit: tile,
    picture: rectangle(`A rectangle that is ${a} tiles long and ${b} tiles wide.`, a, b, `${a} tiles`, `${b} tiles`),
  });
  const by = ([a = 0, b = 0]: readonly number[]) => `${b} rows with ${a} tiles in each row`;
  const theHall = {
    title: 'The hall',
    text: `{“And the hall?” asks ${hero}. All must walk through it. It has mud on the floor. They clean it on their knees.|“And what about the hall?” asks ${hero}, because everybody has to walk through it. They clean it on their knees until it shines.|“And what about the hall?” asks ${hero}, because nobody can get to the new room without walking through it. It takes them a whole afternoon on their knees to find the floor under the mud.}`,
    ask: `{The hall takes ${by(hall)}. How many tiles is that?|The hall takes ${by(hall)}. How many tiles do they need for it?|The hall is long and takes ${by(hall)}. How many more tiles do they need for the hall?}`,
    ...tilesOf(hall),
    right: `That is ${count(hall[0] * hall[1], tile)} for the hall.`,
  };
  const [perBox = 0, boxes = 0] = hall;
  const needed = floor[0] * floor[1];
  const covered = perBox * boxes;
  // There are enough tiles for the floor, but not many more.
  if (!area && (covered < needed || covered > needed * 2)) return undefined;
  const theBoxes = {
    title: 'The boxes',
    text: `{“Do we have that many?” asks ${hero}. They carry the boxes up, one by one. Each is as heavy as a pig.|“Do we have that many?” asks ${hero}. They carry the boxes up from the cellar, and each of them is as heavy as a pig.|“But do we have that many?” asks ${hero}. They carry box after box up from the cellar, and every one of them is as heavy as a pig. ${friend} reads the small print on the side.}`,
    ask: `{There are ${boxes} boxes with ${perBox} tiles in each. How many tiles do they have?|There are ${boxes} boxes with ${perBox} tiles in each box. How many tiles do they have?|There are ${boxes} boxes, and according to the small print there are ${perBox} tiles in each of them. How many tiles do they have?}`,
    task: `${perBox} × ${boxes}`,
    is: covered,
    unit: tile,
    right: `They have ${count(covered, tile)}, and that is ${covered === needed ? 'just enough' : 'more than enough'} for the floor.`,
  };
  return {
    title: 'The floor that tells a story',
    steps: [
      {
        title: 'Dust and dreams',
        text: `{The workshop has a new room. Its floor is gray and cold. “This will be a place for all,” says ${world.keeper}. “It needs a floor to look at.” He opens a box of tiles. Each is one square foot.|The workshop has a new room, but its floor is gray and cold. “This is going to be a place for everybody,” says ${world.keeper}, “and it needs a floor that people want to look at.” He opens a box of square tiles.|Behind the workshop there is a new room, but so far its floor is nothing but gray concrete. “This is going to be a place for the whole neighborhood,” says ${world.keeper}, “and I want a floor that people have to look at twice.” He opens a box of square tiles in every color, each of them one foot long and one foot wide.}`,
        ask: `{The room takes ${by(floor)}. How many tiles do they need?|The floor of the room takes ${by(floor)}. How many tiles do they need?|When they have measured the room, they know that its floor takes ${by(floor)}. How many tiles do they need for it?}`,
        ...tilesOf(floor),
        right: `They need ${count(floor[0] * floor[1], tile)}. ${friend} sits down on the box and whistles.`,
      },
      {
        ...(area ? theHall : theBoxes),
      },
    ],
    choice: {
      title: 'The last box',
      text: `{The floor is done. Then they find one more box. It is the best one. Its tiles are blue with gold in them. They can make a pond of them in the yard. Or they can give them to the school across the street.|When the floor is done, they find one more box, and it is the best one, because its tiles are blue with gold in them. They could make a pond of them in the yard. Or they could give them to the school across the street for its kitchen wall.|When the floor is done, they find one more box, and it is the best of all, because the tiles in it are as blue as the sea and have a little gold in them. They could make a shallow pond of them in the yard, where children could sail boats. Or they could give them to the school across the street, whose kitchen wall is falling down.}`,
      options: [
        {
          label: 'Make a pond',
          step: {
            title: 'A blue pond',
            text: `{They dig a flat hole. They lay tile by tile. Then ${friend} turns on the water.|They dig a flat hole and lay one tile beside the other. Then ${friend} turns on the water.|They dig a flat hole and lay one tile beside the other, always with the gold to the sun. When the last one is dry, ${friend} is allowed to turn on the water.}`,
            ask: `{The pond takes ${by(left)}. How many blue tiles go into it?|The bottom of the pond takes ${by(left)}. How many blue tiles go into it?|The bottom of the pond takes ${by(left)}. How many of the blue tiles do they lay for it?}`,
            ...tilesOf(left),
            right: `${count(left[0] * left[1], tile)} lie under the water and shine.`,
          },
          end: `{On the first warm day there are boats on the pond. There are a lot of wet socks. Across the street the cook of the school looks over. “Nice,” she says. Then a piece of her kitchen wall falls down.|On the first warm day there are paper boats on the pond and a great many wet socks beside it. Across the street the cook of the school looks over. “Very nice,” she says, and behind her a piece of the wall falls down.|On the first warm day there are paper boats on the pond, and a great many wet socks hang over the fence. Across the street the cook of the school has stopped to look. “Very nice,” she says, and behind her a piece of the kitchen wall falls down. That evening ${hero} counts the tiles that are left over, just in case.}`,
        },
        {
          label: 'Give them to the school',
          step: {
            title: 'The kitchen wall',
            text: `{They bring the box to the school. The cook claps her hands. She wants to help, too.|They bring the box to the school, and the cook claps her hands. She puts down her spoon and helps.|They carry the heavy box across the street to the school, where the cook claps her hands. Then she puts down her spoon, rolls up her sleeves and shows them that she can lay tiles faster than anybody.}`,
            ask: `{The kitchen wall takes ${by(right)}. How many blue tiles do they put up?|The kitchen wall takes ${by(right)}. How many blue tiles do they put up?|The wall behind the stove takes ${by(right)}. How many of the blue tiles do they put up there?}`,
            ...tilesOf(right),
            right: `${count(right[0] * right[1], tile)} turn the wall into a piece of the sea.`,
          },
          end: `{The yard stays dry. But in the kitchen it looks like the sea. The cook makes fish that day. “It tastes like a trip,” says ${friend}.|The yard stays dry and dusty, but in the school kitchen it looks like the sea. On the first day the cook makes fish. “It tastes like a vacation,” says ${friend}.|The yard stays as dry and dusty as it was, and no boat sails there. But in the school kitchen it looks like the sea now, and on the first day the cook makes fish for everybody. “It tastes like a vacation,” says ${friend}, who has never liked fish before.}`,
        },
      ],
    },
  };
};
