import type { Cast, World } from './worlds.ts';

/** What an arc knows while the story is told. `count` is the number of scenes in words, `step` counts from 1. */
export type Telling = {
  readonly world: World;
  readonly cast: Cast;
  readonly count: number;
  readonly countWord: string;
};

/** A plot. The only quantities in it are the number of scenes and the answers found so far. */
export type Arc = {
  readonly id: string;
  readonly title: (telling: Telling) => string;
  readonly opening: (telling: Telling) => string;
  /** How the problem of a scene comes up; `step` counts from 1. */
  readonly finds: readonly ((telling: Telling, step: number) => string)[];
  /** The text after a correct answer. `left` scenes are still to come. */
  readonly onward: (telling: Telling, answer: string, left: string) => string;
  readonly ending: (telling: Telling, answers: string) => string;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const arcs: readonly Arc[] = [
  {
    id: 'locks',
    title: ({ world }) => `The locked room in ${world.place}`,
    opening: ({ world, cast, countWord }) =>
      `${cast.one} and ${cast.other} are in ${world.place}. ${world.sight} There is a door that nobody has opened for years. It has ${countWord} locks. Beside each lock hangs a card.`,
    finds: [
      ({ cast }) => `${cast.one} wipes the dust from the card. This is what it asks.`,
      ({ cast }) => `The next card is written in red. ${cast.other} reads it aloud.`,
      ({ cast }) => `This card is old and folded. ${cast.one} opens it with care.`,
    ],
    onward: ({ cast }, answer, left) =>
      `${cast.other} turns the dial to ${answer}. Click. The lock is open. ${capital(left)} to go.`,
    ending: ({ world, cast }, answers) =>
      `The dials stand at ${answers}. The door swings open. Behind it is a lamp that still works, and a note from ${world.keeper}: “Whoever thinks it through is welcome here.” ${cast.one} and ${cast.other} light the lamp.`,
  },
  {
    id: 'map',
    title: ({ cast, world }) => `${cast.one}, ${cast.other} and the map of ${world.place}`,
    opening: ({ world, cast, countWord }) =>
      `${cast.one} finds a map in ${world.place}. ${world.sight} The map shows a path with ${countWord} stops. ${cast.other} wants to start at once.`,
    finds: [
      ({ cast }) => `At this stop a stone has words cut into it. ${cast.other} kneels to read.`,
      ({ cast }) => `A sign hangs from a tree. ${cast.one} turns it round.`,
      ({ cast }) => `Here the path splits. ${cast.other} sees a small plate with a question.`,
    ],
    onward: ({ cast }, answer, left) =>
      `${cast.one} writes ${answer} on the map, and the way is clear. ${capital(left)} to go.`,
    ending: ({ world, cast }, answers) =>
      `On the map now stand ${answers}. The path ends at a bench with the best view of all. ${capital(world.keeper)} is there already, with two cups of cocoa for ${cast.one} and ${cast.other}.`,
  },
  {
    id: 'signal',
    title: ({ world }) => `Messages to ${world.place}`,
    opening: ({ world, cast, countWord }) =>
      `A machine in ${world.place} begins to print. ${world.sight} ${capital(world.keeper)} calls ${cast.one} and ${cast.other}. There are ${countWord} messages, and each one needs an answer.`,
    finds: [
      ({ cast }) => `The paper comes out slowly. ${cast.one} reads.`,
      ({ cast }) => `It beeps again. ${cast.other} tears off the next strip.`,
      ({ cast }) => `This message is hard to read at first. Then ${cast.one} sees it.`,
    ],
    onward: ({ cast }, answer, left) => `${cast.other} sends ${answer}. A green light goes on. ${capital(left)} to go.`,
    ending: ({ cast }, answers) =>
      `The answers ${answers} have arrived. One last strip comes out: “Thank you. Now we know that somebody is there who checks.” ${cast.one} pins it to the wall, and ${cast.other} laughs.`,
  },
  {
    id: 'feast',
    title: ({ world }) => `The feast at ${world.place}`,
    opening: ({ world, cast, countWord }) =>
      `Tonight there is a feast at ${world.place}. ${world.sight} But the list of jobs is a riddle. ${capital(world.keeper)} gives it to ${cast.one} and ${cast.other}. There are ${countWord} lines on it.`,
    finds: [
      ({ cast }) => `${cast.other} reads the line twice.`,
      ({ cast }) => `The next line has a spot of jam on it, but ${cast.one} can read it.`,
      ({ cast }) => `${cast.other} holds the list to the light.`,
    ],
    onward: ({ cast }, answer, left) =>
      `${cast.one} puts ${answer} beside the line. That job can be done. ${capital(left)} to go.`,
    ending: ({ cast }, answers) =>
      `The list is full: ${answers}. When it gets dark, all is ready. ${cast.one} and ${cast.other} get the first slice of the cake.`,
  },
  {
    id: 'repair',
    title: ({ cast }) => `${cast.one} and the machine that stood still`,
    opening: ({ world, cast, countWord }) =>
      `The big machine in ${world.place} has stopped. ${world.sight} ${capital(world.keeper)} has gone home. ${cast.one} and ${cast.other} find a panel with ${countWord} buttons and a question for each.`,
    finds: [
      ({ cast }) => `A small screen lights up. ${cast.one} bends down to it.`,
      ({ cast }) => `The next screen flickers, then ${cast.other} can read it.`,
      ({ cast }) => `Behind a flap is one more screen. ${cast.one} pulls it open.`,
    ],
    onward: ({ cast }, answer, left) =>
      `${cast.other} types ${answer}. Something inside begins to hum. ${capital(left)} to go.`,
    ending: ({ world, cast }, answers) =>
      `The screen shows ${answers}. The machine runs again. In the morning ${world.keeper} finds a note from ${cast.one} and ${cast.other}, with every step written down.`,
  },
];

/** Additional sentences for a longer story. They contain no quantities. */
export const colors: readonly ((telling: Telling) => string)[] = [
  ({ cast }) => `“Slowly,” says ${cast.other}, “we have time, and nobody is in a hurry to be wrong.”`,
  ({ world }) => `${world.sight} For a moment it is so quiet that they can hear each other breathe.`,
  ({ cast }) => `${cast.one} takes a pencil out of a pocket, because a drawing has often helped before.`,
  ({ cast }) =>
    `They have known each other for a long time, ${cast.one} and ${cast.other}, and they know that two ways are better than one.`,
];
