import type { Tell } from '../draft.ts';
import { bars, table } from '../drawings.ts';
import { count, noun } from '../noun.ts';
import { add, moreThan, upTo } from '../tasks.ts';

const can = noun('can');
const week = noun('week');

/** Two teams collect cans for a new net; the one behind wants to catch up. */
export const cans: Tell = ({ rng, reach, hero, friend, world }) => {
  const cast = { hero, friend };
  // The team behind has four or more, and as many are missing to the other one.
  const theirs = rng.int(Math.max(8, Math.ceil(reach / 2)), reach - 4);
  const ours = rng.int(4, theirs - 4);
  const behind = theirs - ours;
  const found = rng.int(2, Math.max(2, Math.min(behind - 2, reach - ours)));
  const now = ours + found;
  const [given, market] = [rng.int(2, Math.max(2, reach - now)), rng.int(theirs + 1, reach + 2)];
  if (found >= behind || now + given > reach || market > reach) return undefined;
  return {
    title: 'The hole in the net',
    steps: [
      {
        title: 'Red and Blue',
        text: `{There is a hole in the net. Each shot flies out. “We need a new net,” says ${world.keeper}. “Let us sell old cans.” Team Red and Team Blue look for cans.|There is such a big hole in the net that every shot flies out of it. “We need a new net,” says ${world.keeper}, “so let us sell old cans.” Team Red and Team Blue run off to find as many as they can.|There is such a big hole in the net that every good shot ends up in the bushes behind it. “We need a new one,” says ${world.keeper}, “and the recycling center pays for old cans.” Team Red and Team Blue run off in different directions, because each of them wants to bring back the larger pile.}`,
        ask: `{Team Red finds ${count(theirs, can)}. Team Blue finds ${count(ours, can)}. How many more cans does Team Red have?|Team Red finds ${count(theirs, can)} and Team Blue finds ${count(ours, can)}. How many more cans does Team Red have?|By noon Team Red has found ${count(theirs, can)}, and Team Blue has found ${count(ours, can)}. How many more cans does Team Red have than Team Blue?}`,
        task: moreThan({ hero: 'Team Red', friend: 'Team Blue' }, theirs, ours, can),
        stock: { of: 'cans of Team Blue', from: ours, to: ours },
        is: behind,
        unit: can,
        picture: bars(
          'The cans of the two teams, one bar below the other.',
          ['Red', [[theirs, `${theirs}`]]],
          [
            'Blue',
            [
              [ours, `${ours}`],
              [behind, '?'],
            ],
          ],
        ),
        right: `Team Red is ahead by ${count(behind, can)}. ${hero}, who plays for Blue, does not like it.`,
      },
      {
        title: 'Behind the bus stop',
        text: `{${hero} and ${friend} play for Blue. They do not give up. They look behind the bus stop. Look at that! There is a whole bag.|${hero} and ${friend} play for Team Blue, and they do not give up. They look behind the bus stop, and there somebody has left a whole bag of cans.|${hero} and ${friend}, who play for Team Blue, are not going to give up yet. They look behind the bus stop, where nobody has looked so far, and in the long grass they discover a whole bag of cans.}`,
        ask: `{There are ${count(found, can)} in the bag. How many cans does Team Blue have now?|There are ${count(found, can)} in the bag. How many cans does Team Blue have with them?|There are ${count(found, can)} in the bag, and they put them on their own pile. How many cans does Team Blue have now?}`,
        task: add(cast, ours, found, can),
        stock: { of: 'cans of Team Blue', from: ours, to: now },
        is: now,
        unit: can,
        picture: bars('The cans of Team Blue and the ones in the bag.', [
          'Blue',
          [
            [ours, `${ours}`],
            [found, `${found}`],
          ],
          '?',
        ]),
        right: `Team Blue has ${count(now, can)} now, and that is still not as many as Team Red.`,
      },
    ],
    choice: {
      title: 'The girl with the cart',
      text: `{A small girl comes along. She pulls a cart. It is full of cans. “I want a ball of my own,” she says. They can ask her for some cans. Or they can go with her to the market, where there are more.|A small girl comes along with a cart full of cans. “I am saving for a ball of my own,” she says. They could ask her to give them some of her cans. Or they could go with her to the market, where there must be more.|A small girl comes along the street and pulls a cart that is full of cans. “I am saving for a ball of my own,” she tells them proudly. They could ask her to give them some of her cans for the net. Or they could go with her to the market, where there must be more, although then it will be late before they are back.}`,
      options: [
        {
          label: 'Ask her for some cans',
          step: {
            title: 'A gift',
            text: `{The girl thinks. She looks at her cart. She looks at their shirts. “All right,” she says. “A few.”|The girl looks at her cart, and then she looks at their blue shirts. “All right,” she says after a while, “but only a few.”|The girl looks at her cart for a long time, and then she looks at their blue shirts. “All right,” she says in the end, “because I want to play on your team one day.”}`,
            ask: `{She gives them ${count(given, can)}. How many does Team Blue have then?|She gives ${count(given, can)} to Team Blue. How many cans does the team have then?|She takes ${count(given, can)} out of her cart and gives them to Team Blue. How many cans does the team have then?}`,
            task: add(cast, now, given, can),
            stock: { of: 'cans of Team Blue', from: now, to: now + given },
            is: now + given,
            unit: can,
            right: `Team Blue has ${count(now + given, can)} in the end.`,
          },
          end: `{The net is new. The first shot stays in it. At the fence stands the girl with her cart. She has no ball yet. ${hero} walks over. “Come in,” says ${hero}. “We have a ball.”|The net is new, and the first shot stays in it. But at the fence stands the girl, and she has no ball yet. ${hero} walks over to her. “Come in,” says ${hero}, “because we have a ball.”|A week later the net is new, and the first shot stays in it, just as it should. But at the fence stands the girl with her cart, who is still far away from a ball of her own. ${hero} walks over to her in front of everybody. “Come in,” says ${hero}, “because here there is a ball, and part of the net is yours.”}`,
        },
        {
          label: 'Go to the market with her',
          step: {
            title: 'The market',
            text: `{The market is over. There are cans all over the place! The girl gets half. Team Blue gets half.|The market is just over, and there are cans all over the place. They share them with the girl and pull them home in her cart.|The market is just over, and between the empty stalls there are cans all over the place. They share them fairly with the girl, and then all three of them pull the cart home while it gets dark.}`,
            ask: `{Team Blue wants to have ${count(market, can)}. How many more cans must they bring from the market?|Team Blue wants to reach ${count(market, can)}. How many more cans must they bring from the market?|To be ahead of Team Red, Team Blue wants to reach ${count(market, can)}. How many more cans do they have to bring from the market?}`,
            task: upTo(cast, now, market, can),
            stock: { of: 'cans of Team Blue', from: now, to: market },
            is: market - now,
            unit: can,
            right: `They bring ${count(market - now, can)} from the market, and that puts them ahead.`,
          },
          end: `{They come back late. Team Red has gone home. So nobody sees who won. But there is a net now. And the girl has a ball. It is red and blue.|They come back so late that Team Red has gone home, and nobody sees who has won. But there is a new net now, and the girl has a ball of her own. It is red and blue.|They come back so late that Team Red has gone home already, and so nobody is there to see who has won. But from that week on there is a new net, and a small girl kicks her own ball against the fence until it is dark. It is half red and half blue, and she will not say which half she likes better.}`,
        },
      ],
    },
  };
};

/** A trip to the final: something is there at the start, and the same amount comes each week. */
export const trip: Tell = ({ rng, reach, hero, friend, world }) => {
  const weekly = rng.int(3, reach);
  const weeks = rng.int(4, reach + 2);
  const start = rng.int(5, 20);
  const goal = weekly * weeks + start;
  const faster = rng.int(3, reach + 2);
  const quick = rng.int(3, weeks - 1);
  const cheaper = faster * quick + start;
  const [ticket, rides] = [rng.int(3, reach), rng.int(3, reach)];
  const rest = rng.int(4, 12);
  const card = ticket * rides + rest;
  const solved = (a: number, b: number, c: number, form: 'start' | 'down') => [
    {
      skill: 'equations.word-problems' as const,
      params:
        form === 'start'
          ? { shape: 'start', story: 2, name: hero, p: a, q: b, r: c }
          : { shape: 'down', story: 2, name: hero, p: a, q: c, r: b },
    },
    `${a}w + ${b} = ${c}`,
  ];
  if (faster <= weekly || cheaper >= goal || new Set([weeks, quick, rides]).size < 3) return undefined;
  return {
    title: 'The road to the final',
    steps: [
      {
        title: 'The jar on the shelf',
        text: `{The team is in the final! But it is far away. “The bus costs a lot,” says ${world.keeper}. On the shelf stands a jar. There is some money in it. “We can wash cars,” says ${hero}.|The team has reached the final, but the final is far away, and a bus is expensive. There is a jar with some money on the shelf. “We could wash cars every week,” says ${hero}, “and fill it up.”|For the first time in its history the team has reached the final, but the final is played at the other end of the state, and a bus is expensive. On the shelf there is a jar with some money from the last summer party. “If we wash cars every week and save the same amount each time,” says ${hero}, “we will be on that bus.”}`,
        ask: `{The jar holds $${start}. They save $${weekly} each week. The bus costs $${goal}. After how many weeks do they have just enough?|There is $${start} in the jar, and they save $${weekly} each week. The bus costs $${goal}. After how many weeks do they have exactly enough?|There is $${start} in the jar, and every week they add $${weekly} to it. The bus costs $${goal}. After how many weeks is there exactly enough money in the jar?}`,
        task: solved(weekly, start, goal, 'start'),
        is: weeks,
        unit: week,
        picture: bars('The price of the bus: what is in the jar, and equal parts for the weeks.', [
          'bus',
          [
            [start, `$${start}`],
            [weekly, `$${weekly}`],
            [weekly, `$${weekly}`],
            [weekly * 2, '…'],
          ],
          `$${goal}`,
        ]),
        right: `It takes ${count(weeks, week)}. ${friend} counts the days on the calendar twice.`,
      },
      {
        title: 'The letter',
        text: `{Then a letter comes. The final is sooner than they thought! And the bus costs less now. “We must save more,” says ${friend}.|Then a letter comes: the final will be played sooner than they thought, and there is another bus that costs less. “We have to save more each week,” says ${friend}.|Then a letter arrives that changes everything, because the final will be played much sooner than anybody thought. There is another bus that costs less, but it will not wait for slow savers. “Then we simply have to wash more cars,” says ${friend}.}`,
        ask: `{The jar still holds $${start}. Now they save $${faster} each week. This bus costs $${cheaper}. How many weeks does it take?|The jar still holds $${start}, and now they save $${faster} each week. This bus costs $${cheaper}. How many weeks does it take?|The jar still holds the first $${start}, but from now on they save $${faster} each week. The new bus costs $${cheaper}. How many weeks does it take to pay for it?}`,
        task: solved(faster, start, cheaper, 'start'),
        is: quick,
        unit: week,
        picture: table(
          'What they know of the two buses.',
          ['', 'in the jar', 'each week', 'price'],
          ['first bus', `$${start}`, `$${weekly}`, `$${goal}`],
          ['new bus', `$${start}`, `$${faster}`, `$${cheaper}`],
        ),
        right: `After ${count(quick, week)} the jar is full enough, and nobody’s shoes are dry.`,
      },
    ],
    choice: {
      title: 'The last evening',
      text: `{The bus brings them to the city. It is the last evening. Then a boy from the other team calls. Their bus broke down. ${hero} has a card for the city train. They can lend it to the other team. Or they can keep it and see the city.|On the last evening they are in the city of the final, and the other team calls, because their bus has broken down. ${hero} and ${friend} have a card for the city train. They could lend it to the other team, or they could keep it and see the city.|On the last evening, when they are already in the city of the final, the captain of the other team calls, because their own bus has broken down and they may not be able to play at all. ${hero} and ${friend} have a card with money for the city train. They could lend it to the other team, although they wanted to see the city with it. Or they could keep it and win the cup without a game.}`,
      options: [
        {
          label: 'Lend them the card',
          step: {
            title: 'The train card',
            text: `{“A final needs two teams,” says ${hero}. They take the card to the other team. The next day it comes back.|“A final needs two teams,” says ${hero}, and they take the card to the other team. The next day it comes back with a thank-you note.|“You can’t have a final with only one team,” says ${hero}, and that evening they take the card to the last station, where the others are waiting. The next day it comes back with a thank-you note and much less money on it.}`,
            ask: `{The card was worth $${card}. Each ride costs $${ticket}. Now $${rest} is left. How many rides did the team take?|The card was worth $${card}, and each ride costs $${ticket}. Now $${rest} is left on it. How many rides did the other team take?|The card was worth $${card}, and each ride costs $${ticket}. Now there is only $${rest} left on it. How many rides did the players of the other team take?}`,
            task: solved(ticket, rest, card, 'down'),
            is: rides,
            unit: noun('ride'),
            right: `They took ${count(rides, noun('ride'))}, and so the final can begin.`,
          },
          end: `{It is a great game. It is so close! In the last minute the others score. They win the cup. But then they all line up. They hold it up with both teams.|It is the best game of the year, and in the last minute the others score. They win the cup, but they do not lift it alone. Both teams hold it for the picture.|It is the best game of the whole year, with chances on both sides, and in the last minute the others score. They win the cup, but they refuse to lift it alone. In the picture that hangs in the clubhouse today there are two teams, and it takes a while to find out which of them has lost.}`,
        },
        {
          label: 'Keep the card',
          step: {
            title: 'In the city',
            text: `{They keep the card. They ride through the city. They see tall houses and a river. But it is quiet in the train.|They keep the card and ride through the city, past tall houses and over a river. But it is strangely quiet in the train.|They keep the card and ride through the city, past tall houses and over a wide river with ships on it. It is a beautiful trip, but it is strangely quiet in the train, and nobody can say why.}`,
            ask: `{The card was worth $${card}. Now $${rest} is left. Each ride costs $${ticket}. How many rides did they take?|The card was worth $${card}, and now $${rest} is left. Each ride costs $${ticket}. How many rides did they take?|The card was worth $${card} in the morning, and at noon $${rest} is left. Each ride costs $${ticket}. How many rides have they paid for?}`,
            task: solved(ticket, rest, card, 'down'),
            is: rides,
            unit: noun('ride'),
            right: `They have paid for ${count(rides, noun('ride'))}. The field is empty when they get there.`,
          },
          end: `{The other team does not come. So they get the cup. Nobody cheers. ${hero} looks at it on the way home. “It is very shiny,” says ${friend}. “But I wanted to play.”|The other team does not come, and so the cup is theirs. Nobody cheers. “It is very shiny,” says ${friend} on the way home, “but I wanted to play for it.”|The other team does not come, and so the cup is theirs without a single shot. There is nobody to cheer, and the photographer has gone home. “It is very shiny,” says ${friend} on the long way back. “But what I wanted,” says ${hero}, “was the game.”}`,
        },
      ],
    },
  };
};
