import { capital } from '../../capital.ts';
import type { Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { withArticle } from './flat-shapes.ts';
import {
  type Flat,
  faceOf,
  flatCorners,
  flatNames,
  type Solid,
  solidDrawing,
  solidNames,
} from './kindergarten-drawings.ts';

const rules = {
  circle: 'It is round all the way.',
  triangle: 'It has 3 straight sides.',
  square: 'It has 4 sides, all the same length, and 4 square corners.',
  rectangle: 'It has 4 sides and 4 square corners.',
  hexagon: 'It has 6 straight sides.',
  cube: 'It has 6 square faces.',
  cone: 'It has one round face and comes to a point.',
  cylinder: 'It has two round faces, and it can roll.',
  sphere: 'It is round like a ball.',
} as const;

/** One shape. `look`: whether a flat shape has its usual form or another one; `tall` and `turned` change only the drawing. */
type Named = {
  readonly name: Flat | Solid;
  readonly look: 'usual' | 'other';
  readonly tall: number;
  readonly turned: number;
  readonly others: readonly (Flat | Solid)[];
};

const isSolid = (name: string): name is Solid => solidNames.some((one) => one === name);

const shapePicture = ({ name, look, tall, turned }: Omit<Named, 'others'>) => ({
  kind: 'figure' as const,
  ...(isSolid(name) ? solidDrawing(name, tall, turned) : { polygons: [{ corners: flatCorners(name, look, turned) }] }),
  alt: `A shape. ${rules[name]}`,
});

const drawFlat =
  (look: Named['look']): Draw<Named> =>
  (rng, level) => {
    const name = rng.pick(look === 'usual' ? flatNames : (['triangle', 'square', 'rectangle', 'hexagon'] as const));
    // A square is a rectangle too, so only one of the two is among the options.
    const others = rng.shuffle(flatNames.filter((one) => one !== name && !(name === 'square' && one === 'rectangle')));
    return {
      name,
      look,
      tall: 1,
      turned: rng.pick(byLevel(level, [0, 10, 20, 30], [15, 45, 70, 110, 160], [25, 35, 45, 65, 135, 200])),
      others: others.slice(0, byLevel(level, 2, 3, 3)),
    };
  };
const drawSolid: Draw<Named> = (rng, level) => {
  const name = rng.pick(solidNames);
  const others = rng.shuffle(solidNames.filter((one) => one !== name)).slice(0, byLevel(level, 1, 2, 3));
  return {
    name,
    look: 'usual',
    tall: rng.pick([0.6, 1, 1.5]),
    turned:
      name === 'cube' || name === 'sphere'
        ? 0
        : rng.pick(byLevel(level, [0, 180], [0, 90, 180], [0, 45, 90, 180, 270])),
    others: [...others, faceOf[name]],
  };
};

/** Kindergarten: name shapes in any position and form. */
const nameShapes = skill<Named>({
  code: 'geometry.name-shapes',
  name: 'Name flat and solid shapes',
  canDo: 'I can name a shape, even when it is turned.',
  grade: 0,
  standards: ['K.G.A.2'],
  prerequisites: [],
  cases: {
    turned: { label: 'flat, turned', draw: drawFlat('usual') },
    unusual: { label: 'flat, of an unusual form', draw: drawFlat('other') },
    solid: { label: 'solid', draw: drawSolid },
  },
  pose: (p) => ({
    prompt: 'What shape is this?',
    picture: shapePicture(p),
    answer: choiceAnswer(p.name, [
      ...[p.name, ...p.others].toSorted().map((name) => [name, capital(name)] as const),
      ['none', 'Another shape'],
    ]),
  }),
  solve: ({ name }) => steps([name, `${rules[name]} It is ${withArticle(name)}. Turning it does not change that.`]),
  hints: ({ name }) =>
    isSolid(name)
      ? ['Think of holding it. Can it roll? Does it have a point?', 'Look for round faces and square faces.']
      : ['Count the sides with your finger.', 'Turn your head. Is it still the same shape?'],
  confirms: (p, key) => {
    const corners = isSolid(p.name) ? 0 : flatCorners(p.name, p.look, p.turned).length;
    const expected = { 3: ['triangle'], 4: ['square', 'rectangle'], 6: ['hexagon'], 18: ['circle'] }[corners];
    return expected?.includes(key) ?? key === p.name;
  },
  mistakes: {
    'geometry.only-the-usual-look': ({ name, look, turned }) =>
      name !== 'circle' && (turned !== 0 || look === 'other')
        ? wrote('none', ['none', 'It does not look like the one in the book.'])
        : undefined,
    'geometry.names-the-face': ({ name }) =>
      isSolid(name) ? wrote(faceOf[name], [faceOf[name], 'One face of it looks like this.']) : undefined,
  },
});

/** Everyday objects, and whether the named part of each is flat or solid. */
const solidThings = [
  'a ball',
  'a box',
  'a can',
  'an ice cream cone',
  'a block',
  'an orange',
  'a drum',
  'a party hat',
  'a die',
  'a marble',
  'a loaf of bread',
  'an egg',
] as const;
const flatThings = [
  'a circle on paper',
  'a square you draw',
  'a shadow on the wall',
  'a triangle on a page',
  'a picture of a ball',
  'a line around a leaf',
  'a star on a flag',
  'a heart on a card',
  'a ring you draw',
  'a rectangle on the floor',
  'a letter you write',
  'a footprint in the sand',
] as const;

type FlatOrSolid = Omit<Named, 'others' | 'name'> & {
  readonly name: Flat | Solid;
  readonly told: string;
  readonly solid: boolean;
};
const drawKind =
  (solid: boolean, told: boolean): Draw<FlatOrSolid> =>
  (rng, level) => {
    const { others: _, ...shape } = solid
      ? drawSolid(rng, level)
      : drawFlat(rng.pick(['usual', 'other'] as const))(rng, level);
    return { ...shape, solid, told: told ? rng.pick(solid ? solidThings : flatThings) : '' };
  };

/** Kindergarten: tell flat shapes from solid ones. */
const flatOrSolid = skill<FlatOrSolid>({
  code: 'geometry.flat-or-solid',
  name: 'Tell flat shapes from solid shapes',
  canDo: 'I can say if a shape is flat or solid.',
  grade: 0,
  standards: ['K.G.A.3'],
  prerequisites: ['geometry.name-shapes'],
  cases: {
    flat: { label: 'a flat shape', draw: drawKind(false, false) },
    solid: { label: 'a solid shape', draw: drawKind(true, false) },
    'flat-thing': { label: 'something flat around us', draw: drawKind(false, true) },
    'solid-thing': { label: 'a solid thing around us', draw: drawKind(true, true) },
  },
  pose: (p) => ({
    prompt: p.told === '' ? 'Is this shape flat or solid?' : `Think of ${p.told}. Is it flat or solid?`,
    ...(p.told === '' && { picture: shapePicture(p) }),
    answer: choiceAnswer(p.solid ? 'solid' : 'flat', [
      ['flat', 'Flat'],
      ['solid', 'Solid'],
    ]),
  }),
  solve: ({ solid }) =>
    steps([
      solid ? 'solid' : 'flat',
      solid ? 'You can hold it in your hands. It is solid.' : 'It has no thickness. It is flat.',
    ]),
  hints: () => ['Could you hold it in your hand?', 'Flat shapes lie on paper. Solid shapes stand up from it.'],
  confirms: (p, key) =>
    key ===
    (p.told === ''
      ? isSolid(p.name)
        ? 'solid'
        : 'flat'
      : solidThings.some((one) => one === p.told)
        ? 'solid'
        : 'flat'),
  mistakes: {
    'geometry.drawn-means-flat': ({ solid, told }) =>
      solid && told === '' ? wrote('flat', ['flat', 'It is on the page, so it is flat.']) : undefined,
    'geometry.flat-and-solid-swapped': ({ solid }) =>
      wrote(solid ? 'flat' : 'solid', [solid ? 'flat' : 'solid', 'Take the other word.']),
  },
});

/** Everyday objects, and the shape of each. */
const around = {
  rectangle: ['a door', 'a dollar bill', 'a cell phone', 'a bed from above', 'an envelope'],
  circle: ['a plate', 'a coin', 'a clock on the wall', 'a wheel', 'a pizza'],
  triangle: ['a slice of pizza', 'a yield sign', 'a coat hanger', 'a sail'],
  square: [
    'a cracker with four even sides',
    'a space on a checkerboard',
    'a floor tile with four even sides',
    'a sticky note',
  ],
  cube: ['a die', 'an ice cube', 'a number block'],
  sphere: ['a ball', 'a marble', 'an orange'],
  cylinder: ['a can of soup', 'a paper towel roll', 'a drum'],
  cone: ['a party hat', 'an ice cream cone', 'a traffic cone'],
} as const;
type Like = { readonly thing: string; readonly name: keyof typeof around; readonly others: readonly string[] };
const drawLike =
  (names: readonly Like['name'][]): Draw<Like> =>
  (rng, level) => {
    const name = rng.pick(names);
    const near = isSolid(name) ? [faceOf[name]] : [];
    const others = rng.shuffle(names.filter((one) => one !== name && !(name === 'square' && one === 'rectangle')));
    return { thing: rng.pick(around[name]), name, others: [...near, ...others.slice(0, byLevel(level, 1, 2, 3))] };
  };

/** Kindergarten: name the shapes of everyday objects. */
const shapesAround = skill<Like>({
  code: 'geometry.shapes-around-us',
  name: 'Find shapes in things around us',
  canDo: 'I can say which shape a thing is like.',
  grade: 0,
  standards: ['K.G.A.1'],
  prerequisites: ['geometry.name-shapes'],
  cases: {
    flat: { label: 'like a flat shape', draw: drawLike(['rectangle', 'circle', 'triangle', 'square']) },
    solid: { label: 'like a solid shape', draw: drawLike(solidNames) },
  },
  pose: ({ thing, name, others }) => ({
    prompt: `Which shape is ${thing} like?`,
    answer: choiceAnswer(
      name,
      [name, ...others].toSorted().map((one) => [one, capital(withArticle(one))] as const),
    ),
  }),
  solve: ({ thing, name }) => steps([name, `${rules[name]} So ${thing} is like ${withArticle(name)}.`]),
  hints: ({ name }) =>
    isSolid(name)
      ? ['Think of holding it in your hands.', 'Can it roll? Does it have a point?']
      : ['Draw around it in the air with your finger.', 'Does it have corners? How many?'],
  confirms: ({ thing }, key) =>
    Object.entries(around).some(([name, things]) => name === key && things.some((one) => one === thing)),
  mistakes: {
    'geometry.names-the-face': ({ name }) =>
      isSolid(name) ? wrote(faceOf[name], [faceOf[name], 'One side of it looks like this.']) : undefined,
    'geometry.round-is-a-ball': ({ name, others }) =>
      (name === 'cone' || name === 'cylinder') && others.includes('sphere')
        ? wrote('sphere', ['sphere', 'It is round.'])
        : undefined,
    'geometry.four-sides-are-one-shape': ({ name, others }) =>
      name === 'rectangle' && others.includes('square') ? wrote('square', ['square', 'It has four sides.']) : undefined,
  },
});

export const kindergartenNamingSkills: readonly Skill[] = [nameShapes, flatOrSolid, shapesAround];
