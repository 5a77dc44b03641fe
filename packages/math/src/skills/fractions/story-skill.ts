import { keysOf } from '../../keys-of.ts';
import type { Prose, Skill, Step } from '../../types.ts';
import { writtenAmountAnswer } from '../kit/answers.ts';
import { pickNames, type Unit } from '../kit/contexts.ts';
import { mixedText, type Term, type TwoTerms, termText } from '../kit/fraction-text.ts';
import { type Draw, joinMistakes, type Mistakes, mapCases, mapMistakes, type SkillFacts, skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import type { FractionStory } from '../stories/fraction-story.ts';
import { resultOf, type Sign, undoes } from './binary-skill.ts';
import { productHints, productSteps, quotientHints, quotientSteps } from './product-steps.ts';
import { sumHints, sumSteps } from './sum-steps.ts';

export type StoryParams = TwoTerms & { readonly story: number; readonly name: string; readonly other: string };

/** A rule that applies only in the stories of one operation. */
export type StoryRule<Id extends string = never> = {
  readonly signs: readonly Sign[];
  readonly mistakes: Mistakes<TwoTerms>;
  /** Only in stories of these cases; without it, in all. */
  readonly cases?: readonly Id[];
};

/** Limits rules to the stories of the given operations. */
export const inStories = (mistakes: Mistakes<TwoTerms>, ...signs: Sign[]): StoryRule => ({ signs, mistakes });

/** Each case has the draw of its two numbers, and stories with them. */
export type StoryConfig<Id extends string> = SkillFacts & {
  readonly cases: {
    readonly [id in Id]: {
      readonly label: string;
      readonly draw: Draw<TwoTerms>;
      readonly stories: readonly FractionStory[];
    };
  };
  readonly rules: readonly StoryRule<NoInfer<Id>>[];
};

/** "`3/4` of a mile" for amounts up to one, "`2 1/2` miles" above. */
export function measure(term: Term, unit: Unit | undefined): Prose {
  const number = `\`${termText(term)}\``;
  if (unit === undefined) return number;
  if (term[1] === 0) return `${number} ${term[0] === 1 ? unit.one : unit.many}`;
  if (term[0] > 0 || term[1] > term[2]) return `${number} ${unit.many}`;
  return `${number} of ${/^(hour|[aeio])/.test(unit.one) ? 'an' : 'a'} ${unit.one}`;
}

function solveStory(params: TwoTerms, { sign, why }: FractionStory): Step[] {
  const steps =
    sign === '+' || sign === '-' ? sumSteps(params, sign) : sign === '×' ? productSteps(params) : quotientSteps(params);
  const [first, ...others] = steps;
  return first ? [{ line: first.line, why }, ...others] : [];
}

function hintsFor(params: TwoTerms, { sign, look }: FractionStory): Prose[] {
  const hints =
    sign === '+' || sign === '-' ? sumHints(params, sign) : sign === '×' ? productHints(params) : quotientHints(params);
  return [look, ...hints.slice(-3)];
}

/**
 * A skill of word problems: several stories per case, with two numbers each. A problem stores the index of its story in
 * the list of all stories.
 */
export function storySkill<const Id extends string>({ cases, rules, ...facts }: StoryConfig<Id>): Skill {
  const told = keysOf(cases).flatMap((id) => cases[id].stories.map((story) => ({ id, story })));
  const toldBy = (params: StoryParams) => {
    const found = told[params.story];
    if (!found) throw new RangeError(`${facts.code} has no story ${params.story}`);
    return found;
  };
  const storyOf = (params: StoryParams): FractionStory => toldBy(params).story;
  return skill<StoryParams>({
    ...facts,
    wordProblem: true,
    cases: mapCases(cases, (draw, id) => (rng, level) => {
      const drawn = draw(rng, level);
      const fitting = told.flatMap((one, place) =>
        one.id === id && (one.story.fits === undefined || one.story.fits(drawn)) ? [place] : [],
      );
      const [name = 'Ana', other = 'Bao'] = pickNames(rng, 2);
      return { ...drawn, story: rng.pick(fitting), name, other };
    }),
    pose: (params) => {
      const story = storyOf(params);
      const [unitA, unitB, unit] = story.units;
      const key = mixedText(resultOf(params, story.sign));
      return {
        prompt: tellWith(story.told, {
          a: measure(params.a, unitA),
          b: measure(params.b, unitB),
          x: `\`${termText(params.a)}\``,
          y: `\`${termText(params.b)}\``,
          name: params.name,
          other: params.other,
        }),
        answer: unit ? writtenAmountAnswer(key, unit) : { kind: 'number', key },
      };
    },
    solve: (params) => solveStory(params, storyOf(params)),
    hints: (params) => hintsFor(params, storyOf(params)),
    confirms: (params, key) => undoes(params, storyOf(params).sign, key),
    mistakes: joinMistakes(
      rules.map(({ mistakes, signs, cases: only }) =>
        mapMistakes<TwoTerms, StoryParams>(mistakes, (mistake) => (params) => {
          const { id, story } = toldBy(params);
          return signs.includes(story.sign) && (only === undefined || only.includes(id)) ? mistake(params) : undefined;
        }),
      ),
    ),
  });
}
