import Fraction from 'fraction.js';
import { byLevel } from '../kit/by-level.ts';
import { decimalText } from '../kit/fraction-text.ts';
import { fits, perOne, shares } from '../stories/decimal-rates.ts';
import { drawDecimal } from './decimal-numbers.ts';
import {
  alignsPoint,
  countsFromLeft,
  divideLargerFirst,
  ignoresDivisorPoint,
  ignoresPoint,
} from './product-mistakes.ts';
import { decimalStorySkill } from './story-skill.ts';
import { dividesToGetLess, multipliesToGetMore } from './word-mistakes.ts';

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
      stories: shares,
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
      stories: fits,
    },
  },
  rules: [
    { signs: ['÷'], mistakes: ignoresPoint },
    { signs: ['÷'], mistakes: ignoresDivisorPoint },
    { signs: ['÷'], mistakes: multipliesToGetMore },
    { signs: ['÷'], mistakes: divideLargerFirst },
  ],
});
