import type { Tell } from '../draft.ts';
import { bars } from '../drawings.ts';
import { count, noun } from '../noun.ts';
import { groupsOf, howManyGroups, takeAway } from '../tasks.ts';

const plant = noun('plant');
const cover = noun('cover');
const bulb = noun('bulb');
const row = noun('row');
const stick = noun('stick');
const pot = noun('pot');

/** A cold night: what is not carried in needs a cover. */
export const frost: Tell = ({ rng, reach, hero, friend, world }) => {
  const cast = { hero, friend };
  const all = rng.int(Math.ceil(reach * 0.7), reach);
  const carried = rng.int(2, Math.floor(all / 3));
  const outside = all - carried;
  const covers = rng.int(2, Math.max(2, outside - 5));
  const bare = outside - covers;
  const hats = rng.int(1, Math.max(1, bare - 2));
  const lent = bare + rng.int(2, Math.max(3, Math.floor(reach / 5)));
  if (bare < 3 || hats >= bare || lent > reach) return undefined;
  return {
    title: 'A cold night in the garden',
    steps: [
      {
        title: 'Before dark',
        text: `${hero} opens the garden gate. {The air is cold. ${world.keeper} looks up. “There will be frost tonight,” he says. “It can kill young plants.” ${friend} picks up the first pot. “Then let us be quick!”|The air is cold already, and ${world.keeper} looks up at the sky. “There will be frost tonight,” he says, “and it can kill every young plant that is still outside.” ${friend} picks up the first pot. “Then we have to be quick, before it is dark!”|The evening air is already cold, and not a single cloud is left above the garden. ${world.keeper} looks up and pulls his hat over his ears. “There will be frost tonight,” he says, “and by morning it will have damaged every young plant that is still standing outside.” “Then we had better be quick,” says ${friend}, who is already carrying the first pot, “because in an hour we won’t even see our own hands!”}`,
        ask: `There are ${count(all, plant)} {outside. They carry in|outside, and they carry in|outside, and before it is completely dark ${hero} and ${friend} carry in} ${carried} of them. How many plants are still outside?`,
        task: takeAway(cast, all, carried, plant),
        stock: { of: 'plants that are still outside', from: all, to: outside },
        is: outside,
        unit: plant,
        picture: bars('All the plants, the ones that were carried in, and the rest.', [
          'plants',
          [
            [carried, `${carried} in`],
            [outside, '? outside'],
          ],
          `${all}`,
        ]),
        right: `${count(outside, plant)} still stand outside, and now it is dark.`,
      },
      {
        title: 'The box in the shed',
        text: `{There is no more room inside. Then ${friend} finds a box in the shed. There are old covers in it. “One for each plant,” says ${hero}.|There is no more room inside, so the other plants must stay in their beds. Then ${friend} finds a box in the shed with covers made of old cloth. “One for each plant,” says ${hero}.|There is no more room indoors, so the plants that are left will have to spend the night in their beds. Then ${friend} discovers a dusty box at the back of the shed, with covers in it that somebody once sewed from worn-out curtains. “One for each plant,” says ${hero}, “as long as there are enough.”}`,
        ask: `{There are ${count(covers, cover)}. Think of the plants that are still outside. How many of them get no cover?|There are ${count(covers, cover)} in the box. How many of the plants that are still outside get no cover?|There are ${count(covers, cover)} in the box, and each of them is large enough for exactly one plant. How many of the plants that are still outside get no cover?}`,
        task: takeAway(cast, outside, covers, plant),
        stock: { of: 'plants without a cover', from: outside, to: bare },
        is: bare,
        unit: plant,
        picture: bars(
          'The plants outside and the covers, one below the other.',
          ['still outside', [[outside, 'your answer']]],
          [
            'covers',
            [
              [covers, `${covers}`],
              [bare, '?'],
            ],
          ],
        ),
        right: `${count(bare, plant)} have no cover yet. ${hero} blows on cold fingers and thinks.`,
      },
    ],
    choice: {
      title: 'What now?',
      text: `{They can fold hats from paper. Or they can ask Mrs. Lind next door. She has covers, too. But then her plants have none.|They could fold hats from old paper and put them over the plants. Or they could ask Mrs. Lind next door, who has covers too, but then her own plants would have none.|They could fold thick paper hats and put them over the plants, although there is not much paper left in the shed. Or they could knock next door, where Mrs. Lind keeps covers for her own lettuce, but whatever she lends them will be missing in her own beds tonight.}`,
      options: [
        {
          label: 'Fold paper hats',
          step: {
            title: 'Paper hats',
            text: `{They sit on the step and fold. Then the paper is gone.|They sit down on the step and fold until there is no more paper.|By the light of one small lamp they sit on the step and fold and fold, until the very last sheet of paper is gone.}`,
            ask: `{The paper is enough for ${hats} of the plants without a cover. How many plants stay bare?|The paper is enough for ${hats} of the plants that have no cover. How many plants stay bare all night?|The paper is enough for ${hats} of the plants that have no cover. How many plants have to stay bare for the whole night?}`,
            task: takeAway(cast, bare, hats, plant),
            stock: { of: 'plants without a cover', from: bare, to: bare - hats },
            is: bare - hats,
            unit: plant,
            right: `${count(bare - hats, plant)} must get through the night without a hat.`,
          },
          end: `{In the morning the garden is white. The plants with hats are green. The bare ones hang down. “We saved what we could,” says ${friend}. “Next time we start at noon.”|In the morning the garden is white, but every plant with a paper hat is green. Only the bare ones hang their leaves. “We saved what we could,” says ${friend}, “and next time we will start at noon.”|In the morning the whole garden is white, but under every paper hat the leaves are as green as they were yesterday. Only the bare ones have let their dark leaves fall. “We saved what we could,” says ${friend}, “and next time we will look at the sky at noon and not in the evening.”}`,
        },
        {
          label: 'Ask Mrs. Lind',
          step: {
            title: 'The house next door',
            text: `{Mrs. Lind comes to the door. “Take them,” she says. “Bring back what you do not need.”|Mrs. Lind comes to the door in her coat. “Take them all,” she says, “and bring me back what you do not need.”|Mrs. Lind comes to the door in her coat and listens. “Take them all,” she says before ${hero} has even finished the sentence, “and bring me back the ones that you do not need.”}`,
            ask: `{She gives them ${count(lent, cover)}. Each plant that is bare gets one. How many covers can they bring back?|She gives them ${count(lent, cover)}, and each plant that is bare gets one. How many covers can they bring back?|She gives them ${count(lent, cover)}, and they put one over each plant that has none. How many covers can they bring back to Mrs. Lind?}`,
            task: takeAway(cast, lent, bare, cover),
            stock: { of: 'covers of Mrs. Lind', from: lent, to: lent - bare },
            is: lent - bare,
            unit: cover,
            right: `They bring back ${count(lent - bare, cover)}, and Mrs. Lind puts them over her lettuce.`,
          },
          end: `{In the morning each plant is green. Next door, some of the lettuce is brown. ${hero} and ${friend} go over with seeds. “We will plant it again,” says ${hero}. “We do the digging.”|In the morning every plant in the garden is green, but over the fence some of Mrs. Lind’s lettuce is brown. ${hero} and ${friend} go over with a bag of seeds. “We will plant it again with you,” says ${hero}.|In the morning every single plant in the garden is green, but over the fence the part of Mrs. Lind’s lettuce that had no cover is brown. ${hero} and ${friend} do not wait until somebody asks. They go over with a bag of seeds and two shovels, and while the sun melts the last frost they plant it all again.}`,
        },
      ],
    },
  };
};

/** Bulbs in rows of the same length, and a stone in the way. */
export const bulbs: Tell = ({ rng, reach, hero, friend, world }) => {
  const planting = { holder: row, held: bulb, at: 'in' as const };
  const [rows, each] = [rng.int(2, reach), rng.int(2, reach)];
  const all = rows * each;
  const wide = rng.int(2, 10);
  const newRows = all / wide;
  const [sticks, pots, inPot] = [rng.int(2, 5), rng.int(3, reach), rng.int(2, reach)];
  if (!Number.isInteger(newRows) || newRows < 2 || newRows > 10 || wide === each || wide === rows) return undefined;
  if (pots * inPot > all || sticks > wide) return undefined;
  return {
    title: 'The bed by the gate',
    steps: [
      {
        title: 'The plan on the bag',
        text: `{The bed by the gate is empty. “We want flowers here,” says ${hero}. ${world.keeper} has a plan. It is on the back of a seed bag. It shows straight rows.|The bed by the gate is empty, but ${hero} wants it to be full of flowers by spring. ${world.keeper} has a plan for them, which he drew on the back of a seed bag. It shows straight rows.|The bed by the gate has been empty for years, but ${hero} wants it to be full of flowers when the first visitors arrive in spring. ${world.keeper} has a plan for it, which he has drawn with a thick pencil on the back of an old seed bag. It shows straight rows, and each of them has the same number of bulbs.}`,
        ask: `{There are ${count(rows, row)}. Each row has ${count(each, bulb)}. How many bulbs do they need?|The plan has ${count(rows, row)} with ${count(each, bulb)} in each row. How many bulbs do they need?|The plan has ${count(rows, row)} with ${count(each, bulb)} in each row. How many bulbs do they have to take out of the sack?}`,
        task: groupsOf(rows, each, planting),
        stock: { of: 'bulbs in the sack', from: all, to: all },
        is: all,
        unit: bulb,
        picture: { kind: 'array', rows, columns: each, alt: `A bed with ${count(rows, row)} of ${count(each, bulb)}.` },
        right: `They need ${count(all, bulb)}. ${friend} counts them out of the sack.`,
      },
      {
        title: 'The stone',
        text: `{${friend} digs and hits a stone. It is too big. “We can still plant all the bulbs,” says ${hero}. “We just change the rows.”|${friend} digs and hits a stone that is too big to move. “We can still plant every bulb,” says ${hero}, “if we only change the rows.”|${friend} digs, and after a minute the shovel hits a stone that is far too big to be moved. “We can still plant every bulb,” says ${hero} after walking around it twice, “if we find rows that go past the stone.”}`,
        ask: `{They want to plant all their bulbs. Each row gets ${wide}. How many rows will there be?|They want to plant all the bulbs that they counted, but now with ${wide} in each row. How many rows will there be?|They want to plant all the bulbs that they have counted, but now they will put ${wide} into each row. How many rows will there be in the new bed?}`,
        task: howManyGroups(all, wide, planting),
        is: newRows,
        unit: row,
        picture: bars('All the bulbs, cut into rows of the same length.', [
          'bulbs',
          [
            [2, `${wide}`],
            [2, `${wide}`],
            [5, '…'],
          ],
          'all the bulbs',
        ]),
        right: `It comes out even: ${count(newRows, row)}. ${hero} marks them with a string.`,
      },
    ],
    choice: {
      title: 'A visitor at the gate',
      text: `{A woman stops at the gate. She works in the old people’s home. “What lovely bulbs,” she says. “We have only empty pots.” They can plant the bed. Or they can fill her pots.|A woman stops at the gate. She works in the old people’s home across the street, where nobody has a garden. “All we have is empty pots,” she says. They could go on and plant the bed, or they could fill her pots instead.|A woman stops at the gate, because she works in the old people’s home across the street, where nobody has a garden. “All we have is a row of empty pots along the windows,” she says and looks at the bulbs for a long time. They could go on and plant the bed as they have planned it, or they could carry the bulbs across the street and fill her pots instead.}`,
      options: [
        {
          label: 'Plant the bed',
          step: {
            title: 'Until the bell',
            text: `{They kneel down side by side. They plant row after row. Then ${friend} cuts sticks to mark them.|They kneel down side by side and plant one row after the other. Then ${friend} cuts sticks, so that nobody steps on them.|They kneel down side by side and plant one row after the other, exactly along the string. Then ${friend} cuts sticks from an old branch, so that nobody will step on a bulb by mistake.}`,
            ask: `{Each of the new rows gets ${count(sticks, stick)}. How many sticks do they need?|Each of the new rows gets ${count(sticks, stick)} to mark it. How many sticks do they need?|Each of the new rows is marked with ${count(sticks, stick)}. How many sticks does ${friend} have to cut for all of the new rows?}`,
            task: groupsOf(newRows, sticks, { holder: row, held: stick, at: 'in' }),
            is: newRows * sticks,
            unit: stick,
            right: `${friend} cuts ${count(newRows * sticks, stick)}, and the bed is done.`,
          },
          end: `{Snow comes and goes. One day the bed is red and gold. All who come in stop and look. But across the street the pots are still bare. “Next fall we plant for them,” says ${hero}.|The snow comes and goes, and then one morning the bed is red and gold. Everyone who comes through the gate stops to look at it. Only the windows across the street are still bare. “Next fall we will plant for them,” says ${hero}.|The snow comes and goes, and then one morning the whole bed is red and gold, so that everyone who comes through the gate has to stop. Only the windows across the street are still bare, and ${hero} sees them every single day on the way home. “Next fall,” ${hero} tells ${friend}, “we will plant for them first.”}`,
        },
        {
          label: 'Fill the pots',
          step: {
            title: 'Across the street',
            text: `{They take the sack across the street. The pots stand in a line. Some people wave at them.|They carry the sack across the street, where the pots are waiting in a long line. Behind the windows people wave at them.|They carry the heavy sack across the street, where the empty pots are waiting in a long line along the windows. Behind the glass old people put down their newspapers and wave at them.}`,
            ask: `{There are ${count(pots, pot)}. Each pot gets ${count(inPot, bulb)}. How many bulbs go into the pots?|There are ${count(pots, pot)}, and each pot has room for ${count(inPot, bulb)}. How many bulbs go into the pots?|There are ${count(pots, pot)} on the windows, and each pot has room for exactly ${count(inPot, bulb)}. How many bulbs go into the pots altogether?}`,
            task: groupsOf(pots, inPot, { holder: pot, held: bulb, at: 'in' }),
            stock: { of: 'bulbs in the sack', from: all, to: all - pots * inPot },
            is: pots * inPot,
            unit: bulb,
            right: `${count(pots * inPot, bulb)} go into the pots. The rest stays in the sack.`,
          },
          end: `{The bed stays brown that year. But all the windows are full of color. One day a card comes. “Thank you for our spring,” it says.|The bed by the gate stays brown that year, but every window across the street is full of color. One day a card comes for ${hero} and ${friend}. “Thank you for our spring,” it says.|The bed by the gate stays brown that year, but every window across the street is full of color, and behind each of them sits somebody who waters it. One day a card arrives, signed with a great many shaky names. “Thank you,” it says, “for bringing the spring to people who could not walk to it.”}`,
        },
      ],
    },
  };
};
