import type { Tell } from '../draft.ts';
import { bars, equalParts, table } from '../drawings.ts';
import { noun } from '../noun.ts';

const liter = noun('liter');
const cents = (n: number): string => (n / 100).toFixed(2);
const tenths = (n: number): string => String(n / 10);

/** A cake for the fire station: prices with cents. */
export const cake: Tell = ({ rng, reach, hero, friend, world }) => {
  const price = () => rng.int(30, reach * 10) * 5;
  const [flour, cherries, ribbon, candles] = [price(), price(), price(), price()];
  const both = flour + cherries;
  const had = Math.ceil((both + ribbon + 100) / 500) * 500;
  const left = had - both;
  if (
    left - ribbon < 5 ||
    new Set([flour, cherries, ribbon, candles, both, left]).size < 6 ||
    left % 100 === 0 ||
    both % 100 === 0
  )
    return undefined;
  const op = (a: number, sign: '+' | '-', b: number, names: 'total' | 'change') => ({
    task: [
      {
        skill: 'decimals.word-money' as const,
        params: {
          a: a % 100 === 0 ? String(a / 100) : cents(a),
          b: cents(b),
          story: names === 'total' ? 0 : 2,
          name: hero,
          other: friend,
        },
      },
      `${a / 100} ${sign} ${b / 100}`,
    ],
    is: cents(sign === '+' ? a + b : a - b),
  });
  return {
    title: 'The cake for Station 9',
    steps: [
      {
        title: 'Smoke',
        text: `{Last night there was smoke in the bakery. The fire crew came fast. They put it out. “We must thank them,” says ${world.keeper}. “With a cake!” says ${hero}. “It must be as tall as a ladder.”|Last night there was smoke in the bakery, but the fire crew came so fast that nothing burned. “We have to thank them,” says ${world.keeper}. “With a cake,” says ${hero}, “that is as tall as a ladder!”|Last night there was smoke in the bakery, but the fire crew came so fast that nothing was lost except one tray of rolls. “We have to thank them,” says ${world.keeper}, whose hands are still shaking a little. “With a cake,” says ${hero} at once, “and it has to be as tall as a ladder!”}`,
        ask: `{The flour costs $${cents(flour)}. The cherries cost $${cents(cherries)}. How many dollars is that in all?|The flour costs $${cents(flour)} and the cherries cost $${cents(cherries)}. How many dollars do they pay in all?|At the market the flour costs $${cents(flour)}, and the cherries cost $${cents(cherries)}. How many dollars do they have to pay in all?}`,
        ...op(flour, '+', cherries, 'total'),
        picture: bars('The two prices in one bar.', [
          'price',
          [
            [flour, `$${cents(flour)}`],
            [cherries, `$${cents(cherries)}`],
          ],
          '?',
        ]),
        right: `They pay $${cents(both)}. ${friend} eats one of the cherries on the way.`,
      },
      {
        title: 'In the jar',
        text: `{All the money is from the tip jar. ${friend} turns it over. The coins ring on the table. “Will there be some left?” asks ${friend}.|All the money comes from the tip jar, which ${friend} turns over on the table. “Will there be some left for something pretty?” asks ${friend}.|All the money for the cake comes from the tip jar, which ${friend} turns over on the table until the last coin has stopped rolling. “Will there be some left for something pretty,” asks ${friend}, “or is a cake all that we can do?”}`,
        ask: `{There was $${had / 100} in the jar. They pay for the flour and the cherries. How many dollars are left?|There was $${had / 100} in the jar, and they have paid for the flour and the cherries. How many dollars are left?|There was $${had / 100} in the jar before they paid for the flour and the cherries. How many dollars are left in it now?}`,
        ...op(had, '-', both, 'change'),
        stock: { of: 'cents in the jar', from: had, to: left },
        picture: bars('The money in the jar: what was paid and the rest.', [
          'jar',
          [
            [both, 'flour and cherries'],
            [left, '?'],
          ],
          `$${had / 100}`,
        ]),
        right: `There is $${cents(left)} left, and the oven is hot.`,
      },
    ],
    choice: {
      title: 'Something pretty',
      text: `{The cake is tall and brown. It looks plain. They can buy a red ribbon with the rest. Or they can sell two small cakes first and buy sugar fire trucks.|The cake is tall and brown, but it looks plain. They could buy a red ribbon with the rest of the money. Or they could sell some small cakes first and make the whole thing much more beautiful.|The cake is tall and brown and smells wonderful, but it looks rather plain for heroes. They could buy a red ribbon with the money that is left and bring it over while it is warm. Or they could sell some small cakes first and decorate it with fire trucks made of sugar, although it would be late in the evening before it is done.}`,
      options: [
        {
          label: 'Buy a red ribbon',
          step: {
            title: 'The ribbon',
            text: `{The ribbon is red and wide. ${hero} ties it around the cake. It looks like a gift now.|The ribbon is red and wide, and ${hero} ties it around the cake. Now it looks like a present.|The ribbon is as red as a fire truck, and ${hero} ties it around the cake with a bow that is almost as large as the cake itself. Now it looks like a present.}`,
            ask: `{The ribbon costs $${cents(ribbon)}. They pay with the money that is left. How many dollars are left then?|The ribbon costs $${cents(ribbon)}, and they pay with the money that is left. How many dollars do they have after that?|The ribbon costs $${cents(ribbon)}, and they take it out of the money that is left. How many dollars are in the jar after that?}`,
            ...op(left, '-', ribbon, 'change'),
            stock: { of: 'cents in the jar', from: left, to: left - ribbon },
            right: `Now there is $${cents(left - ribbon)} in the jar.`,
          },
          end: `{They bring the cake. It is still warm. The crew sits down to eat. Then the bell rings! They jump up and run. An hour later they are back, all black. They eat it cold. “It is still the best cake,” they say.|They bring the cake while it is warm, and the crew sits down to eat. Then the bell rings, and they all jump up and run. An hour later they come back and eat it cold. “It is the best cake in the world,” they say.|They bring the cake while it is still warm, and the whole crew sits down around it. At that moment the bell rings, and everybody jumps up and runs. When they come back an hour later, black and tired, the cake is cold and the bow has slipped. “It is the best cake in the world,” they say, and nobody in the room doubts it.}`,
        },
        {
          label: 'Sell small cakes first',
          step: {
            title: 'At the corner',
            text: `{They set up a table at the corner. “For the fire crew!” calls ${friend}. People stop. People pay.|They set up a table at the corner, and ${friend} calls out what it is for. People stop, and some of them pay more than they have to.|They set up a small table at the corner, and ${friend} calls out to everybody what the money is for. People stop and read the sign, and some of them pay much more than they would have to.}`,
            ask: `{They make $${cents(candles)}. They put it with the money that is left. How many dollars is that?|They earn $${cents(candles)} and put it with the money that is left. How many dollars do they have now?|By five o’clock they have earned $${cents(candles)}, and they put it with the money that is left. How many dollars do they have now?}`,
            ...op(left, '+', candles, 'total'),
            stock: { of: 'cents in the jar', from: left, to: left + candles },
            right: `Now they have $${cents(left + candles)}, enough for sugar in three colors.`,
          },
          end: `{The cake has trucks and hoses and a sugar dog. It is late when they get there. Half of the crew has gone home. “Call them back!” says the chief. “This must be seen!”|The cake has trucks, hoses and even a sugar dog, but it is late when they arrive. Half of the crew has gone home. “Then call them back,” says the chief, “because they have to see this!”|The cake has three trucks, a hose that goes all the way around and a dog made of sugar, but it is so late when they arrive that half of the crew has gone home to bed. The chief looks at it for a long time. “Call them back,” says the chief at last, “and tell them that it is an emergency.”}`,
        },
      ],
    },
  };
};

/** A tank for turtles is filled: so many liters a minute. */
export const tank: Tell = ({ rng, level, reach, hero, friend, world }) => {
  const minutes = rng.int(3, 9);
  const each = rng.int(12, reach);
  const total = each * minutes;
  // A push of a hand pump brings less than two liters.
  const [pumps, strong] = [rng.int(3, 9), rng.int(11, 19)];
  // In the hours of a night the tank does not run dry, and with the buckets they bring more than it loses.
  const [hours, buckets] = [rng.int(7, 9), rng.int(6, 6 + 3 * level)];
  const most = Math.min(reach, Math.floor((total - 1) / hours));
  if (most < 12) return undefined;
  const drip = rng.int(12, most);
  const least = Math.max(12, Math.floor((hours * drip) / buckets) + 1);
  if (least > reach) return undefined;
  const bucket = rng.int(least, reach);
  if ([each, drip, bucket, strong].some((n) => n % 10 === 0) || new Set([minutes, hours, buckets, pumps]).size < 4)
    return undefined;
  const times = (n: number, tenth: number) => ({
    task: [
      {
        skill: 'decimals.word-multiply' as const,
        params: { a: String(n), b: tenths(tenth), story: 2, name: hero, other: friend },
      },
      `${tenths(tenth)} × ${n}`,
    ],
    is: tenths(tenth * n),
    unit: liter,
  });
  const shared = (all: number, n: number) => ({ task: `${tenths(all)} ÷ ${n}`, is: tenths(all / n), unit: liter });
  return {
    title: 'Seven small turtles',
    steps: [
      {
        title: 'The empty tank',
        text: `{A box stands at the door of the camp. In it are seven small turtles! They come from a beach with too much light. “They need sea water, and soon,” says ${world.keeper}. ${friend} runs to the pump.|A box stands at the door of the camp, and in it there are seven small turtles that have lost their way to the sea. “They need a tank of sea water soon,” says ${world.keeper}, and ${friend} runs to the pump.|In the morning a box stands at the door of the reef camp, and in it there are seven small turtles, which ran toward the lights of a hotel and not toward the sea. “They need a tank of fresh sea water within the hour,” says ${world.keeper}, and before the sentence is over, ${friend} is at the pump.}`,
        ask: `{The pump fills ${tenths(total)} liters in ${minutes} minutes. How many liters is that in one minute?|The pump fills ${tenths(total)} liters in ${minutes} minutes, always at the same rate. How many liters does it fill in one minute?|At the same rate all the time, the pump brings ${tenths(total)} liters into the tank in ${minutes} minutes. How many liters is that in one minute?}`,
        ...shared(total, minutes),
        picture: equalParts(
          'The water in the tank, cut into its minutes.',
          'water',
          minutes,
          '?',
          `${tenths(total)} liters`,
        ),
        right: `It is ${tenths(each)} liters a minute. The first turtle begins to paddle.`,
      },
      {
        title: 'Drip, drip',
        text: `{The tank is full. The turtles swim! But then ${hero} hears a noise. Drip, drip. There is a crack in the wall of the tank.|The tank is full, and the turtles swim around in it. But then ${hero} hears a noise, because there is a crack in the wall of the tank.|The tank is full at last, and seven turtles paddle around in it as if nothing had ever happened to them. But in the quiet of the evening ${hero} hears a noise, and it comes from a crack in the wall of the tank.}`,
        ask: `{Each hour ${tenths(drip)} liters drip out. How many liters are lost in ${hours} hours?|Each hour the tank loses ${tenths(drip)} liters. How many liters does it lose in ${hours} hours?|Every hour the tank loses ${tenths(drip)} liters through the crack. How many liters does it lose in the ${hours} hours of the night?}`,
        ...times(hours, drip),
        picture: table('How much water is lost.', ['hours', 'liters'], [1, tenths(drip)], [hours, '?']),
        right: `It loses ${tenths(drip * hours)} liters in the night. Somebody has to stay awake.`,
      },
    ],
    choice: {
      title: 'The night',
      text: `{Now the pump is broken, too. They can bring water in buckets all night. Then the turtles stay safe till they are strong. Or they can take them to the beach now and let them go in the dark.|And now the pump has broken down as well. They could carry water in buckets all night, so that the turtles stay here until they are stronger. Or they could take them to the dark side of the beach and let them go now.|To make it worse, the pump has broken down, and nobody can mend it before the morning. They could carry water in buckets the whole night, so that the turtles can stay until they are stronger. Or they could take them to the dark side of the beach and let them go right now, as they would have gone if nobody had built a hotel.}`,
      options: [
        {
          label: 'Carry water all night',
          step: {
            title: 'Buckets',
            text: `{Down to the sea and up again. Their arms hurt. The moon walks over the sky.|They walk down to the sea and up again until their arms hurt. The moon moves slowly over the sky.|They walk down to the sea and up again, down and up, until their arms hurt and every bucket feels like two. Above them the moon moves slowly over the whole sky.}`,
            ask: `{A bucket holds ${tenths(bucket)} liters. They carry ${buckets} buckets. How many liters is that?|A bucket holds ${tenths(bucket)} liters, and they carry ${buckets} buckets. How many liters of water is that?|Each bucket holds ${tenths(bucket)} liters, and before the sun comes up they have carried ${buckets} buckets. How many liters of water is that?}`,
            ...times(buckets, bucket),
            right: `They have carried ${tenths(bucket * buckets)} liters when the sun comes up, and that is more than the tank has lost.`,
          },
          end: `{For a month they feed the turtles. Then they let them go in the sun. They are big and strong now. But one of them swims back. It has come to like ${hero}. It takes three days till it goes.|For a month they feed the turtles, and then they let them go, strong and round. But one of them swims back, because it has become used to ${hero}. It takes three days until it goes.|For a month they feed the turtles, and when they let them go, they are strong and round and quick. But one of them turns around and swims back, because it has become too used to people and to ${hero} most of all. It takes three days, and nobody is allowed to wave, until it finally goes.}`,
        },
        {
          label: 'Let them go now',
          step: {
            title: 'In the dark',
            text: `{They need a wet box for the way. ${friend} fills it with a hand pump.|For the way they need a box with water in it. ${friend} fills it with a small hand pump, without a light.|For the way to the dark side of the beach they need a box with water in it. ${friend} fills it with a small hand pump, without a light, so that the turtles will see nothing but the stars.}`,
            ask: `{Each push of the hand pump gives ${tenths(strong)} liters. ${friend} pushes ${pumps} times. How many liters is that?|Each push of the hand pump gives ${tenths(strong)} liters, and ${friend} pushes ${pumps} times. How many liters are in the box?|Each push of the hand pump brings ${tenths(strong)} liters into the box, and ${friend} pushes ${pumps} times. How many liters are in the box now?}`,
            ...times(pumps, strong),
            right: `There are ${tenths(strong * pumps)} liters in the box, and seven small heads.`,
          },
          end: `{The sea is black. They tip the box. Off they go, one by one! Soon there is nothing to see. “Will they make it?” asks ${hero}. ${world.keeper} looks out. “Some will,” she says.|The sea is black when they tip the box, and the turtles go, one after the other. Soon there is nothing more to see. “Will they be all right?” asks ${hero}. “Some of them will,” says ${world.keeper}.|The sea is black when they carefully tip the box, and the turtles go, one after the other, without looking back. Soon there is nothing more to see. “Will they be all right?” asks ${hero}. ${world.keeper} looks out at the water for a while. “Some of them will,” she says, “and that is more than this morning.”}`,
        },
      ],
    },
  };
};
