import type { Step, Tell } from '../draft.ts';
import { table } from '../drawings.ts';
import { count, type Noun, noun, some } from '../noun.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'picture'> & { readonly said: string };
const term = (n: number, letter: string): string => (n === 1 ? letter : `${n}${letter}`);
const scarf = noun('scarf', 'scarves');
const shoes = noun('pair of socks', 'pairs of socks');

/** Two notes with two unknown prices. */
export const receipts: Tell = ({ rng, reach, hero, friend, world }) => {
  const used = new Set<string>();
  const asked = (one: Noun, other: Noun, where: string): Asked | undefined => {
    // What is named first costs more: a scarf more than a cup, a ball more than a whistle.
    const [y = 0, x = 0] = [rng.int(1, reach), rng.int(1, reach)].toSorted((a, b) => a - b);
    const [a, b, d, e] = [rng.int(1, 4), rng.int(1, 5), rng.int(1, 4), rng.int(1, 5)];
    if (x === y || a * e === b * d || used.has(`${x} ${y}`) || (a === d && b === e)) return undefined;
    used.add(`${x} ${y}`);
    const [c, f] = [a * x + b * y, d * x + e * y];
    const sold = (n: number, m: number): string => `${count(n, one)} and ${count(m, other)}`;
    const [line, next] = [`${term(a, 'x')} + ${term(b, 'y')} = ${c}`, `${term(d, 'x')} + ${term(e, 'y')} = ${f}`];
    return {
      ask: `{${where} it says: “${sold(a, b)} for $${c}. ${sold(d, e)} for $${f}.” Let \`x\` be the price of ${some(one)} in dollars and \`y\` that of ${some(other)}. Write both as a point \`(x, y)\`.|${where} it says “${sold(a, b)} for $${c}” and “${sold(d, e)} for $${f}.” Let \`x\` be the price of ${some(one)} in dollars and \`y\` the price of ${some(other)}. Write both prices as a point \`(x, y)\`.|${where} they find “${sold(a, b)} for $${c}” and, in another color, “${sold(d, e)} for $${f}.” Let \`x\` be the price of ${some(one)} in dollars, and let \`y\` be the price of ${some(other)}. Write both of the prices as a point \`(x, y)\`.}`,
      task: `${line}, ${next}`,
      is: `(${x}, ${y})`,
      picture: table('The two notes, as a table.', [one.many, other.many, 'dollars'], [a, b, c], [d, e, f]),
      said: `$${x} for ${some(one)} and $${y} for ${some(other)}`,
    };
  };
  const [first, second, one, two] = [
    asked(scarf, noun('cup'), 'On the notes from May'),
    asked(noun('ball'), noun('whistle'), 'On the notes from June'),
    asked(noun('flag'), noun('horn'), 'In the green folder'),
    asked(noun('shirt'), shoes, 'In the blue folder'),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'The box under the bleachers',
    steps: [
      {
        title: 'No money',
        text: `{The club has no money. The girls’ team needs a bus to the cup game. In a box under the stands ${hero} finds old notes. Each has a sum, but no prices. “They sold things,” says ${friend}. “But where did the money go?”|The club has no money, and the girls’ team needs a bus to the final. In a box under the bleachers ${hero} finds a pile of old notes, with sums on them but without prices. “They have sold things for years,” says ${friend}, “so where did the money go?”|The club has no money left, and the girls’ team, which has reached the final for the first time, needs a bus. In a box under the bleachers ${hero} finds a pile of old notes with sums on them, but without a single price. “They have sold things here for years,” says ${friend}, “so where did all of that money go?”}`,
        ...first,
        right: `That is ${first.said}. “Now we can count what they took in,” says ${friend}.`,
      },
      {
        title: 'The same hand',
        text: `{Each note is signed with a W. “Who is W?” asks ${hero}. ${world.keeper} gets red. “That was Walt,” he says. “He sold scarves here when I was small. He was poor. But he was fair.”|Each of the notes is signed with a W. “Who is W?” asks ${hero}, and ${world.keeper} gets quiet. “That was Walt,” he says. “He sold scarves here when I was small, and he was always fair.”|Every one of the notes is signed with the letter W, in the same careful hand. “Who is W?” asks ${hero}, and ${world.keeper} gets very quiet. “That was Walt,” he says after a while. “He sold scarves here when I was a boy. He was poor, and he was the fairest man I have ever known.”}`,
        ...second,
        right: `That is ${second.said}, and so it stays on every single note.`,
      },
    ],
    choice: {
      title: 'Two folders',
      text: `{In the box lie two folders. On the green one it says “For the club.” On the blue one it says “Not for now.” There is time for just one. A man with a bus waits to hear from them.|At the bottom of the box there are two folders. On the green one it says “For the club,” and on the blue one “Not for now.” They have time for only one of them, because the driver of the bus is waiting.|At the bottom of the box, under a dry sandwich, there are two folders. On the green one Walt has written “For the club,” and on the blue one “Not for now.” They have time for only one of them, because the driver of the bus wants to know by noon whether he should come.}`,
      options: [
        {
          label: 'Open the green folder',
          step: {
            title: 'For the club',
            text: `{In it are more notes. There is a small key, too. It is taped to the last page. On it are two numbers, a price and a price.|In it there are more notes, and a small key is taped to the last page. Two prices are written on its tag.|In the green folder there are more notes, all of them added up, and to the last page somebody has taped a small key. Two prices are written on its tag.}`,
            ...one,
            right: `That is ${one.said}. The two numbers are on the key as well. “But what does it fit?” asks ${friend}.`,
          },
          end: `{Behind the old clock are tins with prices on them. The key fits just one, and it is full of bills, and there is a note. “For the day when the girls play, too.” Walt had waited for that for years. The bus has his name on it now. It is on a scarf in the back window.|Behind the old clock there are tin boxes with prices on them. The key fits just one of them, and it is full of bills. On top lies a note: “For the day when the girls are allowed to play, too.” He had waited for it for thirty years. In the back window of the bus hangs a scarf with his name on it.|Behind the old clock on the scoreboard there are tin boxes with prices on them. The key fits just one of them, and it is full of bills, neatly rolled. On top of them lies a note: “For the day when the girls are finally allowed to play, too.” He had waited for that day for thirty years, and he had told nobody. In the back window of the bus to the final hangs a scarf with his name on it.}`,
        },
        {
          label: 'Open the blue folder',
          step: {
            title: 'Not for now',
            text: `{In it are notes for shirts and socks. The shirts are small. They are for kids. A name is on each note. None was ever paid.|In it there are notes for shirts and socks in small sizes, each with a name on it, and nobody has ever paid for them.|In the blue folder there are notes for shirts and socks, all of them in very small sizes and each with a name on it, and there is not a single one that was ever paid.}`,
            ...two,
            right: `That is ${two.said}, and nobody has paid it. “He gave them to kids who had no money,” says ${hero}.`,
          },
          end: `{“One of those kids was me,” says ${world.keeper}. He goes to the phone. He calls all the names in the folder. They are old now. By noon there are nine cars at the gate. The girls ride to the cup game in them, with horns and flags.|“I was one of these children,” says ${world.keeper}. He goes to the phone and calls every name in the folder. By noon there are so many cars at the gate that nobody needs a bus. The girls ride to the final with horns and flags.|“I was one of these children,” says ${world.keeper}, and then he goes to the phone and calls every name in the folder, one after the other. They are grandparents by now, and each of them still remembers the shirt. By noon there are so many cars at the gate that nobody needs a bus any more, and the girls ride to the final like queens, with horns and flags.}`,
        },
      ],
    },
  };
};
