import type { Tell } from '../draft.ts';
import { bars, equalParts } from '../drawings.ts';
import { fractionText, lowest } from '../fraction.ts';
import { amount, count, noun } from '../noun.ts';
import { add, takeAway } from '../tasks.ts';

const roll = noun('roll');
const cup = noun('cup');

/** Rolls from two ovens, and more people at the door than rolls. */
export const rolls: Tell = ({ rng, reach, hero, friend, world }) => {
  const cast = { hero, friend };
  const one = rng.int(3, Math.floor(reach / 2) - 1);
  const other = rng.int(3, Math.floor(reach / 2) - 1);
  const both = one + other;
  const sold = rng.int(2, both - 3);
  const left = both - sold;
  const more = rng.int(2, Math.max(2, reach - left));
  const dropped = rng.int(1, Math.max(1, left - 2));
  if (left + more > reach || dropped >= left) return undefined;
  return {
    title: 'The last rolls of the morning',
    steps: [
      {
        title: 'Two ovens',
        text: `{It is six in the morning. ${hero} and ${friend} help in the bakery. ${world.keeper} opens both ovens. The smell is warm and sweet. “Count the rolls,” she says. “All of them.”|It is very early, and ${hero} and ${friend} help in the corner bakery. ${world.keeper} opens both ovens, and the smell is warm and sweet. “Count the rolls,” she says, “because the first people are at the door.”|It is so early that the street lamps are still on, but in the corner bakery ${hero} and ${friend} are already helping. When ${world.keeper} opens both ovens, the smell is so warm and sweet that nobody speaks for a moment. “Count the rolls,” she says then, “because the first people are waiting at the door.”}`,
        ask: `{The first oven has ${count(one, roll)}. The other has ${count(other, roll)}. How many rolls is that in all?|There are ${count(one, roll)} in the first oven and ${count(other, roll)} in the other. How many rolls are there in all?|There are ${count(one, roll)} in the first oven and ${count(other, roll)} in the other oven. How many rolls have come out of both ovens together?}`,
        task: add(cast, one, other, roll),
        stock: { of: 'rolls', from: one, to: both },
        is: both,
        unit: roll,
        picture: bars('The rolls of the two ovens in one bar.', [
          'rolls',
          [
            [one, `${one}`],
            [other, `${other}`],
          ],
          '?',
        ]),
        right: `${count(both, roll)} lie in the big basket. ${hero} unlocks the door.`,
      },
      {
        title: 'The long line',
        text: `{The people come in. One buys a bag full. One buys only one. “They are so good!” says a boy. Soon ${friend} looks into the big basket of rolls.|The people come in, and everyone wants rolls. A man buys a whole bag, and a boy eats his before he is out of the door. After a while ${friend} looks into the big basket of rolls.|The people come in one after the other, and everyone wants rolls. A man buys a whole bag for his team, and a boy has eaten his before he is out of the door again. After a while ${friend} looks into the big basket of rolls and gets worried.}`,
        ask: `{They sell ${sold} of all their rolls. How many rolls are left?|They have sold ${sold} of all the rolls that they counted. How many rolls are left?|They have sold ${sold} of all the rolls that they counted in the morning. How many rolls are left in the basket?}`,
        task: takeAway(cast, both, sold, roll),
        stock: { of: 'rolls', from: both, to: left },
        is: left,
        unit: roll,
        picture: bars('All the rolls: the sold ones and the rest.', [
          'rolls',
          [
            [sold, `${sold} sold`],
            [left, '? left'],
          ],
          'all the rolls',
        ]),
        right: `${count(left, roll)} are left, and the school bus stops outside.`,
      },
    ],
    choice: {
      title: 'The bus',
      text: `{A bus stops. The door opens. Some children get out! They are hungry. ${hero} can bake more rolls. That takes time. Or ${friend} can run out with the basket now.|A bus stops, and some hungry children get out. ${hero} could put more rolls into the oven, but that takes time. Or ${friend} could run out with the basket now, before the bus goes on.|A bus stops outside, and one hungry child after the other gets out of it. ${hero} could put more rolls into the oven, although the children would have to wait for them. Or ${friend} could run out with the heavy basket now, before the driver wants to go on.}`,
      options: [
        {
          label: 'Bake more rolls',
          step: {
            title: 'Into the oven',
            text: `{${hero} rolls the dough. ${friend} shuts the oven. They look at the clock. The driver looks at the clock, too.|${hero} rolls the dough, and ${friend} shuts the oven. They look at the clock, and outside the driver looks at his watch.|${hero} rolls the last of the dough into balls while ${friend} watches the oven. They look at the clock again and again, and outside the driver of the bus is looking at his watch.}`,
            ask: `{They bake ${more} more. They put them with the rolls that are left. How many rolls is that now?|They bake ${more} more rolls and put them with the ones that are left. How many rolls do they have now?|They bake ${more} more rolls and put them into the basket with the ones that were left. How many rolls do they have now?}`,
            task: add(cast, left, more, roll),
            stock: { of: 'rolls', from: left, to: left + more },
            is: left + more,
            unit: roll,
            right: `Now there are ${count(left + more, roll)}, hot and brown.`,
          },
          end: `{The rolls are hot. The children eat and laugh. But the bus is late now. At school the bell has rung. “It was worth it,” says a girl with jam on her nose.|The rolls are hot, and every child on the bus has one. But the bus is late, and at school the bell has rung already. “It was worth it,” says a girl with jam on her nose.|The rolls are still hot when they are passed through the windows, and every child on the bus gets one. But now the bus is late, and by the time it reaches the school the bell has already rung. “It was worth it,” says a girl with jam on her nose, and the teacher, who has a roll too, cannot really be angry.}`,
        },
        {
          label: 'Run out with the basket',
          step: {
            title: 'Across the street',
            text: `{${friend} takes the basket and runs. The step is wet. Oh no! The basket tips, and some rolls fall.|${friend} takes the basket and runs, but the step is wet. The basket tips, and some of the rolls fall into the street.|${friend} picks up the heavy basket and runs, but nobody has told the rain to stop, and the step is wet. The basket tips over, and some of the rolls bounce into the street.}`,
            ask: `{${dropped} of the rolls that were left fall down. How many are still good?|${dropped} of the rolls that were left fall into the street. How many are still good to eat?|Of the rolls that were left in the basket, ${dropped} fall into the street. How many rolls are still good to eat?}`,
            task: takeAway(cast, left, dropped, roll),
            stock: { of: 'rolls', from: left, to: left - dropped },
            is: left - dropped,
            unit: roll,
            right: `${count(left - dropped, roll)} are still good, and the birds get the others.`,
          },
          end: `{The children break the rolls in two. So each one gets a part. The bus is on time. On the street, ten birds have a party.|The children break the rolls into pieces, so that everyone gets some. The bus leaves on time, and nobody is hungry. Only the birds in the street have had a whole breakfast.|The children break the rolls into pieces and pass them from seat to seat, so that everyone gets at least a bite. The bus leaves on time. Only the birds in the street have had a whole breakfast, and from then on they sit in front of the bakery every morning and wait for ${friend}.}`,
        },
      ],
    },
  };
};

/** A recipe with a fraction of a cup, made several times. */
export const recipe: Tell = ({ rng, reach, hero, friend, world }) => {
  const bottom = rng.pick([3, 4, 5, 6, 8]);
  const top = rng.int(2, bottom - 1);
  const [honeyTop, honeyBottom] = [1, rng.pick([2, 3, 4, 6, 8])];
  if (lowest(top, bottom)[1] !== bottom || honeyBottom === bottom) return undefined;
  const [batches, fewer, more] = rng.shuffle([2, 3, 4, 5, 6, 7, 8].filter((n) => n <= reach + 1));
  if (batches === undefined || fewer === undefined || more === undefined || fewer >= batches || more <= batches)
    return undefined;
  const times = (n: number, t: number, b: number) => ({
    task: [
      {
        skill: 'fractions.word-multiply-whole' as const,
        params: { a: [n, 0, 1], b: [0, t, b], story: 2, name: hero, other: friend },
      },
      `${n} × ${t}/${b}`,
    ],
    is: fractionText(n * t, b),
    unit: cup,
  });
  const milk = `${top}/${bottom}`;
  return {
    title: 'Honey cakes for the whole street',
    steps: [
      {
        title: 'The brown book',
        text: `{It is the day of the street party. ${world.keeper} takes down a brown book. “My mother’s honey cake,” she says. ${hero} reads. “It is for one cake,” says ${hero}. “We need a lot more!”|It is the day of the street party. ${world.keeper} takes down a brown book with a recipe of her mother’s. “It is for only one honey cake,” says ${hero}, “and we need a lot more than that!”|On the morning of the street party ${world.keeper} takes down a brown book with stains on every page, because it belonged to her mother. “This is the honey cake that everybody remembers,” she says. ${hero} reads it and frowns. “But the recipe is for a single cake, and we need a lot more than that!”}`,
        ask: `{One cake takes ${amount(milk, cup)} of milk. They bake ${batches} cakes. How many cups of milk do they need?|One cake takes ${amount(milk, cup)} of milk, and they want to bake ${batches} cakes. How many cups of milk do they need?|One cake takes ${amount(milk, cup)} of milk, and they have decided to bake ${batches} cakes for the street. How many cups of milk do they need?}`,
        ...times(batches, top, bottom),
        picture: equalParts('The same amount of milk for each cake.', 'milk', batches, milk, '?'),
        right: `${friend} measures the milk: ${amount(fractionText(batches * top, bottom), cup)}. It foams in the bowl.`,
      },
      {
        title: 'The honey jar',
        text: `{${friend} lifts the jar of honey. It is light! “Will that be enough?” asks ${friend}. ${hero} reads the next line.|${friend} lifts the jar of honey, and it is lighter than it should be. “Will that be enough?” asks ${friend}. ${hero} reads the next line of the recipe.|${friend} lifts the jar of honey from the shelf, and it is much lighter than a full jar should be. “Will that be enough?” asks ${friend} and holds it against the light, while ${hero} reads the next line of the recipe aloud.}`,
        ask: `{One cake takes ${amount(`${honeyTop}/${honeyBottom}`, cup)} of honey. How many cups do ${batches} cakes take?|One cake takes ${amount(`${honeyTop}/${honeyBottom}`, cup)} of honey. How many cups of honey do the ${batches} cakes need?|For one cake the recipe asks for ${amount(`${honeyTop}/${honeyBottom}`, cup)} of honey. How many cups of honey do the ${batches} cakes need?}`,
        ...times(batches, honeyTop, honeyBottom),
        picture: equalParts(
          'The same amount of honey for each cake.',
          'honey',
          batches,
          `${honeyTop}/${honeyBottom}`,
          '?',
        ),
        right: `They need ${amount(fractionText(batches * honeyTop, honeyBottom), cup)}. The jar is enough for only ${fewer} cakes.`,
      },
    ],
    choice: {
      title: 'Not enough honey',
      text: `{There is not enough honey in the jar. They can bake fewer cakes. Or they can bake them small and make more. Then each cake takes less.|There is not enough honey in the jar for that many cakes. They could bake fewer cakes and make each of them as it should be. Or they could bake more cakes that are smaller, with less honey in each.|There is not enough honey in the jar for all of the cakes. They could bake fewer of them and make each one exactly as the brown book says. Or they could bake more cakes that are smaller and less sweet, so that nobody at the party goes without.}`,
      options: [
        {
          label: 'Bake fewer cakes',
          step: {
            title: 'As the book says',
            text: `{“We bake it right,” says ${hero}, “or not at all.” They pour some milk back.|“We bake it right or not at all,” says ${hero}. They pour some of the milk back into the can.|“Either we bake it as it was meant to be, or we don’t bake it at all,” says ${hero}. Carefully they pour some of the milk back into the can.}`,
            ask: `{The honey is enough for ${fewer} cakes. Each takes ${amount(milk, cup)} of milk. How many cups is that?|The honey is enough for only ${fewer} cakes, each with ${amount(milk, cup)} of milk. How many cups of milk do they need now?|The honey in the jar is enough for only ${fewer} cakes, each of them with ${amount(milk, cup)} of milk. How many cups of milk do they really need?}`,
            ...times(fewer, top, bottom),
            right: `Now there is just as much milk as they need: ${amount(fractionText(fewer * top, bottom), cup)}.`,
          },
          end: `{The cakes are as good as ever. They are gone at once. Some people get none. “Next year I come first,” says a man with a sad plate.|The cakes are as good as in the old days, and they are gone in a moment. Some people get none of them. “Next year I will be first in line,” says a man with an empty plate.|The cakes taste exactly as they did in the old days, and they are gone before the music has started. The people at the end of the line get none of them. “Next year I will come an hour early,” says a man with an empty plate, and he means it.}`,
        },
        {
          label: 'Bake more and smaller ones',
          step: {
            title: 'Small cakes',
            text: `{${friend} takes some small pans. “Each gets less of all,” says ${friend}. They share the honey out.|${friend} takes some small pans from the wall. “Each cake gets less of all,” says ${friend}, and they share the honey out.|${friend} takes some small pans from the wall, which nobody has used for years. “Each cake gets less of everything,” says ${friend}, and drop by drop they share the honey out among the bowls.}`,
            ask: `{They bake ${more} small cakes. Each takes ${amount(`1/${bottom}`, cup)} of milk. How many cups is that?|They bake ${more} small cakes with ${amount(`1/${bottom}`, cup)} of milk in each. How many cups of milk is that?|They bake ${more} small cakes, and each of them takes ${amount(`1/${bottom}`, cup)} of milk. How many cups of milk do the small cakes need?}`,
            ...times(more, 1, bottom),
            right: `The small cakes take this much milk: ${amount(fractionText(more, bottom), cup)}.`,
          },
          end: `{Each one at the party gets a cake. They are small. They are not very sweet. But no plate is empty. “More, please!” says a small girl.|Everyone at the party gets a cake, and no plate stays empty. But the cakes are small and not as sweet as they should be. “It is good,” says an old man, “but I remember it better.”|Everyone at the party gets a cake, and not a single plate stays empty. But the cakes are small, and they are not as sweet as they should be. “It is good,” says an old man kindly, “but I remember it better,” and ${world.keeper} writes “more honey” in large letters into her brown book.}`,
        },
      ],
    },
  };
};
