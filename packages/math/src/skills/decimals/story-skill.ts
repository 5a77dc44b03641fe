import { keysOf } from '../../keys-of.ts';
import type { AnswerSpec, Prose, Skill } from '../../types.ts';
import { writtenAmountAnswer } from '../kit/answers.ts';
import { pickNames } from '../kit/contexts.ts';
import { decimalText } from '../kit/fraction-text.ts';
import { type Draw, joinMistakes, type Mistakes, mapCases, mapMistakes, type SkillFacts, skill } from '../kit/skill.ts';
import { pickFitting, tellWith } from '../kit/told.ts';
import { type Counted, type DecimalStory, suits } from '../stories/decimal-story.ts';
import { decimalSumHints, decimalSumSteps } from './add-subtract.ts';
import { padded, type TwoDecimals } from './decimal-numbers.ts';
import { decimalResult, givesBack, type Sign } from './decimal-skill.ts';
import {
  decimalProductHints,
  decimalProductSteps,
  decimalQuotientHints,
  decimalQuotientSteps,
} from './multiply-divide.ts';

type StoryParams = TwoDecimals & { readonly story: number; readonly name: string; readonly other: string };

/** Each case has the draw of its two numbers, and stories to tell with them. */
type StoryConfig<Id extends string> = SkillFacts & {
  readonly cases: {
    readonly [id in Id]: {
      readonly label: string;
      readonly draw: Draw<TwoDecimals>;
      readonly stories: readonly DecimalStory[];
    };
  };
  readonly rules: readonly {
    readonly signs: readonly Sign[];
    readonly mistakes: Mistakes<TwoDecimals>;
    /** Only in stories of these cases; without it, in all. */
    readonly cases?: readonly NoInfer<Id>[];
  }[];
};

/** "$3.50", "`2.5` kilograms", "`6` notebooks". */
function say(number: string, counted: Counted): Prose {
  if (counted === undefined) return `\`${number}\``;
  if (counted === '$') return number.includes('.') ? `$${padded(number, 2)}` : `$${number}`;
  return `\`${number}\` ${number === '1' ? counted.one : counted.many}`;
}

function answerFor(amount: string, counted: Counted): AnswerSpec {
  if (counted === undefined) return { kind: 'number', key: amount };
  if (counted !== '$') return writtenAmountAnswer(amount, counted);
  return {
    kind: 'quantity',
    key: `$${amount.includes('.') ? padded(amount, 2) : amount}`,
    units: ['$', 'dollars', 'dollar'],
  };
}

/** A skill of word problems with decimals. A problem stores the index of its story in the list of all stories. */
export function decimalStorySkill<const Id extends string>({ cases, rules, ...facts }: StoryConfig<Id>): Skill {
  const told = keysOf(cases).flatMap((id) => cases[id].stories.map((story) => ({ id, story })));
  const toldBy = (params: StoryParams) => {
    const found = told[params.story];
    if (!found) throw new RangeError(`${facts.code} has no story ${params.story}`);
    return found;
  };
  const storyOf = (params: StoryParams): DecimalStory => toldBy(params).story;
  /** The numbers with the digits in which the story tells them: $9.60, not 9.6. */
  const asTold = (params: StoryParams): StoryParams => {
    const { counts } = storyOf(params);
    const told = (number: string, at: 0 | 1) =>
      counts[at] === '$' && number.includes('.') ? padded(number, 2) : number;
    return { ...params, a: told(params.a, 0), b: told(params.b, 1) };
  };
  return skill<StoryParams>({
    ...facts,
    wordProblem: true,
    cases: mapCases(cases, (draw, id) => (rng, level) => {
      const drawn = draw(rng, level);
      const own = told.flatMap((one, place) => (one.id === id ? [{ place, story: one.story }] : []));
      const chosen = own[pickFitting(rng, own, ({ story }) => suits(story, drawn))];
      const [name = 'Ana', other = 'Bao'] = pickNames(rng, 2);
      return { ...drawn, story: chosen?.place ?? 0, name, other };
    }),
    pose: (params) => {
      const { sign, counts, told: words } = storyOf(params);
      const voice = {
        a: say(params.a, counts[0]),
        b: say(params.b, counts[1]),
        name: params.name,
        other: params.other,
      };
      return { prompt: tellWith(words, voice), answer: answerFor(decimalText(decimalResult(params, sign)), counts[2]) };
    },
    solve: (params) => {
      const { sign, why, counts } = storyOf(params);
      const steps =
        sign === '+' || sign === '-'
          ? decimalSumSteps(params, sign)
          : sign === '×'
            ? decimalProductSteps(params)
            : decimalQuotientSteps(params);
      const last = steps.length - 1;
      return steps.map((step, i) => {
        if (i === 0) return { line: step.line, why };
        // Prices end with two places.
        return i === last && counts[2] === '$' && step.line.includes('.')
          ? { ...step, line: padded(step.line, 2) }
          : step;
      });
    },
    hints: (params) => {
      const { sign, look } = storyOf(params);
      const hints =
        sign === '+' || sign === '-'
          ? decimalSumHints(params, sign)
          : sign === '×'
            ? decimalProductHints(params)
            : decimalQuotientHints(params);
      return [look, ...hints];
    },
    confirms: (params, key) => givesBack(params, storyOf(params).sign, key),
    mistakes: joinMistakes(
      rules.map(({ mistakes, signs, cases: only }) =>
        mapMistakes<TwoDecimals, StoryParams>(mistakes, (mistake) => (params) => {
          const { id, story } = toldBy(params);
          return signs.includes(story.sign) && (only === undefined || only.includes(id))
            ? mistake(asTold(params))
            : undefined;
        }),
      ),
    ),
  });
}
