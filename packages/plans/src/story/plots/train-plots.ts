import type { Tell } from '../draft.ts';
import { bars, equalParts, table } from '../drawings.ts';
import { count, digits, type Noun, noun } from '../noun.ts';
import { add, takeAway } from '../tasks.ts';

const person = noun('person', 'people');
const seat = noun('seat');
const mile = noun('mile');

/** A train fills and empties from stop to stop. */
export const snow: Tell = ({ rng, reach, hero, friend, world }) => {
  const cast = { hero, friend };
  const start = rng.int(Math.floor(reach * 0.35), Math.floor(reach * 0.6));
  const on = rng.int(Math.floor(reach * 0.12), Math.floor(reach * 0.35));
  const full = start + on;
  const off = rng.int(Math.floor(reach * 0.12), Math.floor(full * 0.6));
  const rest = full - off;
  const beds = rng.int(Math.floor(rest * 0.4), rest - 12);
  const taken = rng.int(Math.floor(rest * 0.3), rest - 11);
  if (full > reach || beds === taken || rest < 40) return undefined;
  return {
    title: 'Snow on the line',
    steps: [
      {
        title: 'All aboard',
        text: `{It is the last train up the mountain. It is very long. ${hero} and ${friend} help ${world.keeper}. They count who gets on. It snows. “All aboard!” they call.|It is the last train up the mountain before the holiday, with more cars than ever, and ${hero} and ${friend} help ${world.keeper} to count who gets on. Snow begins to fall. “All aboard!” they call.|It is the very last train up the mountain before the holiday, with two engines and more cars than ever, and so many people want to be on it that ${hero} and ${friend} have to help ${world.keeper} with the counting. Snow begins to fall on the roofs of the cars. “All aboard!” they call, and the doors close.}`,
        ask: `{${count(start, person)} are on the train. At the lake ${digits(on)} more get on. How many people are on it now?|There are ${count(start, person)} on the train, and at the lake ${digits(on)} more get on. How many people are on it now?|There are ${count(start, person)} on the train when it leaves the valley, and at the lake station ${digits(on)} more get on. How many people are on the train now?}`,
        task: add(cast, start, on, person),
        stock: { of: 'people on the train', from: start, to: full },
        is: full,
        unit: person,
        picture: bars('The people on the train and the ones who get on.', [
          'train',
          [
            [start, `${start}`],
            [on, `${on} more`],
          ],
          '?',
        ]),
        right: `${count(full, person)} are on the train, and every seat is taken.`,
      },
      {
        title: 'The tunnel',
        text: `{In the tunnel the train stops. “Too much snow,” says ${world.keeper}. There is a village not far from here. Some people put on their boots and walk there.|In the tunnel the train stops. “There is too much snow on the line,” says ${world.keeper}. A village is not far from here, and some of the people put on their boots and walk there.|In the middle of the tunnel the train stops with a long sigh. “There is too much snow on the line,” says ${world.keeper} after a call on the radio. “We won’t move before morning.” A village is not far from here, and some of the people put on their boots and walk down to it with flashlights.}`,
        ask: `{${digits(off)} of them walk to the village. How many people stay on the train?|${digits(off)} of all the people walk to the village. How many people stay on the train?|Of all the people on the train, ${digits(off)} walk down to the village. How many people stay on the train in the tunnel?}`,
        task: takeAway(cast, full, off, person),
        stock: { of: 'people on the train', from: full, to: rest },
        is: rest,
        unit: person,
        picture: bars('All the people: the ones who walk and the rest.', [
          'people',
          [
            [off, `${off} walk`],
            [rest, '? stay'],
          ],
          'all the people',
        ]),
        right: `${count(rest, person)} stay, and it gets cold.`,
      },
    ],
    choice: {
      title: 'The cold night',
      text: `{It is cold in the train. Some cars can be kept warm, but not all. They can all crowd into the warm cars. Or they can make fires at the end of the tunnel.|It is getting cold, and only some of the cars can be kept warm. All of the people could crowd into those cars, if there are enough seats. Or they could make a fire at the end of the tunnel and share the blankets.|It is getting colder every minute, and there is only enough power to keep some of the cars warm. All of the people could crowd into those cars, but many of them would have to stand until the morning. Or they could make a fire at the end of the tunnel and share the blankets from the sleeping car.}`,
      options: [
        {
          label: 'Crowd into the warm cars',
          step: {
            title: 'Standing room',
            text: `{They move closer, and closer still. The windows turn white.|They move closer together, and then closer still. The windows turn white from so much breath.|They move closer together, and then closer still, until even the suitcases have to go. Soon the windows are white from so many people breathing in one place.}`,
            ask: `{The warm cars have ${count(beds, seat)}. How many of the people who stay must stand?|The warm cars have ${count(beds, seat)}. How many of the people who stay have to stand?|The warm cars have ${count(beds, seat)} altogether. How many of the people who stay on the train have to stand?}`,
            task: takeAway(cast, rest, beds, person),
            stock: { of: 'people on the train', from: rest, to: rest - beds },
            is: rest - beds,
            unit: person,
            right: `${count(rest - beds, person)} have to stand. Every hour they change places.`,
          },
          end: `{All night they take turns. One hour they sit. One hour they stand. In the morning the snow plow comes. Nobody is rested, but nobody is cold. And all of them know each other’s names.|All night they take turns, an hour on a seat and an hour on their feet. In the morning the snow plow comes. Nobody has slept much, but nobody is cold, and they all know each other’s names.|All night long they take turns, an hour on a seat and an hour on their feet, and whoever is standing has to tell a story. In the morning the snow plow digs them out. Nobody has slept, and a good many people never want to hear a story again. But nobody is cold, and all of them know each other’s names.}`,
        },
        {
          label: 'Make a fire and share blankets',
          step: {
            title: 'The blankets',
            text: `{A fire burns at the end of the tunnel. ${friend} hands out blankets. They smell of smoke.|Soon a fire burns at the end of the tunnel, and ${friend} hands out the blankets from the sleeping car.|Soon a fire burns at the end of the tunnel, and its light dances on the wet walls. ${friend} walks from one group to the next and hands out the blankets from the sleeping car.}`,
            ask: `{${digits(taken)} of the people who stay get a blanket. How many get none?|There are blankets for ${digits(taken)} of the people who stay. How many people get no blanket?|There are blankets for ${digits(taken)} of the people who stay. How many people have to share a blanket with somebody else?}`,
            task: takeAway(cast, rest, taken, person),
            stock: { of: 'people on the train', from: rest, to: rest - taken },
            is: rest - taken,
            unit: person,
            right: `${count(rest - taken, person)} get none of their own, so the others open theirs.`,
          },
          end: `{They sing by the fire. The snow looks blue. In the morning all of them cough a bit. But when the plow comes, no one runs to it. They want to sing one last song.|They sit by the fire and sing, while the snow outside turns blue. In the morning half of them have a cold. But when the plow comes, nobody runs to it, because they want to finish the song.|They sit by the fire and sing every song that anybody knows, while the snow outside turns blue and then gray. In the morning half of them have a cold, and ${world.keeper} has no voice left at all. But when the plow finally comes, nobody runs to it, because first they want to finish the song.}`,
        },
      ],
    },
  };
};

/** Up to how many miles each hour somebody is a little faster. */
const LITTLE = 6;

/** How far a train and a bus get in an hour, or in all, and who takes the band to the fair. */
export const race: Tell = ({ rng, hero, friend, world, skill }) => {
  // Who multiplies knows the speeds and finds the ways; who divides finds the speeds and then the hours.
  const multiplies = skill.startsWith('whole-numbers.multiply');
  const speed = rng.int(21, 38);
  const busSpeed = rng.int(Math.max(21, speed - LITTLE), Math.min(39, speed + LITTLE));
  const [hours, busHours] = [rng.int(3, 6), rng.int(2, 5)];
  const [far, busFar] = [speed * hours, busSpeed * busHours];
  const [toFair, byRoad] = [rng.int(4, 7), rng.int(2, 6)];
  const faster = speed > busSpeed ? 'train' : 'bus';
  const [stops, atStop] = [rng.int(3, 9), rng.int(12, 39)];
  const [trips, busSeats] = [rng.int(3, 9), rng.int(21, 39)];
  const rateOf = (distance: number, time: number) => ({
    task: [
      { skill: 'ratios.unit-rate' as const, params: { story: 1, name: hero, count: time, amount: distance } },
      `${distance} ÷ ${time}`,
    ],
    is: distance / time,
    unit: mile,
  });
  const times = (each: number, n: number, unit: Noun) => ({ task: `${each} × ${n}`, is: each * n, unit });
  const hoursFor = (distance: number, each: number) => ({
    task: [`${distance} ÷ ${each}`],
    is: distance / each,
    unit: noun('hour'),
  });
  const [lake, road] = [speed * toFair, busSpeed * byRoad];
  const known = multiplies
    ? [speed, hours, busSpeed, busHours, far, busFar, stops, atStop, trips, busSeats, stops * atStop, trips * busSeats]
    : [far, hours, busFar, busHours, speed, busSpeed, toFair, byRoad, lake, road];
  // The straight road is the shorter way.
  const isShorter = multiplies ? busFar < far : road < lake;
  if (!isShorter || new Set(known).size < known.length) return undefined;
  const distances = {
    train: {
      ask: `{The train goes ${speed} miles each hour. It is at the fair after ${hours} hours. How many miles long is its way?|The train goes ${speed} miles each hour and needs ${hours} hours to the fair. How many miles is its way?|According to the book the train goes ${speed} miles in each hour and needs ${hours} hours to the fair. How many miles long is the way along the lake?}`,
      ...times(speed, hours, mile),
      picture: equalParts('The way of the train, cut into its hours.', 'train', hours, `${speed} miles`, '?'),
      right: `The way along the lake is ${count(far, mile)} long. “And every one of them is beautiful,” says ${world.keeper}.`,
    },
    bus: {
      ask: `{The bus goes ${busSpeed} miles each hour. It is at the fair after ${busHours} hours. How many miles long is its way?|The bus goes ${busSpeed} miles each hour and needs ${busHours} hours to the fair. How many miles is its way?|“This bus goes ${busSpeed} miles in each hour and needs ${busHours} hours to the fair,” it says. How many miles long is the way over the hill?}`,
      ...times(busSpeed, busHours, mile),
      picture: table('What they know of the bus.', ['miles each hour', 'hours', 'miles'], [busSpeed, busHours, '?']),
      right: `The way over the hill is ${count(busFar, mile)} long, shorter than the one along the lake.`,
    },
  };
  const speeds = {
    train: {
      ask: `{The train goes ${far} miles in ${hours} hours. It keeps one speed. How many miles does it go each hour?|The train goes ${far} miles in ${hours} hours, always at the same speed. How many miles does it go in each hour?|According to the book the train goes ${far} miles in ${hours} hours, always at the same speed. How many miles does it go in each hour?}`,
      ...rateOf(far, hours),
      picture: equalParts('The way of the train, cut into its hours.', 'train', hours, '?', `${far} miles`),
      right: `The train goes ${count(speed, mile)} each hour. “Uphill!” says ${world.keeper}.`,
    },
    bus: {
      ask: `{The bus goes ${busFar} miles in ${busHours} hours. It keeps one speed. How many miles does it go each hour?|The bus goes ${busFar} miles in ${busHours} hours, always at the same speed. How many miles does it go in each hour?|“This bus goes ${busFar} miles in ${busHours} hours,” it says, always at the same speed. How many miles does it go in each hour?}`,
      ...rateOf(busFar, busHours),
      picture: table(
        'What they know of the train and the bus.',
        ['', 'miles', 'hours'],
        ['train', far, hours],
        ['bus', busFar, busHours],
      ),
      right: `The bus goes ${count(busSpeed, mile)} each hour. So the ${busSpeed > speed ? 'bus' : 'train'} is faster, but only by ${count(Math.abs(busSpeed - speed), mile)} each hour.`,
    },
  };
  const passengers = {
    train: {
      ask: `{At each of ${stops} stops ${atStop} people get on. How many people come along?|They play at ${stops} stops, and at each of them ${atStop} people get on. How many people come along?|At each of the ${stops} stops on the lake ${atStop} people get on to hear more of the music. How many people come along to the fair?}`,
      ...times(atStop, stops, person),
      right: `${count(stops * atStop, person)} come along, with music all the way.`,
    },
    bus: {
      ask: `{All the town wants to come, too. The bus has ${busSeats} seats and goes ${trips} times, full each time. How many people does it take?|The whole town wants to come along. The bus has ${busSeats} seats and has to go ${trips} times, always full. How many people does it take?|The whole town wants to come along, and with its ${busSeats} seats the bus has to go over the hill ${trips} times, always full. How many people does it take to the fair?}`,
      ...times(busSeats, trips, person),
      right: `It takes ${count(trips * busSeats, person)}, and at every bump the drum on the roof says boom.`,
    },
  };
  const arrivals = {
    train: {
      ask: `{It is ${lake} miles to the fair by the lake. The train keeps its speed. How many hours does it take?|Along the lake it is ${lake} miles to the fair, and the train keeps its speed. How many hours does it take?|Along the lake it is ${lake} miles to the fair, and the train keeps the speed that they found in the book. How many hours does it take?}`,
      ...hoursFor(lake, speed),
      right: `It takes ${count(toFair, noun('hour'))}, with music all the way.`,
    },
    bus: {
      ask: `{It is ${road} miles to the fair by road. The bus keeps its speed. How many hours does it take?|Over the hill it is ${road} miles to the fair, and the bus keeps its speed. How many hours does it take?|Over the hill it is ${road} miles to the fair, and the bus keeps the speed that they found for it. How many hours does it take?}`,
      ...hoursFor(road, busSpeed),
      right: `It takes ${count(byRoad, noun('hour'))}, and at every bump the drum on the roof says boom.`,
    },
  };
  const [found, then] = multiplies ? [distances, passengers] : [speeds, arrivals];
  return {
    title: 'The train against the bus',
    steps: [
      {
        title: 'The old engine',
        text: `{“Your train is slow. No one will want to ride on it,” says the man with the bus. “They will!” says ${friend}. ${world.keeper} pats the old engine. “We are never late,” she says. ${hero} opens the log book.|“Your old train is much too slow,” says the man who drives the bus, “and soon nobody will want to ride on it.” ${friend} gets very angry. ${world.keeper} only pats the old engine, but ${hero} opens the log book to find out what is true.|“Your old train is much too slow,” says the man who drives the new bus to the mountain, “and before the summer is over nobody will want to ride on it any more.” ${friend} is so angry that not a single good answer comes to mind. ${world.keeper} says nothing and pats the side of the old engine, but ${hero} opens the log book of the railroad to find out what is true.}`,
        ...found.train,
      },
      {
        title: 'The new bus',
        text: `{“And your bus?” asks ${hero}. The man shows a paper. It is on the door of his bus. He grins.|“And what can your bus do, if you please?” asks ${hero}. The man grins and shows them the paper that hangs on the door of his bus.|“And what can your own bus do, if we may ask?” says ${hero} politely. The man grins and points at the advertisement that he has painted on the door of his bus in enormous red letters.}`,
        ...found.bus,
      },
    ],
    choice: {
      title: 'Who rides with whom?',
      text: `{Now they know what both can do. The ${faster} is faster. On Sunday the band must get to the fair. ${hero} can put them on the train. It winds by the lake. Or on the bus. It takes the road. “You choose,” says the man. “And then we see.”|Now they know what both of them can do, and that the ${faster} is faster. On Sunday the town band has to get to the fair with its drums. They could take the train, which goes along the lake, or the bus, which takes the road over the hill. “You choose for them,” says the man, “and then we will see.”|Now they know what both of them can do, and that the ${faster} is a little faster. On Sunday the whole town band has to get to the fair with its drums and trumpets. They could take the train, which goes along the lake, or the bus, which takes the straight road over the hill. “You choose for them,” says the man, “and then we will see which is better.”}`,
      options: [
        {
          label: 'Send the band by train',
          step: {
            title: 'Along the lake',
            text: `{The band gets on with drums and all. The lake is blue. They play as they go.|The band gets on with all its drums. The lake is so blue that they open the windows and play for it.|The band gets on with all its drums and trumpets, and there is room for every one of them. The lake lies blue in the afternoon sun, and so they open all the windows and begin to play for the people on the other side of the water.}`,
            ...then.train,
          },
          end: `{At each stop people hear the band. They get on to come along! At the fair the train is full. “So,” says ${world.keeper} to the man. “Who wants to ride on it?” He has to laugh.|At every stop people hear the band, and they get on to come along to the fair. When they arrive, the train is so full that nobody can sit. “Nobody wants to ride on it?” says ${world.keeper} to the man, and even he has to laugh.|At every stop people hear the music, drop what they are doing and get on to come along. When they finally arrive at the fair, the train is so full that they have to climb out through the windows. “So nobody wants to ride on it?” says ${world.keeper} to the man with the bus, and then even he has to laugh.}`,
        },
        {
          label: 'Send the band by bus',
          step: {
            title: 'Over the hill',
            text: `{The big drum does not fit. They tie it on the roof. Off goes the bus!|The big drum does not fit through the door, so they tie it to the roof with a rope before the bus is off.|The big drum does not fit through the door, so in the end they tie it to the roof with a long rope. Then the bus is off in a cloud of dust.}`,
            ...then.bus,
          },
          end: `{Boom! In a bend the rope breaks. The big drum rolls down the hill. It ends up in the lake. The next day it comes home, on the train. ${world.keeper} gives it a seat by the window.|In a bend the rope breaks, and the big drum rolls down the hill and into the lake, so that the band has to play without it. The next day it comes home on the train, on a seat by the window.|In the last bend the rope breaks, and the big drum rolls down the hill, through a flock of sheep and into the lake. The band arrives on time, but it has to play without the drum. The next day the drum comes home on the train, and ${world.keeper} has given it a seat by the window.}`,
        },
      ],
    },
  };
};
