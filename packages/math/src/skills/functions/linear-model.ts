import { near } from '../kit/arithmetic.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { linear } from '../kit/linear-text.ts';
import { divisionText, quotientText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { type ModelTold, modelStories } from '../stories/models.ts';

/** A fixed amount b and m for each of n; asked: the total, the n for a total, or the rule. */
type Model = { story: number; m: number; b: number; n: number; ask: 'total' | 'how-many' | 'rule' };

const storyOf = ({ story }: Pick<Model, 'story'>): ModelTold => {
  const found = modelStories[story];
  if (found === undefined) throw new RangeError(`no story ${story}`);
  return found;
};
const totalOf = ({ m, b, n }: Model) => m * n + b;
const rule = (m: number, b: number) => `y = ${linear(m, b, 'x')}`;

const linearModel = skill<Model>({
  code: 'functions.linear-model',
  name: 'Model a start and a steady change',
  canDo: 'I can describe a start amount and a steady change with a rule.',
  grade: 8,
  standards: ['8.F.B.4', '6.EE.C.9', 'F-LE.A.2'],
  prerequisites: ['functions.slope-intercept'],
  cases: casesOf({ total: 'the total', 'how-many': 'back from the total', rule: 'the rule' }, (rng, level, caseId) => {
    const m = rng.int(2, 5 + 3 * level);
    const b = rng.pick(Array.from({ length: 20 + 10 * level }, (_, i) => i + 3).filter((start) => start !== m));
    return {
      story: rng.int(0, modelStories.length - 1),
      m,
      b,
      n: rng.int(3, 6 + 4 * level),
      ask: caseId === 'rule' ? 'rule' : caseId === 'total' ? 'total' : 'how-many',
    };
  }),
  pose: (model) => {
    const { total, howMany, rule: asked } = storyOf(model);
    const words = { ...model, t: totalOf(model) };
    if (model.ask === 'total')
      return { prompt: tellWith(total, words), answer: { kind: 'number', key: String(totalOf(model)) } };
    if (model.ask === 'how-many')
      return { prompt: tellWith(howMany, words), answer: { kind: 'number', key: String(model.n) } };
    return { prompt: tellWith(asked, words), answer: { kind: 'equation', key: rule(model.m, model.b) } };
  },
  solve: (model) => {
    const { m, b, n } = model;
    if (model.ask === 'rule')
      return steps(
        [linear(m, 0, 'x'), `\`${m}\` for each of the \`x\` ${storyOf(model).many}.`],
        [rule(m, b), `The start, \`${b}\`, counts once.`],
      );
    if (model.ask === 'total')
      return steps(
        [`${m} * ${n} = ${m * n}`, `\`${m}\` for each ${storyOf(model).one}.`],
        [`${m * n} + ${b} = ${totalOf(model)}`, 'The start counts once.'],
      );
    return steps(
      [`${totalOf(model)} - ${b} = ${m * n}`, 'Take the start away.'],
      [`${m * n}/${m} = ${n}`, `The rest comes from \`${m}\` for each ${storyOf(model).one}.`],
    );
  },
  hints: (model) => [
    'Which number counts once, and which one again and again?',
    `\`${model.b}\` counts once. \`${model.m}\` comes for each ${storyOf(model).one}.`,
    {
      total: `All the ${storyOf(model).many} together make \`${model.m} * ${model.n} = ${model.m * model.n}\`. What is still missing?`,
      'how-many': `Without the start, \`${totalOf(model) - model.b}\` is left. How many times does \`${model.m}\` fit?`,
      rule: `For \`x\` ${storyOf(model).many} the steady part is \`${linear(model.m, 0, 'x')}\`. Add what counts once.`,
    }[model.ask],
  ],
  confirms: (model, key) => {
    if (model.ask === 'rule')
      return [0, 1, 5, 12].every((x) => near(evaluateText(key.replace(/^y = /, ''), { x }), model.b + x * model.m));
    const count = model.ask === 'total' ? model.n : Number(key);
    let total = model.b;
    for (let i = 0; i < count; i += 1) total += model.m;
    return total === (model.ask === 'total' ? Number(key) : totalOf(model));
  },
  mistakes: {
    'functions.start-amount-dropped': (model) => {
      const { m, n } = model;
      if (model.ask === 'rule') return wrote(rule(m, 0), [rule(m, 0), 'So much for each one.']);
      if (model.ask === 'total') return wrote(String(m * n), [`${m} * ${n} = ${m * n}`, 'So much for each one.']);
      return wrote(quotientText(totalOf(model), m), [
        divisionText(totalOf(model), m),
        'Divide the total by what each one adds.',
      ]);
    },
    'functions.start-amount-every-time': (model) => {
      const { m, b, n } = model;
      if (model.ask === 'rule')
        return wrote(
          rule(m + b, 0),
          [`${m} + ${b} = ${m + b}`, 'Put both numbers together.'],
          [rule(m + b, 0), 'Multiply by how many.'],
        );
      if (model.ask === 'total')
        return wrote(
          String((m + b) * n),
          [`${m} + ${b} = ${m + b}`, 'Put both numbers together.'],
          [`${m + b} * ${n} = ${(m + b) * n}`, 'Multiply by how many.'],
        );
      return wrote(quotientText(totalOf(model), m + b), [
        divisionText(totalOf(model), m + b),
        'Divide the total by both numbers together.',
      ]);
    },
    'functions.rate-and-start-swapped': (model) => {
      const { m, b, n } = model;
      if (model.ask === 'rule') return wrote(rule(b, m), [rule(b, m), 'The first number goes with `x`.']);
      if (model.ask === 'total')
        return wrote(String(b * n + m), [
          `${b} * ${n} + ${m} = ${b * n + m}`,
          'Multiply by the first number and add the second.',
        ]);
      return undefined;
    },
  },
  wordProblem: true,
});

export const linearModelSkills = [linearModel];
