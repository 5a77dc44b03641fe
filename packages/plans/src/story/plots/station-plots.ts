import type { Tell } from '../draft.ts';
import { equalParts } from '../drawings.ts';
import { count, noun } from '../noun.ts';
import { groupsOf, howManyGroups, shareOut, takeAway } from '../tasks.ts';

const pack = noun('meal pack');
const week = noun('week');
const cube = noun('crate');
const leaf = noun('leaf', 'leaves');

/** The supply ship is late, and the food has to be shared. */
export const packs: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const of = { holder: week, held: pack, at: 'in' as const };
  const [weeks, perWeek] = [rng.int(3, reach), rng.int(3, reach)];
  const all = weeks * perWeek;
  const shelves = rng.int(2, 5);
  const [boxes, seeds] = [rng.int(3, reach), rng.int(3, reach)];
  if (!Number.isInteger(all / shelves) || all / shelves > 10 || shelves === weeks) return undefined;
  const perShelf = all / shelves;
  const [eaters, leaves] = [rng.int(3, Math.min(6, reach)), rng.int(2, reach)];
  // Where dividing is learned, what is picked and planted is known, and what each one gets is asked.
  const dividing = skill.endsWith('division-facts');
  const eaten = dividing
    ? {
        ask: `{They pick ${count(eaters * leaves, leaf)}. All ${eaters} of them get the same. How many leaves does each one get?|They pick ${count(eaters * leaves, leaf)} and share them equally among the ${eaters} of them. How many leaves does each one get?|That evening they pick ${count(eaters * leaves, leaf)} and share them equally among all ${eaters} of the crew. How many leaves does each of them get?}`,
        task: shareOut(eaters * leaves, eaters, { holder: noun('person', 'people'), held: leaf, at: 'in' }),
        is: leaves,
        unit: leaf,
        right: `Each of them gets ${count(leaves, leaf)}, and dinner is green for once.`,
      }
    : {
        ask: `{There are ${count(boxes, noun('row'))} with ${count(leaves, leaf)} in each. How many leaves do they pick?|There are ${count(boxes, noun('row'))} with ${count(leaves, leaf)} in each row. How many leaves do they pick?|In the green room there are ${count(boxes, noun('row'))} with ${count(leaves, leaf)} in each of them. How many leaves do they pick that evening?}`,
        task: groupsOf(boxes, leaves, { holder: noun('row'), held: leaf, at: 'in' }),
        is: boxes * leaves,
        unit: leaf,
        right: `They pick ${count(boxes * leaves, leaf)}, and dinner is green for once.`,
      };
  const plant = noun('plant');
  const box = noun('box', 'boxes');
  const planted = dividing
    ? {
        ask: `{They have ${count(boxes * seeds, noun('seed'))}. Each box gets ${seeds}. How many boxes do they need?|They have ${count(boxes * seeds, noun('seed'))} and put ${seeds} into each box. How many boxes do they need?|From the old plants they have ${count(boxes * seeds, noun('seed'))}, and they press ${seeds} of them into each box. How many boxes do they need?}`,
        task: howManyGroups(boxes * seeds, seeds, { holder: box, held: noun('seed'), at: 'in' }),
        is: boxes,
        unit: box,
        right: `They fill ${count(boxes, box)}, and every one of them turns green.`,
      }
    : {
        ask: `{There are ${count(boxes, box)}. In each grow ${count(seeds, plant)}. How many plants is that?|There are ${count(boxes, box)} with ${count(seeds, plant)} in each box. How many plants do they have now?|There are ${count(boxes, box)}, and in each of them they can see ${count(seeds, plant)}. How many new plants are growing in the green room?}`,
        task: groupsOf(boxes, seeds, { holder: box, held: plant, at: 'in' }),
        is: boxes * seeds,
        unit: plant,
        right: `${count(boxes * seeds, plant)} are growing where there was only mud.`,
      };
  return {
    title: 'The ship that did not come',
    steps: [
      {
        title: 'A shelf of silver packs',
        text: `{The screen is red. “The ship with our food had to turn back,” says ${world.keeper}. “It must be fixed.” ${hero} floats to the food shelf. ${friend} counts. One pack is a meal for all. “How long will it last?”|The screen turns red. “The supply ship has turned back with a broken engine,” says ${world.keeper}, “and now we have to wait.” ${hero} and ${friend} float to the food shelves and begin to count the silver packs. Each one is a meal for the whole crew.|In the middle of breakfast the screen turns red. “The supply ship has turned back with a broken engine,” says ${world.keeper}, “and nobody can bring us anything before it has been repaired.” For a moment only the fans can be heard. Then ${hero} and ${friend} float over to the food shelves and begin to count the silver packs, each of which is a meal for the whole crew.}`,
        ask: `{There are ${shelves} shelves. Each one holds ${count(perShelf, pack)}. How many meal packs are there?|There are ${shelves} shelves with ${count(perShelf, pack)} on each shelf. How many meal packs are there?|There are ${shelves} shelves in the storage room, with ${count(perShelf, pack)} on each of them. How many meal packs does the crew have left?}`,
        task: groupsOf(shelves, perShelf, { holder: noun('shelf', 'shelves'), held: pack, at: 'on' }),
        stock: { of: 'meal packs', from: all, to: all },
        is: all,
        unit: pack,
        picture: equalParts('The same number of packs on each shelf.', 'shelves', shelves, `${perShelf}`, '?'),
        right: `There are ${count(all, pack)}. “That is all the food we have,” says ${hero}.`,
      },
      {
        title: 'The rule of the kitchen',
        text: `{“We must make it last,” says ${world.keeper}. They hang up a sheet. It has a line for each week. In each week they may eat the same.|“We have to make it last,” says ${world.keeper}. They hang up a sheet with a line for each week, and every week they may eat equally many packs.|“Then we have to make it last,” says ${world.keeper}, who has been in space longer than any of them. They hang up a sheet with a line for each week of waiting, and they may not eat more in one week than in another.}`,
        ask: `{The ship needs ${count(weeks, week)}. They share all the packs over them. How many packs may they eat each week?|The ship needs ${count(weeks, week)} to be repaired and to come. They share all the packs equally over them. How many packs may they eat each week?|To be repaired and to come the ship needs ${count(weeks, week)}, and they share all the packs that they counted equally over them. How many packs may the crew eat each week?}`,
        task: shareOut(all, weeks, of),
        stock: { of: 'meal packs', from: all, to: all },
        is: perWeek,
        unit: pack,
        picture: equalParts('All the packs, cut into a part for each week.', 'packs', weeks, '?', 'all the packs'),
        right: `It is ${count(perWeek, pack)} a week. ${friend} draws a small sun beside the first line.`,
      },
    ],
    choice: {
      title: 'The green room',
      text: `{There is one more thing. In the green room they grow plants. They can eat the leaves now. Or they can take the seeds and plant more. That needs weeks.|There is one more thing to eat on board, because in the green room they grow lettuce for a test. They could pick the leaves now. Or they could plant the seeds and have much more later.|There is one more thing to eat on board, because in the green room ${friend} grows lettuce for the test of a scientist on Earth. They could pick the leaves now and have something fresh tonight, although the test would be over. Or they could plant the seeds as well and have much more of it, if the ship really takes that long.}`,
      options: [
        {
          label: 'Pick the leaves now',
          step: {
            title: 'A green evening',
            text: `{${friend} picks the leaves, one by one. It smells like home.|${friend} picks the leaves one by one, and suddenly the whole station smells like home.|${friend} picks the leaves one by one and does not speak. Suddenly the whole station smells like a garden after the rain, and everybody comes floating in to see.}`,
            ...eaten,
          },
          end: `{They eat and sing. It is the best meal in space. Then the ship comes, on the very next day! It was fixed so fast. “You could have waited,” says the pilot. “We did not know that,” says ${hero}.|They eat and sing, and it is the best meal that anybody has had in space. The ship comes on the very next day, because it was repaired so fast. “You could have waited,” says the pilot. “But nobody could know that,” says ${hero}, and now there is no test to send home.|They eat and sing until it is late, and it is the best meal that anybody has ever had on the station. The ship arrives on the very next day, because it was repaired so fast. “You could have waited,” says the pilot. “But nobody could know that,” says ${hero}. Only the scientist on Earth has to begin her test all over again, and ${friend} writes her a long letter.}`,
        },
        {
          label: 'Plant the seeds',
          step: {
            title: 'Small white dots',
            text: `{They put the seeds into wet mud and wait. They eat no more than the sheet allows.|They put the seeds into wet mud and wait, and they eat no more than the sheet on the wall allows.|They press the seeds into wet mud and wait, first for one week, then for another, and eat no more than the sheet on the wall allows.}`,
            ...planted,
          },
          end: `{The weeks are long. Some nights they go to bed hungry. Then the ship comes at last. The pilot looks in and stops. The room is full of green. “I brought you salad,” she says. They all laugh.|The weeks are long, and on some evenings they go to bed hungry. When the ship comes at last, the pilot stops in the door, because the whole room is green. “And I brought you salad,” she says, and they all laugh.|The weeks are long, and on some evenings they go to bed hungry and talk about pancakes in the dark. When the ship comes at last, the pilot stops in the door of the green room and does not know where to look first. “And I,” she says slowly, “have brought you salad.” They laugh until the fans can’t be heard any more.}`,
        },
      ],
    },
  };
};

/** Crates into a box-shaped room: volume. */
export const cargo: Tell = ({ rng, reach, hero, friend, world, skill }) => {
  const [l, w, h] = [rng.int(2, reach), rng.int(2, reach), rng.int(2, reach)];
  const [l3, w3, h3] = [rng.int(2, reach), rng.int(2, reach), rng.int(2, reach)];
  const [l4, w4, h4] = [rng.int(2, reach), rng.int(2, reach), rng.int(2, reach)];
  const [big, games, view] = [l * w * h, l3 * w3 * h3, l4 * w4 * h4];
  // Either of the last rooms holds what the big one does not, and nearly all of its place is needed.
  const least = Math.min(games, view);
  const rest = rng.int(Math.ceil(least / 2), least);
  const total = big + rest;
  if (new Set([big, games, view, rest]).size < 4 || least < 4) return undefined;
  const boxOf = (a: number, b: number, c: number) => ({
    task:
      skill === 'geometry.volume-cubes'
        ? { skill: 'geometry.volume-cubes' as const, params: { l: a, w: b, h: c, unit: 'cm' } }
        : { skill: 'geometry.volume-prism' as const, params: { l: a, w: b, h: c, unit: 'm' } },
    is: a * b * c,
    unit: cube,
    picture: {
      kind: 'prism' as const,
      length: a,
      width: b,
      height: c,
      labels: [`${a} m`, `${b} m`, `${c} m`] as [string, string, string],
      unitCubes: true,
      alt: `A room that is ${a} m long, ${b} m wide and ${c} m high.`,
    },
  });
  return {
    title: 'Everything has to fit',
    steps: [
      {
        title: 'The ship at the door',
        text: `{The ship is here! It is full of crates. Each crate is a cube. It is 1 meter long, wide and high. “First the big room,” says ${world.keeper}. ${hero} looks in. “How many fit in here?”|The supply ship has come, and it is full of crates. Every crate is a cube with sides of 1 meter. “First we fill the big room,” says ${world.keeper}, and ${hero} floats in to see how many will fit.|The supply ship has arrived at last, and it is full of crates up to the ceiling. Every crate is a cube with sides of 1 meter, so that nothing can slide when the station turns. “First we fill the big storage room,” says ${world.keeper}, and ${hero} floats in with a lamp to find out how many of them will fit.}`,
        ask: `{The room is ${l} m long, ${w} m wide and ${h} m high. How many crates fit in?|The room is ${l} m long, ${w} m wide and ${h} m high. How many crates fit into it?|The storage room is ${l} m long, ${w} m wide and ${h} m high. How many crates fit into it if no gap is left between them?}`,
        ...boxOf(l, w, h),
        stock: { of: 'crates in the ship', from: total, to: total },
        right: `${count(l * w * h, cube)} fit in without a gap.`,
      },
      {
        title: 'The list of the ship',
        text: `{The big room is full. ${friend} looks at the list of the ship. “That is not all,” says ${friend}. “There are more crates.”|The big room is full, but ${friend} has the list of the ship. “That can’t be all of them,” says ${friend}. “There must be more crates in the ship.”|The big room is full up to the ceiling, but ${friend} has found the list that came with the ship. “That can’t be all of them,” says ${friend} and looks from the list to the ship and back. “There must be more crates in there than we thought.”}`,
        ask: `{The ship came with ${count(total, cube)}. The big room is full. How many crates are still in the ship?|The ship came with ${count(total, cube)}, and the big room is full of them. How many crates are still in the ship?|According to the list the ship came with ${count(total, cube)}, and as many as possible are in the big room. How many crates are still in the ship?}`,
        task: takeAway({ hero, friend }, total, big, cube),
        stock: { of: 'crates in the ship', from: total, to: rest },
        is: rest,
        unit: cube,
        right: `${count(rest, cube)} are still in the ship. Somebody’s boots float past.`,
      },
    ],
    choice: {
      title: 'The last crates',
      text: `{There is no more place for the crates. But there are two more rooms. One has a net and a ball for games. The other has a big window. From there they look at the Earth. One of them must be filled.|The crates that are still in the ship need a place, and only two rooms are left. One is the games room with its net and its ball, and the other is the room with the large window. One of them has to be filled until the next ship comes.|The crates that are still in the ship need a place, and only two rooms are left that could take them. One is the games room with its net and its ball, where they are all together in the evening. The other is the quiet room with the large window, from which you can see the Earth. One of them has to be full of crates until the next ship comes.}`,
      options: [
        {
          label: 'Fill the games room',
          step: {
            title: 'No more games',
            text: `{They take down the net and the ball. It does not look like fun now.|They take down the net and put the ball away. Without them it is a room like any other.|They take down the net, catch the ball and tie it to a shelf. Without them it is nothing but a room like any other, and ${friend} measures it without a word.}`,
            ask: `{The games room is ${l3} m long, ${w3} m wide and ${h3} m high. How many crates fit in?|The games room is ${l3} m long, ${w3} m wide and ${h3} m high. How many crates fit into it?|The games room is ${l3} m long, ${w3} m wide and ${h3} m high. How many crates can they put into it?}`,
            ...boxOf(l3, w3, h3),
            stock: { of: 'crates in the ship', from: rest, to: 0 },
            right: `${count(games, cube)} fit into the games room, so all the rest goes in.`,
          },
          end: `{Now they meet at the window. They look at the Earth. They miss the ball. But they talk a lot more than before.|From then on they meet at the large window in the evening and look down at the Earth. They miss the ball, but they talk much more than they did before.|From then on they meet at the large window in the evening and look for the places where they were born. They miss the ball every single day, but they know more about each other now than after a hundred games, and that was not in anybody’s plan.}`,
        },
        {
          label: 'Fill the window room',
          step: {
            title: 'The dark window',
            text: `{One last look at the Earth. Then the first crate goes in.|They take one last look at the Earth, and then the first crate goes in front of the window.|All of them float in to take one last look at the blue Earth. Then the first crate is pushed in front of the window, and the room is dark.}`,
            ask: `{The window room is ${l4} m long, ${w4} m wide and ${h4} m high. How many crates fit in?|The window room is ${l4} m long, ${w4} m wide and ${h4} m high. How many crates fit into it?|The room with the window is ${l4} m long, ${w4} m wide and ${h4} m high. How many crates can they put into it?}`,
            ...boxOf(l4, w4, h4),
            stock: { of: 'crates in the ship', from: rest, to: 0 },
            right: `${count(view, cube)} fit into the room with the window, so all the rest goes in.`,
          },
          end: `{They play ball and shout. It is fun. But at night ${hero} lies awake. “I miss the Earth,” says ${hero}. “Me too,” says a voice in the dark.|They play ball in the evening, and it is as loud as ever. But at night ${hero} lies awake. “I miss the Earth,” says ${hero}. “So do I,” says a voice in the dark, and then another one.|They play ball in the evening, and it is as loud and as funny as ever. But at night ${hero} lies awake and tries to remember the color of the sea. “I miss the Earth,” says ${hero} into the dark. “So do I,” says ${friend}, and the next morning, before breakfast, they have cleared a small hole between the crates that is just large enough for one eye.}`,
        },
      ],
    },
  };
};
