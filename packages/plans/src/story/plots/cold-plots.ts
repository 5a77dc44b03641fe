import type { Step, Tell } from '../draft.ts';
import { numberLine } from '../drawings.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is'>;

/** A temperature at a place, and at another one that is compared with it. */
type Reading = {
  readonly where: string;
  readonly degrees: number;
  readonly elsewhere: string;
  readonly other: number;
};

/** Degrees below zero: which is lower, how far from zero, and the opposite. */
export const cold: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const below = (from: number, to: number): number => -rng.int(from, Math.max(from, to));
  const step = Math.max(1, Math.floor(reach / 6));
  // It gets colder from scene to scene; the bedroom with the heater is never as cold as the tunnel.
  const dome = below(2, 2 * step);
  const later = dome - rng.int(1, step);
  const tunnel = later - rng.int(1, 2 * step);
  const bedroom = rng.int(later + 1, 6);
  const night = rng.int(tunnel, dome - 1);
  if (-tunnel > reach || night === later) return undefined;
  if (new Set([dome, later, tunnel, bedroom, night].map(Math.abs)).size < 5 || bedroom === 0) return undefined;
  const asked = ({ where, degrees: a, elsewhere, other: b }: Reading): Asked & { readonly said: string } => {
    const read = `\`${a}\` degrees ${where}`;
    if (skill.endsWith('compare'))
      return {
        ask: `{It is ${read} and \`${b}\` degrees ${elsewhere}. Which is true?|It is ${read} and \`${b}\` degrees ${elsewhere}. Which is true of the two numbers?|According to the sensors, it is ${read} and \`${b}\` degrees ${elsewhere}. Which statement about these two numbers is true?}`,
        task: { skill: 'integers.compare', params: { a, b } },
        is: a < b ? 'less' : 'greater',
        said: `It is colder ${a < b ? where : elsewhere}.`,
      };
    if (skill.endsWith('absolute-value'))
      return {
        ask: `{It is ${read}. How many degrees is that from zero?|It is ${read} now. How many degrees are there between that and zero?|At this hour it is ${read}. How many degrees are there between that and zero, where water begins to freeze?}`,
        task: `|${a}|`,
        is: -a,
        said: `It is \`${-a}\` degrees away from zero ${where}.`,
      };
    return {
      ask: `{The sensor ${where} shows \`${-a}\` degrees. Its wires are crossed, so the truth is the opposite. What is the opposite of \`${-a}\`?|The sensor ${where} shows \`${-a}\` degrees, but its wires are crossed, so that the truth is the opposite. What is the opposite of \`${-a}\`?|The sensor ${where} shows \`${-a}\` degrees, but everybody knows that its wires are crossed and that the truth is the opposite. What is the opposite of \`${-a}\`?}`,
      task: { skill: 'integers.opposite', params: { a: -a, style: 'words' } },
      is: a,
      said: `It is \`${a}\` degrees ${where}.`,
    };
  };
  const first = asked({ where: 'in the dome', degrees: dome, elsewhere: 'in the bedroom', other: bedroom });
  const second = asked({ where: 'in the dome', degrees: later, elsewhere: 'in the tunnel', other: tunnel });
  const one = asked({ where: 'in the tunnel', degrees: tunnel, elsewhere: 'in the dome', other: night });
  const two = asked({ where: 'in the bedroom', degrees: night, elsewhere: 'in the dome', other: later });
  return {
    title: 'The lemon tree',
    steps: [
      {
        title: 'Lights out',
        text: `{Bang! The lights go out. The heat goes off. In the glass dome of the station stands a tree. It is a lemon tree, and it is far from home. “It must not freeze,” says ${hero}. “It is the last of its kind up here.”|With a bang the lights go out, and the heat stops. In the glass dome of the station stands a lemon tree, far away from any other tree. “It must not freeze,” says ${hero}, who has watered it since it was small.|With a bang all the lights go out, and after a moment of silence the heating stops as well. In the glass dome of the station stands a lemon tree, farther away from other trees than any tree has ever been. “It must not freeze,” says ${hero}, who has watered it every day since it was a seed in a paper cup.}`,
        ...first,
        picture: numberLine('A number line through zero.', -reach, reach, Math.max(1, Math.round(reach / 5)), []),
        right: `${first.said} ${friend} writes it on the glass with a finger.`,
      },
      {
        title: 'Breath',
        text: `{They can see their own breath now. ${friend} wraps a coat around the tree. “I am cold, too,” says ${friend}. “But I can jump. It can’t.”|By now they can see their own breath. ${friend} takes off a coat and wraps it around the tree. “I am cold as well,” says ${friend}, “but I can jump up and down, and a tree can’t do that.”|By now they can see their own breath, and there is ice on the inside of the glass. ${friend} takes off a coat and wraps it carefully around the trunk. “I am cold as well,” says ${friend}, “but I can jump up and down, and that is something that a tree has never learned.”}`,
        ...second,
        right: `${second.said} “So think of something,” says ${world.keeper} over the radio.`,
      },
    ],
    choice: {
      title: 'Where to go',
      text: `{There is a small heater in the bedroom. They can bring the tree there, but the tunnel is cold. Or they can bring the heater to the tree. Then it is cold in the beds all night.|There is a small heater in the bedroom of the crew. They could carry the tree there, but the way goes through the cold tunnel. Or they could bring the heater to the tree. Then they all have to sleep in the cold.|There is only a small heater left, and it stands in the bedroom of the crew. They could carry the tree there, although the way goes through the cold tunnel. Or they could bring the heater to the tree, and then everybody, ${world.keeper} too, has to spend the night in the cold.}`,
      options: [
        {
          label: 'Carry the tree',
          step: {
            title: 'Through the cold',
            text: `{They lift the pot. It is so heavy! Step by step they go. The leaves shake. “Talk to it,” says ${hero}. So ${friend} sings.|They lift the heavy pot and go, step by step, while the leaves tremble. “You have to talk to it,” says ${hero}, so ${friend} sings the only song that comes to mind.|They lift the pot, which is much heavier than it looks, and carry it step by step through the dark, while the leaves tremble. “You have to talk to it,” says ${hero}. Since nothing else comes to mind, ${friend} sings a birthday song from beginning to end.}`,
            ...one,
            right: `${one.said} They walk faster, until the door of the bedroom is shut behind them.`,
          },
          end: `{In the morning all of them lie around the tree. It has lost its leaves. ${hero} is sad. But weeks later there is a green dot. Then there is one more. ${friend} sings to it each day now, just to be safe.|In the morning everybody lies around the tree like around a fire. It has lost all of its leaves, and ${hero} says nothing for a whole day. But weeks later there is a green dot on a branch. ${friend} sings to it every evening now, just to be safe.|In the morning the whole crew lies around the tree as if it were a campfire. During the night it has lost every single leaf, and ${hero} says nothing for a whole day. But weeks later there is a tiny green dot on the lowest branch, and then another. ${friend} sings to it every evening now, just to be safe.}`,
        },
        {
          label: 'Bring the heater',
          step: {
            title: 'Who gets cold',
            text: `{They ask the crew. Nobody says a word. Then ${world.keeper} gets up and takes the heater under one arm. “I can sleep in my suit,” says ${world.keeper}.|They ask the crew. At first nobody says a word. Then ${world.keeper} gets up and takes the heater under one arm. “I have always wanted to sleep in my suit,” says ${world.keeper}.|They ask the crew, and for a while nobody says a word, because everybody is tired and the beds are warm. Then ${world.keeper} gets up and takes the heater under one arm. “I have always wanted to know,” says ${world.keeper}, “how one sleeps in a space suit.”}`,
            ...two,
            right: `${two.said} But in the dome, beside the heater, a leaf moves.`,
          },
          end: `{They all sleep in space suits. It looks so funny! In the morning the lights go on. The tree is well. On it hangs a small yellow lemon. They cut it up, a bit for each of them. It is so sour that they cry. “The best I ever had,” says ${world.keeper}.|They all sleep in their space suits, which looks very funny. In the morning the lights go on again, and the tree is well. Behind a leaf they find a small yellow lemon and share it. It is so sour that they cry. “It is the best I have ever had,” says ${world.keeper}.|They all sleep in their space suits, like a row of stranded whales. In the morning the lights go on again, and the tree has not lost a single leaf. Behind one of them ${friend} discovers a small yellow lemon, which they divide among everybody. It is so sour that the tears run down their faces. “It is the best that I have ever eaten,” says ${world.keeper}, and nobody disagrees.}`,
        },
      ],
    },
  };
};
