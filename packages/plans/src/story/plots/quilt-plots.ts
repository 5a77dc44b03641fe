import { findSkill, type Params, type Picture, type Rng, type SkillCode } from '@lemma/math';
import type { Step, Tell } from '../draft.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'picture'> & { readonly cut: string };

const drawnBy = (skill: SkillCode, params: Params): { readonly picture?: Picture } => {
  const picture = findSkill(skill)?.pose(params).picture;
  return picture ? { picture } : {};
};

/** The sides of a figure with a missing corner. */
const drawnSides = (rng: Rng, width: number, height: number) => ({
  width,
  height,
  cutWidth: rng.int(1, width - 2),
  cutHeight: rng.int(1, height - 2),
});

/** A blanket of squares: how many squares it has, also where a corner is missing. */
export const quilt: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const used = new Set<number>();
  const asked = (what: string, isBack = false): Asked | undefined => {
    if (skill.endsWith('composite-area')) {
      // Feet, as a quilt is as large as a bed, and the parts of its front are smaller than its back.
      const params = isBack
        ? {
            width: reach,
            height: rng.int(reach - 2, reach - 1),
            cutWidth: rng.int(1, 2),
            cutHeight: rng.int(1, 2),
            unit: 'ft',
          }
        : { ...drawnSides(rng, rng.int(4, reach - 2), rng.int(3, reach - 2)), unit: 'ft' };
      const is = params.width * params.height - params.cutWidth * params.cutHeight;
      if (used.has(is)) return undefined;
      used.add(is);
      return {
        ask: `{All corners of ${what} are right angles. How many square feet is it?|All corners of ${what} are right angles. How many square feet of cloth is that?|All corners of ${what} are right angles, and the drawing shows the lengths. How many square feet of cloth do they need for it?}`,
        task: { skill: 'geometry.composite-area', params },
        is,
        cut: 'square feet of cloth',
        ...drawnBy('geometry.composite-area', params),
      };
    }
    const { width, height, cutWidth, cutHeight } = drawnSides(rng, rng.int(5, reach), rng.int(3, reach - 1));
    if (skill.endsWith('rows-and-columns')) {
      const params = { rows: Math.min(width, height), columns: Math.max(width, height) + 1 };
      const all = params.rows * params.columns;
      if (used.has(all)) return undefined;
      used.add(all);
      return {
        ask: `{The drawing shows just a row and a column of ${what}. How many squares is it in all?|The drawing shows only the first row and the first column of ${what}. How many squares do they need for it?|The drawing on the wall shows only the first row and the first column of ${what}, because the chalk was too short. How many squares of cloth do they need for it?}`,
        task: { skill: 'geometry.rows-and-columns', params },
        is: all,
        cut: 'squares',
        ...drawnBy('geometry.rows-and-columns', params),
      };
    }
    const rows = Array.from({ length: height }, (_, at) => (at < cutHeight ? width - cutWidth : width));
    const is = rows.reduce((sum, row) => sum + row, 0);
    if (used.has(is)) return undefined;
    used.add(is);
    return {
      ask: `{The drawing shows ${what}. How many squares is it in all?|The drawing shows ${what}, square by square. How many squares do they need for it?|The drawing on the wall shows ${what}, square by square, just as it will be sewn together. How many squares of cloth do they need for it?}`,
      task: { skill: 'geometry.area-by-unit-squares', params: { rows } },
      is,
      cut: 'squares',
      ...drawnBy('geometry.area-by-unit-squares', { rows }),
    };
  };
  // The back is a rectangle in rows and columns, and the parts of the front fit on it.
  const [rows, columns] = [rng.int(5, 6), rng.int(7, 10)];
  const backParams = { rows, columns };
  const back: Asked = {
    ask: `{The drawing shows a row and a column of the piece for the back. How many squares is it in all?|The drawing shows only the first row and the first column of the piece for the back. How many squares do they need for it?|The drawing on the wall shows only the first row and the first column of the piece for the back, because the chalk was too short. How many squares do they need for it?}`,
    task: [{ skill: 'geometry.rows-and-columns', params: backParams }, `${rows} × ${columns}`],
    is: rows * columns,
    cut: 'squares',
    ...drawnBy('geometry.rows-and-columns', backParams),
  };
  const [second, one, two] = [
    asked('the part of the sea'),
    asked('the part of the train'),
    asked('the part of the garden'),
  ];
  const first = skill.endsWith('composite-area') ? asked('the piece for the back', true) : back;
  if (!first || !second || !one || !two) return undefined;
  if (new Set([first, second, one, two].map(({ is }) => is)).size < 4) return undefined;
  if (Number(second.is) + Math.max(Number(one.is), Number(two.is)) > Number(first.is)) return undefined;
  return {
    title: 'Everybody’s shirts',
    steps: [
      {
        title: 'A bag of shirts',
        text: `{${world.keeper} is going to move away. He has taught them all to saw and sew. “What can we give him?” asks ${hero}. ${friend} brings a bag. It is full of old shirts. “A quilt! Out of all of us.”|${world.keeper} is going to retire, after he has taught half of the town to saw and to sew. “What could we give him?” asks ${hero}. ${friend} brings a bag that is full of old shirts. “A quilt,” says ${friend}, “made out of all of us.”|After the summer ${world.keeper} is going to retire and move to his daughter, although he has taught half of the town to saw and to sew. “What do you give to somebody who can make everything himself?” asks ${hero}. ${friend} puts a bag on the table that is full of old shirts. “A quilt,” says ${friend}, “made out of all of us.”}`,
        ...first,
        right: `They cut ${first.is} ${first.cut}, until the floor is full of threads. Nobody says a word to ${world.keeper}.`,
      },
      {
        title: 'The blue ones',
        text: `{Now they lay out the blue shirts. That will be the sea. ${world.keeper} came over the sea as a boy. Then they hear his key in the door!|Now they lay out the blue shirts, which are going to be the sea, because ${world.keeper} came over the sea when he was a boy. Then they hear his key in the door.|Now they lay out all of the blue shirts, which are going to be the sea, because ${world.keeper} came over it in a small boat when he was a boy. They have just put the last piece in its place when they hear his key in the door.}`,
        ...second,
        right: `The sea takes ${second.is} ${second.cut}. They throw a sheet over it just in time. “You are so quiet today,” says ${world.keeper}.`,
      },
    ],
    choice: {
      title: 'The last corner',
      text: `{One corner is still empty. They can sew a train, for the trip that he will take. Or they can sew the garden behind the shop, so that he will not forget it.|A corner of the quilt is still empty. They could sew a train, for the trip that he is going to take. Or they could sew the garden behind the workshop, so that he won’t forget it.|A whole corner of the quilt is still empty, and there is not much time. They could sew a train, for the long trip that he is going to take. Or they could sew the garden behind the workshop, with the crooked apple tree, so that he won’t forget where he sat at noon.}`,
      options: [
        {
          label: 'Sew the train',
          step: {
            title: 'The train',
            text: `{The train is made of red shirts. ${friend} adds smoke. It is an old gray sock.|The train is made of red shirts, and for the smoke ${friend} takes a gray sock.|The train is made of the red shirts of the fire crew, and for the smoke, after thinking about it for a while, ${friend} takes an old gray sock.}`,
            ...one,
            right: `The train takes ${one.is} ${one.cut}. It looks so fast that one wants to wave.`,
          },
          end: `{On the last day they put the quilt on his knees. He looks at each bit. “That is your shirt,” he says. “And that is yours.” He knows them all. Then he sees the train. He rides off with the quilt around him, in June. He waves with a corner of it.|On the last day they put the quilt on his knees, and he looks at it for a long time. “That was your shirt,” he says, “and that was yours.” He knows every single one. When the train leaves, it is June and very warm, but he has the quilt around his shoulders and waves with a corner of it.|On the last day they put the quilt on his knees, and he looks at it without a word. “That was your shirt when you sawed through the table,” he says at last, “and that was yours when you didn’t want to come back.” He knows every single one of them. When the train leaves, it is the hottest day in June, but he has the quilt around his shoulders and waves with a corner of it.}`,
        },
        {
          label: 'Sew the garden',
          step: {
            title: 'The garden',
            text: `{The garden is made of green shirts. ${hero} sews on a tree. It leans to the left, like the real one. ${friend} sews on a small bench.|The garden is made of green shirts, and ${hero} sews a tree onto it that leans to the left like the real one. Below it ${friend} sews a very small bench.|The garden is made of every green shirt that they can find, and in the middle of it ${hero} sews a tree that leans to the left exactly like the real one. Below it ${friend} sews a very small bench, as it stands there.}`,
            ...two,
            right: `The garden takes ${two.is} ${two.cut}. Nobody had asked for the bench, but there it belongs.`,
          },
          end: `{On the last day he looks at the quilt for a long time. He puts a finger on the small bench. “Who will sit there now?” he asks. The next noon they all come and sit there. It is too small for that many. They take a picture and send it to him.|On the last day he looks at the quilt for a long time and puts a finger on the small bench. “And who is going to sit there now?” he asks. The next day at noon all of them sit there, although the bench is too small, and send him a picture.|On the last day he looks at the quilt for a long time, and in the end he puts his finger on the very small bench. “And who is going to sit there now?” he asks. The next day at noon all of them sit there, on each other’s knees, because the bench was never meant for so many. They send him a picture, and he sends one back, with the quilt on his bed.}`,
        },
      ],
    },
  };
};
