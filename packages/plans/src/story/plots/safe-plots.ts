import type { Step, Tell } from '../draft.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is'>;

/** Notes with a calculation on each: in which order it is done, or which number was hidden. */
export const safe: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const used = new Set<number>();
  const order = skill.endsWith('order-of-operations');
  // Numbers that are looked for are larger than those that are printed.
  const hidden = /find-input|both-sides/.test(skill);
  /** What stands on a note that leads to a number, or to any. */
  const written = (
    wanted?: number,
  ): readonly [line: string, is: number, a: number, b: number, c: number] | undefined => {
    for (let tries = 0; tries < 200; tries += 1) {
      const start = order ? rng.int(2, reach) : rng.int(hidden ? reach - 5 : 2, reach);
      const a = order ? start : (wanted ?? start);
      const [b, c] = [rng.int(2, hidden ? 5 : 9), rng.int(2, hidden ? 4 : 7)];
      const [line, is] = order
        ? rng.pick([[`${a} + ${b} × ${c}`, a + b * c] as const, [`(${a} + ${b}) × ${c}`, (a + b) * c] as const])
        : skill.endsWith('find-input')
          ? ([`f(x) = ${c}x + ${b}`, a] as const)
          : skill.endsWith('both-sides')
            ? ([`${c + b}x + ${c} = ${b}x + ${c + c * a}`, a] as const)
            : rng.pick([[`x + ${b} = ${a + b}`, a] as const, [`${c}x = ${a * c}`, a] as const]);
      if (a === b || is === b || (hidden && is < 6) || (wanted !== undefined && wanted !== is)) continue;
      return [line, is, a, b, c];
    }
    return undefined;
  };
  const asked = (where: string, wanted?: number): Asked | undefined => {
    const note = written(wanted);
    if (note === undefined || (wanted === undefined && used.has(note[1]))) return undefined;
    const [line, is, a, b, c] = note;
    used.add(is);
    const ask = order
      ? `{The note ${where} says \`${line}\`. Which number is it?|On the note ${where} they read \`${line}\`. Which number does the dial need?|On the yellow note that they find ${where} somebody has written \`${line}\`. Which number does the dial need now?}`
      : skill.endsWith('find-input')
        ? `{The note ${where} says \`${line}\`. It comes to \`${c * a + b}\`. What is \`x\`?|On the note ${where} they read \`${line}\`, and that \`f(x)\` is \`${c * a + b}\`. Which number is \`x\`?|On the yellow note that they find ${where} somebody has written \`${line}\`, and below it that \`f(x)\` is \`${c * a + b}\`. Which number is \`x\`, and so the next one on the dial?}`
        : `{The note ${where} says \`${line}\`. What is \`x\`?|On the note ${where} they read \`${line}\`. Which number is \`x\`?|On the yellow note that they find ${where} somebody has written \`${line}\`. Which number is \`x\`, and so the next one on the dial?}`;
    const task = skill.endsWith('find-input')
      ? ({
          skill: 'functions.find-input',
          params: { b: c, c: b, output: c * a + b, name: 'f', letter: 'x' },
        } as const)
      : line;
    return { ask, task, is };
  };
  const [first, second, one] = [asked('on the clock'), asked('under the flour bin'), asked('in the old apron')];
  // The last number is the same, whichever way they find it.
  const two = one && asked('behind the photo', Number(one.is));
  if (!first || !second || !one || !two || one.ask.split('`')[1] === two.ask.split('`')[1]) return undefined;
  return {
    title: 'The bread that nobody knows',
    steps: [
      {
        title: 'The safe',
        text: `{There is a safe in the wall of the shop. It has been shut for years. “My father locked his best bread in it,” says ${world.keeper}. “He loved sums. He said: who opens it shall bake it.” On the clock sticks a note.|In the wall of the old bakery, behind the flour, there is a safe that has been shut for years. “My father locked away the recipe of his best bread,” says ${world.keeper}. “He loved numbers, and he said that whoever opens it shall bake it.” On the clock sticks a yellow note.|In the wall of the bakery, behind the flour, there is a safe that nobody has opened since before ${hero} was born. “My father locked away the recipe of his best bread,” says ${world.keeper}, “because he loved numbers more than keys. He always said that whoever gets it open shall bake it.” On the old clock sticks a yellow note that everyone has taken for a joke.}`,
        ...first,
        right: `They turn the dial to ${first.is}, and it clicks. ${friend} has stopped breathing.`,
      },
      {
        title: 'Click',
        text: `{It clicks! So it is not a joke. They look for more notes. ${friend} lies down and looks under the bin. There is dust, a spoon and a note.|It clicks, so it was not a joke after all. They look for more notes, and ${friend} lies down on the floor. Under the bin there are dust, a spoon and a note.|It clicks, so it was not a joke after all. They look for more notes in every corner, and at last ${friend} lies down on the floor with a flashlight. Under the bin there are the dust of many years, a silver spoon and, right at the back, a yellow note.}`,
        ...second,
        right: `They turn the dial to ${second.is}. Click. “He hid it where he dropped the spoon,” says ${world.keeper}. “He was so angry about it.”`,
      },
    ],
    choice: {
      title: 'The last number',
      text: `{Just one number is missing. ${world.keeper} has to think. “He had an apron that he never washed. And there is a photo of my mother.” They can look in the apron. Or they can look behind the photo.|Only the last number is missing, and ${world.keeper} has to think. “He had an apron that nobody was allowed to wash,” she says, “and there is the photo of my mother.” They could look in the apron, or they could look behind the photo.|Only the last number is missing, and ${world.keeper} has to think about it. “He had an apron that nobody was ever allowed to wash,” she says slowly, “and then there is the photo of my mother, which hangs so straight.” They could look into the pockets of the apron, or they could look behind the photo.}`,
      options: [
        {
          label: 'Look in the apron',
          step: {
            title: 'The pocket',
            text: `{The apron is stiff with old dough. It stands up by itself! In the pocket is a note.|The apron is so stiff with old dough that it can stand by itself. In its pocket there is a note.|The apron is so stiff with the dough of forty years that it can stand in the corner by itself like a person. Deep in its pocket there is a note.}`,
            ...one,
            right: `They turn the dial to ${one.is}. Click. The door swings open without a sound.`,
          },
          end: `{In the safe is a jar with gray dough. It bubbles! “It is not a recipe,” says ${hero}. “It is alive.” There is a note: “Feed it once a week.” “Then who fed it?” asks ${friend}. They all look at ${world.keeper}. She gets red. “I know the way in from the back,” she says.|In the safe there is no paper, only a jar of gray dough that bubbles. “It is alive,” says ${hero}. On the jar it says that it must be fed once a week. “Then who has fed it all these years?” asks ${friend}. They all look at ${world.keeper}, who turns red. “There is a little door in the back,” she says.|In the safe there is no recipe, only a jar of gray dough, and the dough is bubbling. “It is alive,” says ${hero}. On the jar it says, in an old man’s handwriting, that it must be fed once a week. “Then somebody has been feeding it all these years,” says ${friend}, and they all look at ${world.keeper}, who turns as red as a cherry. “There is a little door in the back,” she says. “But I was never good at numbers, and I did so want to know whether they fit.”}`,
        },
        {
          label: 'Look behind the photo',
          step: {
            title: 'The photo',
            text: `{They take the photo down. A young woman laughs in it. She has flour on her nose. On the back is a note.|They take the photo down, in which a young woman laughs with flour on her nose. On the back of it there is a note.|They take the photo down from its nail, very carefully. In it a young woman laughs at somebody who cannot be seen, with flour on her nose. On the back of it there is a note.}`,
            ...two,
            right: `They turn the dial to ${two.is}. Click. Nobody dares to pull.`,
          },
          end: `{In the safe is just a small loaf. It is as hard as a stone. With it is a card. “This was her first bread. It was so bad that we laughed all night. It is the best one I know.” They bake one just like it and burn it. ${world.keeper} laughs till she has to sit down.|In the safe there is only a small loaf, as hard as a stone, and a card: “This was the first bread she ever made. It was so bad that we laughed all night. I know no better one.” They bake one just like it and burn it, and ${world.keeper} laughs until she has to sit down.|In the safe there is nothing but a small loaf, as black and as hard as a stone, and a card: “This is the first bread that she ever baked for me. It was so terrible that we laughed all night, and I have never had a better one.” They bake one just like it and burn it as it should be burned, and ${world.keeper} laughs until she has to sit down.}`,
        },
      ],
    },
  };
};
