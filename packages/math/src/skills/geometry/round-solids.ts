import type { Picture } from '../../pictures/types.ts';
import type { MisconceptionId, Skill, SkillCode, Step } from '../../types.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { exact } from '../kit/numeric.ts';
import { type Mistakes, mapMistakes, skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { type Line, steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, pickUnit, unitWords, withoutUnit } from './measures.ts';

type Solid = 'cylinder' | 'cone' | 'sphere';
/** Radius and height; a sphere has no height. `given` says which length is told. */
type Round = { solid: Solid; given: 'radius' | 'diameter'; r: number; h: number; unit: LengthUnit };

/** "36pi", "(100/3)pi", "pi". */
const piText = (top: number, bottom = 1): string => {
  const factor = exact(top).div(bottom);
  if (factor.equals(1)) return 'pi';
  return factor.d === 1n ? `${factor.toFraction()}pi` : `(${factor.toFraction()})pi`;
};

const parts = { cylinder: [1, 1], cone: [1, 3], sphere: [4, 3] } as const;
const bodyOf = ({ solid, r, h }: Round) => (solid === 'sphere' ? r ** 3 : r * r * h);
const volumeText = (round: Round) => piText(parts[round.solid][0] * bodyOf(round), parts[round.solid][1]);
const withRadius = (round: Round, r: number): Round => ({ ...round, r });
const formulas = { cylinder: 'pi * r^2 * h', cone: '1/3 * pi * r^2 * h', sphere: '4/3 * pi * r^3' } as const;

function picture({ solid, given, r, h, unit }: Round): Picture {
  const told = given === 'radius' ? `${r} ${unit}` : `${2 * r} ${unit}`;
  const label = { x: 0, y: -0.8, text: `${given} ${told}` };
  const alt = `A ${solid} with a ${given} of ${told}${solid === 'sphere' ? '' : ` and a height of ${h} ${unit}`}.`;
  if (solid === 'sphere')
    return {
      kind: 'figure',
      polygons: [],
      circles: [{ x: 0, y: 4, radius: 4 }],
      segments: [{ x1: given === 'radius' ? 0 : -4, y1: 4, x2: 4, y2: 4, label: told }],
      alt,
    };
  const corners =
    solid === 'cylinder'
      ? [
          { x: -4, y: 0 },
          { x: 4, y: 0 },
          { x: 4, y: 8 },
          { x: -4, y: 8 },
        ]
      : [
          { x: -4, y: 0 },
          { x: 4, y: 0 },
          { x: 0, y: 8 },
        ];
  return {
    kind: 'figure',
    polygons: [{ corners }],
    segments: [{ x1: 0, y1: 0, x2: 0, y2: 8, dashed: true, label: `${h} ${unit}` }],
    labels: [label],
    scaleNote: `seen from the side: a ${solid}`,
    alt,
  };
}

/** Misconceptions that apply to one kind of solid only. */
const onlyOf: { readonly [id in MisconceptionId]?: Round['solid'] } = {
  'geometry.pointed-solid-as-full': 'cone',
  'geometry.circle-formulas-swapped': 'cylinder',
  'geometry.sphere-squared-radius': 'sphere',
};

const rules: Mistakes<Round> = {
  'geometry.radius-diameter-swapped': (round) => {
    const used = round.given === 'diameter' ? withRadius(round, 2 * round.r) : undefined;
    return (
      used &&
      wrote(volumeText(used), [
        `${formulas[round.solid].replace('r', `(${used.r})`).replace('h', String(round.h))} = ${volumeText(used)}`,
        `Put the given length, \`${used.r}\`, in place of \`r\`.`,
      ])
    );
  },
  'geometry.pointed-solid-as-full': (round) =>
    round.solid === 'cone'
      ? wrote(piText(bodyOf(round)), [
          `pi * ${round.r}^2 * ${round.h} = ${piText(bodyOf(round))}`,
          'Area of the bottom times the height.',
        ])
      : undefined,
  'geometry.radius-doubled-not-squared': (round) => {
    const body = round.solid === 'sphere' ? 3 * round.r : 2 * round.r * round.h;
    const [top, bottom] = parts[round.solid];
    return wrote(
      piText(top * body, bottom),
      [
        `${round.r} * ${round.solid === 'sphere' ? 3 : 2} = ${round.solid === 'sphere' ? 3 * round.r : 2 * round.r}`,
        `The little ${round.solid === 'sphere' ? 3 : 2} means times ${round.solid === 'sphere' ? 3 : 2}.`,
      ],
      [piText(top * body, bottom), 'Work out the rest.'],
    );
  },
  'geometry.circle-formulas-swapped': (round) =>
    round.solid === 'cylinder'
      ? wrote(piText(2 * round.r * round.h), [
          `2 * pi * ${round.r} * ${round.h} = ${piText(2 * round.r * round.h)}`,
          'Around the bottom, times the height.',
        ])
      : undefined,
  'geometry.sphere-squared-radius': (round) =>
    round.solid === 'sphere'
      ? wrote(piText(4 * round.r ** 2), [
          `4 * pi * ${round.r}^2 = ${piText(4 * round.r ** 2)}`,
          'Use 4 times `pi` times the radius squared.',
        ])
      : undefined,
};

function solve(round: Round): Step[] {
  const { solid, given, r, h } = round;
  const [top, bottom] = parts[solid];
  const start: Line[] = given === 'diameter' ? [[`${2 * r}/2 = ${r}`, 'The radius is half of the diameter.']] : [];
  if (solid === 'sphere')
    return steps(
      ...start,
      [`${r}^3 = ${r ** 3}`, 'Cube the radius.'],
      [`4/3 * ${r ** 3} * pi = ${volumeText(round)}`, 'The volume is four thirds of `pi` times the radius cubed.'],
    );
  const base: Line = [`pi * ${r}^2 = ${piText(r * r)}`, 'Area of the circle at the bottom.'];
  const full: Line = [`${piText(r * r)} * ${h} = ${piText(bodyOf(round))}`, 'Times the height.'];
  return bottom === 1
    ? steps(...start, base, full)
    : steps(...start, base, full, [
        `${piText(bodyOf(round))}/${bottom} = ${piText(top * bodyOf(round), bottom)}`,
        'A cone is one third of the cylinder around it.',
      ]);
}

const solidSkill = (solid: Solid, name: string, canDo: string, prerequisites: readonly SkillCode[]): Skill =>
  skill<Round>({
    code: `geometry.${solid}-volume`,
    name,
    canDo,
    grade: 8,
    standards: ['8.G.C.9'],
    prerequisites,
    cases: {
      radius: {
        label: 'the radius is given',
        draw: (rng, level) => ({
          solid,
          given: 'radius',
          r: rng.int(3, 4 + 2 * level),
          h: solid === 'cone' && level < 3 ? 3 * rng.int(2, 4) : rng.int(4, 8 + 2 * level),
          unit: pickUnit(rng),
        }),
      },
      diameter: {
        label: 'the diameter is given',
        draw: (rng, level) => ({
          solid,
          given: 'diameter',
          r: rng.int(3, 4 + 2 * level),
          h: solid === 'cone' && level < 3 ? 3 * rng.int(2, 4) : rng.int(4, 8 + 2 * level),
          unit: pickUnit(rng),
        }),
      },
    },
    pose: (round) => ({
      prompt: `A ${solid} has a ${round.given} of \`${round.given === 'radius' ? round.r : 2 * round.r}\` ${round.unit}${solid === 'sphere' ? '' : ` and a height of \`${round.h}\` ${round.unit}`}. Find its volume in ${unitWords(round.unit, 3)}. Give the exact answer with \`pi\`.`,
      picture: picture(round),
      answer: measured(volumeText(round), round.unit, 3),
    }),
    solve,
    hints: (round) => [
      solid === 'sphere'
        ? 'Which power of the radius belongs to a volume?'
        : 'Start with the area of the circle at the bottom.',
      `The formula is \`${formulas[solid]}\`. The radius is \`${round.r}\`.`,
      solid === 'sphere'
        ? `The radius cubed is \`${round.r ** 3}\`. Take four thirds of it, times \`pi\`.`
        : `The bottom has the area \`${piText(round.r ** 2)}\`. ${solid === 'cone' ? 'A cone is one third of the cylinder around it.' : 'Multiply it by the height.'}`,
    ],
    confirms: (round, key) => {
      // Thin round slices, added up.
      const slices = 400;
      const tall = solid === 'sphere' ? 2 * round.r : round.h;
      let sum = 0;
      for (let i = 0; i < slices; i += 1) {
        const z = ((i + 0.5) * tall) / slices;
        const square =
          solid === 'cylinder'
            ? round.r ** 2
            : solid === 'cone'
              ? (round.r * (1 - z / tall)) ** 2
              : round.r ** 2 - (z - round.r) ** 2;
        sum += (Math.PI * square * tall) / slices;
      }
      return Math.abs(sum / evaluateText(withoutUnit(key)) - 1) < 1e-4;
    },
    mistakes: mapMistakes(rules, (mistake, id) => ((onlyOf[id] ?? solid) === solid ? mistake : undefined)),
    read: (text) => {
      const { body } = typed(text);
      const [found, given = '', length] = /(radius|diameter)[^\d]{0,10}(\d+)/i.exec(body) ?? [];
      const h = Number(/height[^\d]{0,10}(\d+)/i.exec(body)?.[1] ?? (solid === 'sphere' ? 1 : Number.NaN));
      const r = given.toLowerCase() === 'diameter' ? Number(length) / 2 : Number(length);
      return found !== undefined &&
        /volume/i.test(body) &&
        body.toLowerCase().includes(solid) &&
        Number.isInteger(r) &&
        r > 0 &&
        h > 0
        ? { solid, given: given.toLowerCase() === 'diameter' ? 'diameter' : 'radius', r, h, unit: 'cm' }
        : undefined;
    },
  });

export const roundSolidSkills: readonly Skill[] = [
  solidSkill('cylinder', 'Find the volume of a cylinder', 'I can find the volume of a cylinder.', [
    'geometry.circle-area',
    'geometry.volume-prism',
  ]),
  solidSkill('cone', 'Find the volume of a cone', 'I can find the volume of a cone.', ['geometry.cylinder-volume']),
  solidSkill('sphere', 'Find the volume of a sphere', 'I can find the volume of a sphere.', [
    'geometry.cylinder-volume',
  ]),
];
