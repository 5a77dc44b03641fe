import Fraction from 'fraction.js';
import { byLevel } from '../kit/by-level.ts';
import { units } from '../kit/contexts.ts';
import { decimalText } from '../kit/fraction-text.ts';
import { drawDecimal } from './decimal-numbers.ts';
import {
  alignsPoint,
  countsFromLeft,
  divideLargerFirst,
  ignoresDivisorPoint,
  ignoresPoint,
} from './product-mistakes.ts';
import { type DecimalStory, decimalStorySkill } from './story-skill.ts';
import { dividesToGetLess, multipliesToGetMore } from './word-mistakes.ts';

const { kg, L, m, g } = units;

const perOne: readonly DecimalStory[] = [
  {
    sign: '×',
    counts: [kg, '$', '$'],
    tell: (v) =>
      `One kilogram of cherries costs ${v.b}. ${v.name} buys ${v.a} of cherries. How many dollars does ${v.name} pay?`,
    why: 'The price of one kilogram times the number of kilograms.',
    look: 'Does the bag hold more or less than one kilogram? So is it more or less than the price of one?',
  },
  {
    sign: '×',
    counts: [m, '$', '$'],
    tell: (v) => `One meter of cloth costs ${v.b}. How many dollars do ${v.a} of cloth cost?`,
    why: 'The price of one meter times the number of meters.',
    look: 'What would 2 meters cost? Which operation is that?',
  },
  {
    sign: '×',
    counts: [L, g, g],
    tell: (v) => `One liter of this juice holds ${v.b} of sugar. How many grams of sugar are in ${v.a} of the juice?`,
    why: 'The sugar in one liter times the number of liters.',
    look: 'Is it more or less than one liter? So is it more or less sugar?',
  },
];

/** Grades 5 and 6: an amount for each one, also for less than one. */
export const rateStories = decimalStorySkill({
  code: 'decimals.word-multiply',
  name: 'Solve multiplication stories with decimals',
  canDo: 'I can find the cost or size of several or of a part, with decimals.',
  grade: 6,
  standards: ['6.NS.B.3', '5.NBT.B.7'],
  prerequisites: ['decimals.multiply', 'decimals.product-size'],
  cases: {
    several: {
      label: 'more than one',
      draw: (rng, level) => {
        const a = drawDecimal(rng, 1, byLevel(level, 3, 6, 12), 1);
        return {
          a,
          b:
            level === 1
              ? String(rng.int(3, byLevel(level, 12, 12, 40)))
              : drawDecimal(rng, 2, byLevel(level, 12, 12, 30), 1),
        };
      },
      stories: perOne,
    },
    part: {
      label: 'less than one',
      draw: (rng, level) => {
        const places = byLevel(level, 1, 1, 2);
        const a = drawDecimal(rng, 0, 0, places);
        // Two places in all, so that prices come out in whole cents.
        const whole = level === 1 || places === 2;
        return {
          a,
          b: whole
            ? String(rng.int(3, byLevel(level, 12, 12, 40)))
            : drawDecimal(rng, 2, byLevel(level, 12, 12, 30), 1),
        };
      },
      stories: perOne,
    },
  },
  rules: [
    { signs: ['×'], mistakes: dividesToGetLess },
    { signs: ['×'], mistakes: alignsPoint },
    { signs: ['×'], mistakes: countsFromLeft },
  ],
});

/** Grade 6: shares and pieces. */
export const divisionStories = decimalStorySkill({
  code: 'decimals.word-divide',
  name: 'Solve division stories with decimals',
  canDo: 'I can share a decimal amount and find how many pieces fit.',
  grade: 6,
  standards: ['6.NS.B.3', '5.NBT.B.7'],
  prerequisites: ['decimals.divide-by-decimal'],
  cases: {
    share: {
      label: 'share equally',
      draw: (rng, level) => {
        const times = rng.int(2, byLevel(level, 5, 8, 15));
        const share = drawDecimal(rng, 1, byLevel(level, 4, 8, 15), byLevel(level, 1, 1, 2));
        return { a: decimalText(new Fraction(share).mul(times)), b: String(times) };
      },
      stories: [
        {
          sign: '÷',
          counts: ['$', undefined, '$'],
          tell: (v) =>
            `A meal costs ${v.a}. ${v.b} friends share the cost equally. How many dollars does each friend pay?`,
          why: 'Equal shares: divide by the number of friends.',
          look: 'Does each friend pay more or less than the whole meal?',
        },
        {
          sign: '÷',
          counts: [m, undefined, m],
          tell: (v) =>
            `${v.name} cuts ${v.a} of wood into ${v.b} pieces of the same length. How many meters long is each piece?`,
          why: 'Equal pieces: divide by their number.',
          look: 'Is one piece longer or shorter than all the wood?',
        },
        {
          sign: '÷',
          counts: [L, undefined, L],
          tell: (v) =>
            `${v.name} pours ${v.a} of soup into ${v.b} bowls, the same into each. How many liters are in one bowl?`,
          why: 'Equal amounts: divide by the number of bowls.',
          look: 'Is there more or less in one bowl than in all?',
        },
      ],
    },
    fit: {
      label: 'how many fit',
      draw: (rng, level) => {
        const times = rng.int(2, byLevel(level, 5, 8, 15));
        const piece = rng.pick(
          byLevel(
            level,
            ['0.5', '0.2'],
            ['0.2', '0.25', '0.4', '0.6', '0.8'],
            ['0.15', '0.35', '0.45', '0.75', '0.12'],
          ),
        );
        return { a: decimalText(new Fraction(piece).mul(times * 2 + 1)), b: piece };
      },
      stories: [
        {
          sign: '÷',
          counts: [m, m, undefined],
          tell: (v) => `${v.name} has ${v.a} of wire and cuts it into pieces of ${v.b}. How many pieces are there?`,
          why: 'How many pieces fit: divide by the length of one.',
          look: 'How many pieces does one meter give?',
        },
        {
          sign: '÷',
          counts: [kg, kg, undefined],
          tell: (v) => `A shop packs ${v.a} of tea into bags. Each bag holds ${v.b}. How many bags are filled?`,
          why: 'How many bags fit: divide by what one holds.',
          look: 'Think of filling one bag after the other. How many does one kilogram fill?',
        },
        {
          sign: '÷',
          counts: [L, L, undefined],
          tell: (v) => `A barrel holds ${v.a} of cider. A bottle holds ${v.b}. How many bottles can be filled?`,
          why: 'How many bottles fit: divide by what one holds.',
          look: 'How many bottles does one liter fill?',
        },
      ],
    },
  },
  rules: [
    { signs: ['÷'], mistakes: ignoresPoint },
    { signs: ['÷'], mistakes: ignoresDivisorPoint },
    { signs: ['÷'], mistakes: multipliesToGetMore },
    { signs: ['÷'], mistakes: divideLargerFirst },
  ],
});
