import type { Tell } from '../draft.ts';
import { bars, table } from '../drawings.ts';
import { count, noun } from '../noun.ts';

const liter = noun('liter');

/** Paper at a discount: percents of prices. */
export const paper: Tell = ({ rng, reach, hero, friend, world, skill }) => {
  const price = rng.int(4, Math.floor(reach / 20)) * 20;
  const off = rng.pick([10, 15, 20, 25, 30, 40]);
  const sale = (price * (100 - off)) / 100;
  const pool = rng.int(3, Math.floor(reach / 20)) * 20;
  const white = rng.pick([15, 25, 30, 35, 45, 60]);
  const [dear, more] = [rng.int(4, Math.floor(reach / 20)) * 20, rng.pick([5, 10, 20, 25])];
  const cheaper = rng.pick([5, 10, 20, 30].filter((n) => n !== off && n !== more));
  const part = (percent: number, whole: number) => ({
    task: [`${percent}% of ${whole}`],
    is: (percent * whole) / 100,
  });
  const change = (start: number, percent: number, up: boolean) => ({
    task: [
      ...(skill === 'percent.discount-tax-tip'
        ? [
            {
              skill: 'percent.discount-tax-tip' as const,
              params: {
                kind: up ? 'tax' : 'discount',
                price: start,
                percent,
                second: 0,
                thing: 'box of paper',
                name: hero,
              },
            },
          ]
        : []),
      { skill: 'percent.increase-decrease' as const, params: { start, percent, up, story: 0 } },
    ],
    is: (start * (up ? 100 + percent : 100 - percent)) / 100,
  });
  const keys = [sale, (white * pool) / 100, (dear * (100 + more)) / 100, (dear * (100 - cheaper)) / 100];
  if (
    new Set(keys).size < 4 ||
    keys.some((key) => !Number.isInteger(key)) ||
    // Of a hundred dollars the percent is the dollars, so that whoever takes one for the other is right.
    price === 100 ||
    dear === 100 ||
    price === dear ||
    price === pool ||
    pool === dear
  )
    return undefined;
  return {
    title: 'Lights on the river',
    steps: [
      {
        title: 'The sign in the window',
        text: `{Soon it is lantern night on the river. They need paper. In the shop is a red sign. “Sale!” it says. ${hero} reads the small words below.|Soon it is lantern night on the river, and they need paper. In the window of the paper shop hangs a red sign that says “Sale!” ${hero} goes closer and reads the small print.|In a few days it is lantern night on the river, and for the lanterns of their street they need paper. In the window of the paper shop hangs a red sign that says “Sale!” in very large letters. “Wait,” says ${hero}, who goes closer and reads the small print before anybody can walk in.}`,
        ask: `{A box of paper is $${price}. Today it is \`${off}%\` off. How many dollars is it today?|A box of paper costs $${price}, and today it is \`${off}%\` off. How many dollars does it cost today?|A large box of paper usually costs $${price}, and today it is \`${off}%\` off. How many dollars does the box cost today?}`,
        ...change(price, off, false),
        picture: bars('The price of the box, with the part that is taken off.', [
          'price',
          [
            [100 - off, '?'],
            [off, `${off}% off`],
          ],
          `$${price}`,
        ]),
        right: `The box is $${sale} today. ${friend} carries it home on one shoulder.`,
      },
      {
        title: 'White and gold',
        text: `{${world.keeper} opens the box. “White and gold,” she says. “White is for those we miss. Gold is for luck.” ${friend} lays out the sheets.|${world.keeper} opens the box and smiles. “White is for the people we miss,” she says, “and gold is for luck.” ${friend} sorts the sheets into two piles.|${world.keeper} opens the box and runs a hand over the paper. “White lanterns are for the people we miss,” she says, “and gold ones are for luck, so we need both.” ${friend} sorts all of the sheets into two piles on the kitchen floor.}`,
        ask: `{There are ${pool} sheets. \`${white}%\` of them are white. How many sheets are white?|There are ${pool} sheets, and \`${white}%\` of them are white. How many sheets are white?|There are ${pool} sheets in the box, and \`${white}%\` of them are white. How many of the sheets are white?}`,
        ...part(white, pool),
        unit: noun('sheet'),
        picture: bars('All the sheets, with the white part.', [
          'sheets',
          [
            [white, `${white}% white`],
            [100 - white, 'gold'],
          ],
          `${pool}`,
        ]),
        right: `${count((white * pool) / 100, noun('sheet'))} are white. Now they can cut and fold.`,
      },
    ],
    choice: {
      title: 'The lamps',
      text: `{Each lantern needs a lamp. The shop has two kinds. One kind can be used each year. But it costs more. The other kind is cheap. It shines for one night.|Each lantern needs a small lamp, and the shop has two kinds. One kind costs more, but you can use it every year. The other kind is cheap and shines for a single night.|Every lantern needs a small lamp inside, and the shop sells two kinds of them. One kind costs more than they have planned, but it can be used again every year. The other kind is cheap, but it shines for a single night and is thrown away after that.}`,
      options: [
        {
          label: 'Buy the lamps that last',
          step: {
            title: 'The good lamps',
            text: `{“I have saved for a bike,” says ${friend}. “Take that.” ${hero} looks up. “Are you sure?”|“I have saved up money for a bike,” says ${friend}, “and you can have it.” ${hero} looks up and asks, “Are you sure?”|“I have been saving for a bike since spring,” says ${friend} after a long silence, “so take that money.” ${hero} looks up from the paper and asks, “Are you really sure about that?”}`,
            ask: `{Last year a bag was $${dear}. The good ones cost \`${more}%\` more. How many dollars is that?|Last year a bag of lamps cost $${dear}, and the good ones cost \`${more}%\` more. How many dollars do the good ones cost?|Last year they paid $${dear} for a bag of lamps, and the good ones cost \`${more}%\` more than that. How many dollars does a bag of the good ones cost?}`,
            ...change(dear, more, true),
            right: `The good lamps cost $${(dear * (100 + more)) / 100}. They last for years.`,
          },
          end: `{The river is full of light. ${friend} walks home on foot. But it is all right. The next year the lamps are still in the bag. And this time there is money for a bike.|On lantern night the river is full of light, and ${friend} walks home on foot. A year later the lamps are still in their bag. This time there is money left, and it is enough for a bike.|On lantern night the river is so full of light that you could read by it, and ${friend} walks home on foot. It is a long winter without a bike. But a year later the lamps are still in their bag, nobody has to buy new ones, and under the table in the hall stands something with two wheels and a ribbon.}`,
        },
        {
          label: 'Buy the cheap lamps',
          step: {
            title: 'One night of light',
            text: `{“One night is what we need,” says ${hero}. They take the cheap bag.|“One night is all we need,” says ${hero}, and they take the cheap bag from the shelf.|“One night is all we need,” says ${hero}, “and for the next one somebody else can worry.” They take the cheap bag from the shelf.}`,
            ask: `{Last year a bag was $${dear}. The cheap ones cost \`${cheaper}%\` less. How many dollars is that?|Last year a bag of lamps cost $${dear}, and the cheap ones cost \`${cheaper}%\` less. How many dollars do the cheap ones cost?|Last year they paid $${dear} for a bag of lamps, and the cheap ones cost \`${cheaper}%\` less than that. How many dollars does a bag of the cheap ones cost?}`,
            ...change(dear, cheaper, false),
            right: `The cheap lamps cost $${(dear * (100 - cheaper)) / 100}.`,
          },
          end: `{The river is full of light. It is like a dream. In the morning there is a bag at the door. It is full of dead lamps. ${hero} looks at it for a long time.|On lantern night the river is full of light, and it is like a dream. But in the morning a large bag of dead lamps stands at the door. ${hero} looks at it for a long time.|On lantern night the river is so full of light that even the old people stay until the end. But in the morning a large bag of dead lamps stands at the door, and next year they will have to buy all of them again. ${hero} looks at it for a long time and then begins to write a letter to the shop.}`,
        },
      ],
    },
  };
};

/** Tea for the stalls: the same mixture in other amounts. */
export const tea: Tell = ({ rng, reach, hero, friend, world }) => {
  const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
  const [factor, unit, other] = [rng.int(2, reach), rng.int(3, reach + 2), rng.int(2, reach)];
  const total = (a + b) * unit;
  const rate = (n: number, from = a, to = b) => ({
    task: [{ skill: 'ratios.rate-problems' as const, params: { story: 1, name: hero, a: from, b: to, c: from * n } }],
    is: to * n,
    unit: liter,
  });
  const share = (asks: 0 | 1) => ({
    task: [{ skill: 'ratios.share' as const, params: { parts: [a, b], unit, asks, story: 2 } }],
    is: (asks === 0 ? a : b) * unit,
    unit: liter,
  });
  if (a === b || factor === other || [2, 3, 5, 7].every((n) => a % n !== 0 || b % n !== 0) === false) return undefined;
  if (new Set([b * factor, a * unit, b * unit, a * other]).size < 4) return undefined;
  // The bigger pot holds more than the first one and than what is still there.
  if (factor >= unit || other >= unit) return undefined;
  return {
    title: 'The tea of two colors',
    steps: [
      {
        title: 'Red and gold',
        text: `{At the festival they sell tea. It is red and gold. ${world.keeper} mixes two teas in a pot. “Never change the mix,” she says. “Only make more of it.” ${hero} writes it down.|At the festival ${hero} and ${friend} sell the tea of two colors. ${world.keeper} mixes red tea and gold tea in a pot. “Never change the mixture,” she says, “only make more of it.”|At the festival ${hero} and ${friend} are responsible for the tea of two colors, which people drink only once a year. ${world.keeper} mixes a red tea and a gold one in an enormous pot. “You may make as much of it as you like,” she says, “but you must never change the mixture.”}`,
        ask: `{For ${a} liters of red tea they take ${b} liters of gold tea. How many liters of gold tea go with ${a * factor} liters of red tea?|To ${a} liters of red tea belong ${b} liters of gold tea. How many liters of gold tea belong to ${a * factor} liters of red tea?|For every ${a} liters of red tea the mixture takes ${b} liters of gold tea. How many liters of gold tea belong to ${a * factor} liters of red tea?}`,
        ...rate(factor),
        picture: table(
          'How much gold tea belongs to the red tea.',
          ['red tea (liters)', 'gold tea (liters)'],
          [a, b],
          [a * factor, '?'],
        ),
        right: `${count(b * factor, liter)} of gold tea. The pot begins to shine.`,
      },
      {
        title: 'A bigger pot',
        text: `{More people come than they thought. Uncle Bo rolls in a bigger pot. “Fill it up!” he says.|More people come than anybody has expected. Uncle Bo rolls in a bigger pot. “Fill it to the top!” he says.|By the time the drums begin, more people have come than anybody expected. Uncle Bo rolls in a pot that is so big that it needs a table of its own. “Fill it up to the top,” he shouts over the drums, “but fill it right!”}`,
        ask: `{The pot holds ${total} liters. It is ${a} parts red tea to ${b} parts gold tea. How many liters of red tea go in?|The pot holds ${total} liters, mixed in the ratio of ${a} parts red tea to ${b} parts gold tea. How many liters of red tea go into it?|The bigger pot holds ${total} liters, and it is mixed in the ratio of ${a} parts red tea to ${b} parts gold tea. How many liters of red tea go into it?}`,
        ...share(0),
        picture: bars('The big pot in equal parts of two colors.', [
          'pot',
          [
            ...Array.from({ length: a }, () => [1, 'red'] as const),
            ...Array.from({ length: b }, () => [1, 'gold'] as const),
          ],
          `${total} liters`,
        ]),
        right: `${count(a * unit, liter)} of red tea go in first.`,
      },
    ],
    choice: {
      title: 'The last can',
      text: `{Then they look at the gold tea. There is not enough for the bigger pot! They can mix what they have and stop. Or they can run to the tea house on the hill for more. But then they miss the fireworks.|Then they look at the gold tea, and there is not enough of it for the bigger pot. They could mix what they have and stop. Or they could run to the tea house on the hill for more, but then they would miss the fireworks.|Then ${friend} turns the last can of gold tea upside down, and there is not nearly enough of it for the bigger pot. They could mix what they still have and close the stall early. Or they could run up to the tea house on the hill, but then they would miss the fireworks.}`,
      options: [
        {
          label: 'Mix what they have and stop',
          step: {
            title: 'A little less',
            text: `{“Then it is not much,” says ${hero}. “But it is right.” The red tea must fit the gold tea.|“Then it will not be much,” says ${hero}, “but it will be right.” Now the red tea has to fit the gold tea.|“Then it will not be much,” says ${hero} and ties up an apron, “but every drop of it will be right.” Now it is the red tea that has to fit the gold tea, and not the other way round.}`,
            ask: `{They have ${b * other} liters of gold tea. To ${b} liters of it they take ${a} liters of red tea. How many liters of red tea go with it?|There are ${b * other} liters of gold tea left, and to ${b} liters of it belong ${a} liters of red tea. How many liters of red tea go with it?|There are only ${b * other} liters of gold tea left, and to every ${b} liters of it belong ${a} liters of red tea. How many liters of red tea may they pour to it?}`,
            ...rate(other, b, a),
            right: `${count(a * other, liter)} of red tea go with it, not a cup more.`,
          },
          end: `{The tea is gone fast. The line is still long. “Come back next year,” says ${friend}. Then the fireworks go boom! They sit on the table and see red and gold in the sky.|The tea is gone before the line is. “Come back next year,” says ${friend} to the last people. Then the fireworks begin, and from the empty table they see red and gold in the sky.|The tea is gone long before the line is, and not everybody goes away with a smile. “Come back next year,” says ${friend} to the last of them. Then the fireworks begin, and from the empty table they watch how the whole sky mixes red and gold.}`,
        },
        {
          label: 'Run to the tea house',
          step: {
            title: 'On the hill',
            text: `{They run up the hill. Behind them the fireworks go boom. They do not look back.|They run up the hill as fast as they can. Behind them the fireworks begin, but they do not look back.|They run up the hill as fast as they can, and behind them the fireworks begin. They see their own shadows jump in green and blue, but they do not stop to look back.}`,
            ask: `{Now they can fill the big pot of ${total} liters. How many liters of gold tea do they need?|Now they can fill the big pot of ${total} liters in the same ratio. How many liters of gold tea do they need?|Now they can really fill the big pot of ${total} liters in the same ratio. How many liters of gold tea do they have to bring down the hill in a cart?}`,
            ...share(1),
            right: `They roll ${count(b * unit, liter)} of gold tea down the hill in a cart.`,
          },
          end: `{All get their tea. They hold the warm cups and talk of the lights in the sky. “Tell us,” says ${hero}. “What did it look like?” And each one tells it in a new way.|Everybody gets a cup of tea in the end, and they all talk about the fireworks. “We missed it,” says ${hero}, “so tell us what it looked like!” And each of them tells it in another way.|In the end everybody holds a warm cup, and they all talk about the fireworks at the same time. “We missed them,” says ${hero}, “so you have to tell us what they looked like.” Each of the guests tells it in another way, and after a while ${friend} is sure that no fireworks can ever have been as good as these.}`,
        },
      ],
    },
  };
};
