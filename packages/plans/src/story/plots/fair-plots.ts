import type { Tell } from '../draft.ts';
import { table } from '../drawings.ts';
import { fractionText } from '../fraction.ts';
import { count, noun } from '../noun.ts';

const marble = noun('marble');
const poster = noun('poster');
const piece = noun('piece');

/** A game with marbles: is it fair? */
export const game: Tell = ({ rng, reach, hero, friend }) => {
  const draw = () => [rng.int(1, reach), rng.int(1, reach)] as const;
  const [first, second, kind, hard] = [draw(), draw(), draw(), draw()];
  const told = ([red, blue]: readonly [number, number]) => ({
    task: {
      skill: 'statistics.simple-probability' as const,
      params: { counts: [red, blue], wanted: 0, not: false, thing: 'marbles' },
    },
    is: fractionText(red, red + blue),
  });
  const all = [first, second, kind, hard];
  if (all.some(([red, blue]) => red === blue)) return undefined;
  const keys = [told(first).is, told(second).is, told(kind).is, told(hard).is];
  // The kind bag is easier than both of the first ones, and the hard one harder.
  const chance = ([red, blue]: readonly [number, number]) => red / (red + blue);
  const before = [chance(first), chance(second)];
  if (new Set(keys).size < 4 || chance(kind) <= Math.max(...before) || chance(hard) >= Math.min(...before))
    return undefined;
  const bag = ([red, blue]: readonly [number, number]) =>
    `${count(red, { ...marble, one: 'red marble', many: 'red marbles' })} and ${count(blue, { ...marble, one: 'blue marble', many: 'blue marbles' })}`;
  const shown = (pair: readonly [number, number]) =>
    table('The marbles in the bag.', ['red', 'blue'], [pair[0], pair[1]]);
  return {
    title: 'What is in Uncle Bo’s bag',
    steps: [
      {
        title: 'Uncle Bo’s bag',
        text: `{Uncle Bo has a game at the festival. You reach into a bag. If you take a red marble, you win a paper fish. “I never win,” says a small girl. She is near tears. ${hero} asks to see what is in the bag.|Uncle Bo has a game at the festival. Whoever takes a red marble out of his bag wins a paper goldfish. “I never win,” says a small girl. She is close to tears, so ${hero} asks to look into the bag.|At the lantern festival Uncle Bo has a game of his own: whoever takes a red marble out of his bag without looking wins a goldfish made of golden paper. “I never win,” says a small girl who has no coins left and is close to tears. So ${hero} asks very politely whether they may look into the bag.}`,
        ask: `{There are ${bag(first)}. What is the probability of red?|In the bag there are ${bag(first)}. What is the probability of taking a red one?|In the bag there are ${bag(first)}, and one is taken out without looking. What is the probability that it is red?}`,
        ...told(first),
        picture: shown(first),
        right: `The probability is \`${told(first).is}\`. “Hm,” says ${friend}.`,
      },
      {
        title: 'The second bag',
        text: `{“I have a second bag,” says Uncle Bo. “But I keep it for the evening.” ${friend} looks into it. “Why is it not the same?” asks ${friend}. Uncle Bo turns pink.|“I have a second bag for the evening,” says Uncle Bo. ${friend} looks into it. “Why isn’t it the same?” asks ${friend}. Uncle Bo turns pink. “I have never counted,” he says.|“I also have a second bag, which I use in the evening,” says Uncle Bo, and ${friend} looks into that one too. “But why isn’t it the same as the other?” asks ${friend}. Uncle Bo turns pink up to the ears and says that to be honest he has never counted them.}`,
        ask: `{In it are ${bag(second)}. What is the probability of red?|In the second bag there are ${bag(second)}. What is the probability of taking a red one?|In the second bag there are ${bag(second)}, and one is taken out without looking. What is the probability that it is red?}`,
        ...told(second),
        picture: shown(second),
        right: `Here it is \`${told(second).is}\`. So it is ${chance(second) > chance(first) ? 'easier' : 'harder'} to win in the evening.`,
      },
    ],
    choice: {
      title: 'A new bag',
      text: `{“That is not fair, so you make me a bag,” says Uncle Bo. They can make it easy to win. Then all are glad, but the fish are soon gone. Or they can make it hard, so that it is a real win.|“That is not fair, so you make a bag for me,” says Uncle Bo. They could make it easier to win than with both of the others, but then the goldfish will soon be gone. Or they could make it hard. Then a win is something big.|“That is not fair, and so the two of you are going to make a bag for me,” says Uncle Bo and hands them a box of marbles. They could make it easier to win than with both of the others, so that everybody goes away happy, although the goldfish will not last until midnight. Or they could make it difficult, so that winning is something special, if they also put a sign with the probability on the table.}`,
      options: [
        {
          label: 'Make it easy to win',
          step: {
            title: 'A kind bag',
            text: `{${hero} drops in more red ones. “This one is for the small kids,” says ${hero}.|${hero} drops one red marble after the other into the bag. “This one is for the little ones,” says ${hero}.|${hero} drops one red marble after the other into the bag and listens to the sound. “This one,” says ${hero}, “is for everybody who can hardly see over the table.”}`,
            ask: `{The new bag has ${bag(kind)}. What is the probability of red?|The new bag has ${bag(kind)}. What is the probability of taking a red one?|When they are done, the new bag has ${bag(kind)}. What is the probability of taking a red one out of it?}`,
            ...told(kind),
            picture: shown(kind),
            right: `The probability of red is \`${told(kind).is}\`. The small girl goes first.`,
          },
          end: `{By nine all the fish are gone. There are fish on hats and on coats. Uncle Bo sits by his empty box. “Next year I need to fold more,” he says. But he laughs.|By nine o’clock all the goldfish are gone, and they swim through the crowd on hats and coats. Uncle Bo sits behind an empty box. “Next year I have to fold more of them,” he says and laughs.|By nine o’clock every single goldfish is gone, and they swim through the crowd on hats, on coats and on one very patient dog. The people who come later find Uncle Bo behind an empty box, and some of them are disappointed. “Next year I have to fold three times as many,” he says, but he can’t stop laughing.}`,
        },
        {
          label: 'Make it hard to win',
          step: {
            title: 'An honest sign',
            text: `{${friend} drops in more blue ones. Then ${friend} paints a big sign. It says how hard it is.|${friend} drops in more blue marbles and then paints a big sign that says how difficult it is.|${friend} drops more and more blue marbles into the bag and then paints a big sign, so that everybody can read how difficult it is before they pay.}`,
            ask: `{The new bag has ${bag(hard)}. What is the probability of red now?|The new bag has ${bag(hard)}. What is the probability of taking a red one now?|When they are done, the new bag has ${bag(hard)}. What is the probability that somebody takes a red one and wins?}`,
            ...told(hard),
            picture: shown(hard),
            right: `The probability of red is \`${told(hard).is}\`, and that is what the sign says.`,
          },
          end: `{Not many play. They read the sign and walk on. But then an old man wins. He jumps like a boy. He gives the fish to the small girl. It still hangs over her bed.|Not many people play, because they read the sign and walk on. But late in the evening an old man wins and jumps like a boy. He gives his goldfish to the small girl, and it still hangs over her bed.|Not many people play that night, because they read the sign, laugh and walk on, and Uncle Bo earns less than ever before. But late in the evening an old man puts his hand into the bag, looks at what he has taken out and jumps like a boy. He gives the goldfish to the small girl, and it still hangs over her bed.}`,
        },
      ],
    },
  };
};

/** Selling the newspaper by post: a fixed cost and so much for each. */
export const prints: Tell = ({ rng, reach, hero, friend, world }) => {
  const draw = () => [rng.int(3, reach), rng.int(5, 40), rng.int(4, 20)] as const;
  const [shop, big, school] = [draw(), draw(), draw()];
  // The other shop is asked how many posters it prints for the same money.
  const [each, n] = [rng.int(3, reach), rng.int(4, 20)];
  const other = [each, shop[0] * shop[2] + shop[1] - each * n, n] as const;
  if (other[1] < 5 || other[1] > 40 || n === shop[2]) return undefined;
  const told = ([m, b, n]: readonly [number, number, number], ask: 'total' | 'how-many') => ({
    task: { skill: 'functions.linear-model' as const, params: { story: 0, m, b, n, ask } },
    is: ask === 'total' ? m * n + b : n,
    ...(ask === 'how-many' && { unit: poster }),
  });
  const keys = [told(shop, 'total').is, told(other, 'how-many').is, told(big, 'how-many').is, told(school, 'total').is];
  if (new Set(keys).size < 4) return undefined;
  const price = ([m, b]: readonly [number, number, number]) => `$${b} to start the machine and $${m} for each poster`;
  return {
    title: 'The picture that everybody wants',
    steps: [
      {
        title: 'A lucky shot',
        text: `{${hero} took a picture for the paper. A fox sits on the roof of the school, in the snow. All want to have it! “We could print it big,” says ${friend}, “and sell it for the class trip.”|${hero} has taken a picture for the newspaper: a fox on the roof of the school in the snow. Everybody wants to have it. “We could print it as a poster,” says ${friend}, “and sell it for the class trip.”|By pure luck ${hero} has taken a picture for the school newspaper that everybody talks about: a fox sits on the roof of the school in the first snow and looks straight into the camera. “We could have it printed as a poster,” says ${friend}, “and sell it, so that the whole class can go on the trip.”}`,
        ask: `{A shop takes ${price(shop)}. How many dollars do ${shop[2]} posters cost?|The print shop takes ${price(shop)}. How many dollars do ${count(shop[2], poster)} cost?|The print shop around the corner takes ${price(shop)}. How many dollars do they have to pay for ${count(shop[2], poster)}?}`,
        ...told(shop, 'total'),
        picture: table(
          'What the posters of the shop cost.',
          ['posters', 'dollars'],
          [0, shop[1]],
          [1, shop[0] + shop[1]],
          [shop[2], '?'],
        ),
        right: `They cost $${told(shop, 'total').is}. ${friend} whistles.`,
      },
      {
        title: 'The other shop',
        text: `{“There is one more shop,” says ${world.keeper}. “It is by the river.” They ride there on their bikes. The man has ink on his nose. “Tell me what you can pay,” he says.|“There is another shop by the river,” says ${world.keeper}, so they ride there on their bikes. The man has ink on his nose. “Tell me what you can pay,” he says, “and I will tell you what you get.”|“There is another shop, down by the river,” says ${world.keeper}, who has printed there for many years, and so they ride down on their bikes in the rain. The man behind the counter has ink on his nose. “Just tell me what you can pay,” he says, “and I will tell you what you get.”}`,
        ask: `{He takes ${price(other)}. They want to pay as much as in the first shop. How many posters do they get?|He takes ${price(other)}. How many posters do they get here for as much as the first shop takes?|This shop takes ${price(other)}. How many posters do they get here for exactly as many dollars as the first shop takes?}`,
        ...told(other, 'how-many'),
        picture: table(
          'What the posters of the other shop cost.',
          ['posters', 'dollars'],
          [0, other[1]],
          [1, other[0] + other[1]],
          ['?', 'as in the first shop'],
        ),
        right: `They get ${count(other[2], poster)} for the same money, ${other[2] > shop[2] ? 'more' : 'fewer'} than in the first shop. The man puts the fox on the wall behind him.`,
      },
    ],
    choice: {
      title: 'Whose fox is it?',
      text: `{Then a big firm calls. It wants to print the fox on mugs and caps. It pays well. But then the fox is theirs. They can sell it. Or they can keep it and print it in school, with the old machine.|Then a large company calls that wants to put the fox on mugs and caps. It pays well, but after that the picture belongs to the company. They could sell it. Or they could keep it and print it at school on the old machine.|Then a large company calls that wants to print the fox on mugs, caps and umbrellas. It would pay well and make the posters for them, but after that the picture would belong to the company for ever. They could say yes. Or they could keep the fox and print it themselves on the old machine at school, which works when it wants to.}`,
      options: [
        {
          label: 'Sell the picture',
          step: {
            title: 'A thick letter',
            text: `{A thick letter comes. ${hero} signs it with a new pen. It feels odd.|A thick letter comes, and ${hero} signs it with a new pen. It feels strange.|The letter that comes is thick and has many small words in it, and ${hero} signs it with a new pen on the last page. For a reason that is hard to explain, it feels strange.}`,
            ask: `{The firm makes posters for them. It takes ${price(big)}. They pay $${told(big, 'total').is}. How many do they get?|For their own posters the company takes ${price(big)}. They pay $${told(big, 'total').is}. How many posters do they get?|For the posters that they sell themselves the company takes ${price(big)}. They pay $${told(big, 'total').is} for them. How many posters do they get?}`,
            ...told(big, 'how-many'),
            right: `They get ${count(big[2], poster)}, and the trip is paid.`,
          },
          end: `{The trip is great. In each shop on the way there is the fox, on mugs and on caps. “That is my fox,” says ${hero} to a woman. “Sure it is,” she says. She does not believe it.|The trip is wonderful. In every shop on the way they see the fox, on mugs and caps and umbrellas. “That is my fox,” says ${hero} to a woman at the counter. “Of course it is,” she says and doesn’t believe a word.|The trip is wonderful, and nobody has to stay at home. In every shop on the way they see the fox, on mugs and caps and on an umbrella in the rain. “I took that picture,” says ${hero} to a woman at the counter. “Of course you did, dear,” she says kindly and doesn’t believe a word of it.}`,
        },
        {
          label: 'Print it at school',
          step: {
            title: 'The old machine',
            text: `{The old machine coughs. ${friend} pats it. Out comes a fox. It is a bit blue.|The old machine coughs until ${friend} pats it on the side. Then the first fox comes out, and it is a little blue.|The old machine coughs and stops and has to be patted on the side by ${friend} before it does anything at all. Then, very slowly, the first fox comes out of it, and it is a little blue around the ears.}`,
            ask: `{Paper and ink cost ${price(school)}. How many dollars do ${school[2]} posters cost?|At school the posters cost ${price(school)}. How many dollars do ${count(school[2], poster)} cost?|With paper and ink the posters cost ${price(school)} when they print them at school. How many dollars do they have to pay for ${count(school[2], poster)}?}`,
            ...told(school, 'total'),
            right: `They cost $${told(school, 'total').is}, and each fox is a different blue.`,
          },
          end: `{They do not sell that many. So the trip is short. They go by bus to the woods and back. But on the way home, by the road, sits a fox. It looks right at ${hero}. This time no one takes a picture.|They do not sell very many, so the trip is a short one, by bus to the woods and back. But on the way home a fox sits beside the road and looks straight at ${hero}. This time nobody takes a picture.|They do not sell as many as they had hoped, and so the trip is a short one, by bus to the woods and back again before dark. But on the way home, where the road leaves the trees, a fox sits in the grass and looks straight at ${hero}. The camera is in a bag. This time nobody takes a picture.}`,
        },
      ],
    },
  };
};

/** Bands of cloth for the rescue team: how many pieces fit. */
export const bandages: Tell = ({ rng, reach, hero, friend, world }) => {
  const draw = () => [rng.int(2, reach), rng.int(2, 8)] as const;
  const [cloth, rope, tea, light] = [draw(), draw(), draw(), draw()];
  const told = ([whole, part]: readonly [number, number]) => ({
    task: [
      {
        skill: 'fractions.word-divide-unit' as const,
        params: { a: [whole, 0, 1], b: [0, 1, part], story: 0, name: hero, other: friend },
      },
      `${whole} ÷ (1/${part})`,
    ],
    is: whole * part,
  });
  const all = [cloth, rope, tea, light];
  if (new Set(all.map(([whole, part]) => whole * part)).size < 4) return undefined;
  const shown = ([whole, part]: readonly [number, number], what: string) =>
    table(`What they have of ${what}, and what one piece takes.`, ['in all', 'one piece'], [whole, `1/${part}`]);
  return {
    title: 'The first hike of spring',
    steps: [
      {
        title: 'Blisters',
        text: `{The snow has gone. All of the town wants to hike. ${hero} and ${friend} have a table at the start. “New boots,” says ${world.keeper}. “You will see. They all get sore feet.” ${friend} takes out the roll of soft cloth.|The snow has gone, and the whole town wants to hike. ${hero} and ${friend} have a table with first aid at the start. “They all have new boots,” says ${world.keeper}, “so they will all get sore feet.” ${friend} takes out the roll of soft cloth.|The last snow has gone, and on the first warm Sunday the whole town wants to go hiking. ${hero} and ${friend} sit behind a table with a red cross on it, where the trail begins. “Look at all those new boots,” says ${world.keeper}. “By noon every one of them will be limping.” So ${friend} takes out the roll of soft cloth and the scissors.}`,
        ask: `{The roll is ${cloth[0]} yards long. One strip takes \`1/${cloth[1]}\` of a yard. How many strips can they cut?|The roll is ${cloth[0]} yards long, and one strip takes \`1/${cloth[1]}\` of a yard. How many strips can they cut?|The roll of cloth is ${cloth[0]} yards long, and for one foot they need a strip of \`1/${cloth[1]}\` of a yard. How many strips can they cut?}`,
        ...told(cloth),
        unit: noun('strip'),
        picture: shown(cloth, 'cloth in yards'),
        right: `They can cut ${count(cloth[0] * cloth[1], noun('strip'))}. By noon they have used most of them.`,
      },
      {
        title: 'Marks on the trail',
        text: `{A man comes back and says, “I got lost!” The old marks are gone. The snow took them. “We tie new ones,” says ${hero}, “on each tree where the path turns.”|A man comes back because he has lost his way. “The snow has taken the old marks,” he says. “Then we will tie new ones,” says ${hero}, “on every tree where the path turns.”|In the afternoon a man comes back with scratches on his knees, because he has lost his way. “There isn’t a single mark left,” he says, “so the snow must have taken them.” “Then we will tie new ones,” says ${hero} and already has the red rope in one hand, “on every tree where the path turns.”}`,
        ask: `{The red rope is ${rope[0]} yards long. One mark takes \`1/${rope[1]}\` of a yard. How many marks can they tie?|The red rope is ${rope[0]} yards long, and one mark takes \`1/${rope[1]}\` of a yard. How many marks can they tie?|The red rope is ${rope[0]} yards long, and each mark around a tree takes \`1/${rope[1]}\` of a yard. How many marks can they tie with it?}`,
        ...told(rope),
        unit: noun('mark'),
        picture: shown(rope, 'rope in yards'),
        right: `They can tie ${count(rope[0] * rope[1], noun('mark'))}, as far as the waterfall.`,
      },
    ],
    choice: {
      title: 'The fork',
      text: `{At the fork they stop. The sun is low. Some hikers are still up there. They can go up with hot tea. Or they can light the way with candles, so that all find it.|At the fork they stop, because the sun is already low and some hikers are still up there. They could climb up to meet them with hot tea. Or they could light the way with candles, so that everybody finds it.|At the place where the path divides they stop, because the sun is already low and some of the hikers are still on the mountain. They could climb up to meet them and bring them hot tea. Or they could stay here and light the way with candles, so that everybody can find the way down, wherever they are.}`,
      options: [
        {
          label: 'Climb up with tea',
          step: {
            title: 'Hot tea',
            text: `{They climb with the big can. It gets dark. Then they see the hikers, all in a row on a log.|They climb with the big can until it is nearly dark. Then they see the hikers, who sit in a row on a log.|They climb with the heavy can until it is nearly dark and they can hardly see the marks on the trees. Then they discover the hikers, who sit close together on a log.}`,
            ask: `{The can holds ${tea[0]} quarts. One mug takes \`1/${tea[1]}\` of a quart. How many mugs can they fill?|The can holds ${tea[0]} quarts of tea, and one mug takes \`1/${tea[1]}\` of a quart. How many mugs can they fill?|In the can there are ${tea[0]} quarts of hot tea, and for one mug they need \`1/${tea[1]}\` of a quart. How many mugs can they fill?}`,
            ...told(tea),
            unit: noun('mug'),
            right: `They can fill ${count(tea[0] * tea[1], noun('mug'))}, and nobody says no.`,
          },
          end: `{They drink and rub their feet. Then they all walk down in the dark and hold hands. It takes half the night. But each of the hikers tells it at home as the best part of the day.|They drink their tea and rub their feet. Then they all walk down in the dark, holding hands, and it takes half the night. But at home the hikers say that it was the best part of the day.|They drink their tea, rub their feet and tell each other what went wrong. Then all of them walk down in the dark, holding hands like children in kindergarten, and it takes half the night. But when the hikers talk about that Sunday later, they never mention the view. They talk about the tea.}`,
        },
        {
          label: 'Light the way',
          step: {
            title: 'Candles',
            text: `{They cut the long candles. They put one on each stone. The path begins to glow.|They cut the long candles into pieces and put one on every stone, until the path begins to glow.|They cut the long candles into pieces and put one of them on every stone beside the path, and when they look back, the whole side of the mountain begins to glow.}`,
            ask: `{They have ${light[0]} feet of candle. One piece is \`1/${light[1]}\` of a foot. How many pieces can they cut?|They have ${light[0]} feet of candle, and one piece is \`1/${light[1]}\` of a foot long. How many pieces can they cut?|Laid end to end, they have ${light[0]} feet of candles, and each piece is \`1/${light[1]}\` of a foot long. How many pieces can they cut?}`,
            ...told(light),
            unit: piece,
            right: `They can cut ${count(light[0] * light[1], piece)}, and each of them becomes a light.`,
          },
          end: `{Far up someone shouts. They have seen the lights! One by one they come down. The last one has only one boot. “It was so dark,” she says. “And then there was a street of stars.”|Far up on the mountain somebody shouts, because they have seen the lights. One after the other they come down, cold and hungry. “It was so dark,” says the last of them, “and then there was a street of stars.”|Far up on the mountain somebody shouts, because they have seen the lights. One after the other they come down, cold and hungry and with nothing warm to drink. The last of them has only one boot on. “It was so dark,” she says and sits down on the ground, “and then suddenly there was a street made of stars.”}`,
        },
      ],
    },
  };
};
