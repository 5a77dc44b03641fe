import { polynomialText, readPolynomial } from '../algebra/polynomial.ts';
import { near } from '../kit/arithmetic.ts';
import { exact, fractionText, inParentheses, signed } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';

/** f(letter) = a·letter^2 + b·letter + c at the given input. */
type Value = { a: number; b: number; c: number; input: number; name: string; letter: string };
/** f(letter) = b·letter + c = output. */
type Input = { b: number; c: number; output: number; name: string; letter: string };

const ruleText = ({ a, b, c, name, letter }: Value) => `${name}(${letter}) = ${polynomialText([c, b, a], letter)}`;
const outputOf = ({ a, b, c, input }: Value) => a * input * input + b * input + c;

/** The rule with the input in brackets: "2(3)^2 - (3) + 5". */
const filledIn = ({ a, b, c, input, letter }: Value) =>
  polynomialText([c, b, a], letter).replaceAll(letter, `(${input})`);

const evaluate = skill<Value>({
  code: 'functions.evaluate',
  name: 'Evaluate a function',
  canDo: 'I can find the output of a function for an input.',
  grade: 8,
  standards: ['8.F.A.1', 'F-IF.A.2'],
  prerequisites: [],
  cases: casesOf(
    { linear: 'a linear rule', 'negative-input': 'a negative input', square: 'a rule with a square' },
    (rng, level, caseId) => {
      const square = caseId === 'square' || (caseId === 'negative-input' && level === 3);
      const size = rng.int(2, 4 + level);
      return {
        a: square ? rng.int(2, 2 + level) : 0,
        b: square && level < 3 ? 0 : caseId === 'linear' && level > 1 && rng.chance(0.4) ? -size : size,
        c: rng.int(1, 9) * (level > 1 && rng.chance(0.5) ? -1 : 1),
        input: caseId === 'negative-input' ? -rng.int(2, 5) : rng.int(2, square ? 5 : 9),
        name: rng.pick(['f', 'f', 'g', 'h']),
        letter: rng.pick(['x', 'x', 't', 'n']),
      };
    },
  ),
  pose: (value) => ({
    prompt: `Find \`${value.name}(${value.input})\`.`,
    math: ruleText(value),
    answer: { kind: 'number', key: String(outputOf(value)) },
  }),
  solve: (value) =>
    steps(
      [filledIn(value), `Write \`(${value.input})\` wherever \`${value.letter}\` stands.`],
      [String(outputOf(value)), 'Work it out: powers first, then products, then sums.'],
    ),
  hints: (value) => [
    `\`${value.name}(${value.input})\` means: the output of \`${value.name}\` when the input is \`${value.input}\`.`,
    `Write \`(${value.input})\` in place of \`${value.letter}\`.`,
    `That makes \`${filledIn(value)}\`. Work it out.`,
  ],
  confirms: ({ a, b, c, input }, key) => near((a * input + b) * input + c, Number(key)),
  mistakes: {
    'functions.input-written-beside-number': ({ a, b, c, input }) =>
      a !== 0 || b < 2 || input < 0 || input > 9
        ? undefined
        : wrote(String(Number(`${b}${input}`) + c), [
            `${b}${input} ${signed(c)} = ${Number(`${b}${input}`) + c}`,
            `Put \`${input}\` in place of the letter.`,
          ]),
    'functions.notation-as-product': (value) => {
      const { a, b, c, input, letter } = value;
      const answer = polynomialText([c * input, b * input], letter);
      return a !== 0 || c === 0
        ? undefined
        : wrote(answer, [
            `${input}(${polynomialText([c, b, a], letter)}) = ${answer}`,
            'The number stands beside the letter: multiply.',
          ]);
    },
    'functions.coefficient-squared-too': ({ a, b, c, input }) =>
      a === 0 || a === 1
        ? undefined
        : wrote(
            String((a * input) ** 2 + b * input + c),
            [`(${a} * ${inParentheses(input)})^2 = ${(a * input) ** 2}`, 'Multiply, then square.'],
            [String((a * input) ** 2 + b * input + c), 'Add the rest.'],
          ),
    'functions.negative-square-stays-negative': ({ a, b, c, input }) =>
      a === 0 || input > 0
        ? undefined
        : wrote(
            String(-a * input * input + b * input + c),
            [`${input}^2 = ${-input * input}`, 'Square it and keep the minus.'],
            [String(-a * input * input + b * input + c), 'Work out the rest.'],
          ),
    'functions.product-sign-dropped': ({ a, b, c, input }) =>
      a !== 0 || b * input > 0
        ? undefined
        : wrote(
            String(-b * input + c),
            [`${Math.abs(b)} * ${Math.abs(input)} = ${-b * input}`, 'Multiply the numbers.'],
            [String(-b * input + c), 'Add the rest.'],
          ),
  },
  read: (text) => {
    const [found, name = '', letter = '', rule = '', again, at] =
      /^([a-z])\(([a-z])\) ?= ?(.+?)[,;]? *(?:(?:find|what is|then)? *)([a-z])\( ?(-?\d+) ?\)$/i.exec(
        typed(text).body,
      ) ?? [];
    const read = readPolynomial(rule.replace(/\s+/g, ''));
    const [c = 0, b = 0, a = 0, ...more] = read?.coefficients ?? [];
    return found !== undefined && name === again && read?.letter === letter && more.length === 0
      ? { a, b, c, input: Number(at), name, letter }
      : undefined;
  },
});

const inputText = ({ b, c, output }: Input) => fractionText(exact(output - c).div(b));

const findInput = skill<Input>({
  code: 'functions.find-input',
  name: 'Find the input for an output',
  canDo: 'I can work back from the output of a function to the input.',
  grade: 8,
  standards: ['8.F.A.1', 'F-IF.A.2', '8.EE.C.7b'],
  prerequisites: ['functions.evaluate'],
  cases: casesOf(
    {
      plus: 'a number is added',
      minus: 'a number is taken away',
      'negative-rate': 'a negative number before the letter',
    },
    (rng, level, caseId) => {
      const size = rng.int(2, 4 + level);
      const b = caseId === 'negative-rate' ? -size : size;
      const c = rng.int(1, 9) * (caseId === 'minus' ? -1 : 1);
      const input = rng.int(2, 6 + level) * (level === 3 && rng.chance(0.5) ? -1 : 1);
      return {
        b,
        c,
        output: b * input + c,
        name: rng.pick(['f', 'f', 'g', 'h']),
        letter: rng.pick(['x', 'x', 't', 'n']),
      };
    },
  ),
  pose: (params) => ({
    prompt: `For which \`${params.letter}\` is \`${params.name}(${params.letter}) = ${params.output}\`?`,
    math: `${params.name}(${params.letter}) = ${polynomialText([params.c, params.b], params.letter)}`,
    answer: { kind: 'number', key: inputText(params), variable: params.letter },
  }),
  solve: (params) =>
    steps(
      [
        `${polynomialText([params.c, params.b], params.letter)} = ${params.output}`,
        'The output is known, so set the rule equal to it.',
      ],
      [
        `${polynomialText([0, params.b], params.letter)} = ${params.output - params.c}`,
        params.c > 0 ? `Take \`${params.c}\` away from both sides.` : `Add \`${-params.c}\` to both sides.`,
      ],
      [`${params.letter} = ${inputText(params)}`, `Divide both sides by \`${params.b}\`.`],
    ),
  hints: (params) => [
    `Is \`${params.output}\` what goes in or what comes out?`,
    `Set the rule equal to \`${params.output}\`: \`${polynomialText([params.c, params.b], params.letter)} = ${params.output}\`.`,
    `Then \`${polynomialText([0, params.b], params.letter)} = ${params.output - params.c}\`. What is \`${params.letter}\`?`,
  ],
  confirms: ({ b, c, output }, key) => near(b * exact(key).valueOf() + c, output),
  mistakes: {
    'functions.output-used-as-input': ({ b, c, output }) =>
      wrote(String(b * output + c), [
        `${b} * ${inParentheses(output)} ${signed(c)} = ${b * output + c}`,
        'Put the number into the rule.',
      ]),
    'functions.undone-in-wrong-order': ({ b, c, output }) => {
      const answer = fractionText(exact(output).div(b).sub(c));
      return wrote(answer, [
        `${inParentheses(output)}/${inParentheses(b)} ${c < 0 ? '+' : '-'} ${Math.abs(c)} = ${answer}`,
        `Undo from left to right: divide first, then ${c < 0 ? 'add' : 'take away'}.`,
      ]);
    },
  },
  read: (text) => {
    const [found, name = '', letter = '', rule = '', again, second, output] =
      /^([a-z])\(([a-z])\) ?= ?(.+?)[,;] *(?:(?:find|solve|when|where|and)? *)([a-z])\(([a-z])\) ?= ?(-?\d+)$/i.exec(
        typed(text).body,
      ) ?? [];
    const read = readPolynomial(rule.replace(/\s+/g, ''));
    const [c = 0, b = 0, ...more] = read?.coefficients ?? [];
    const sound = found !== undefined && name === again && letter === second && b !== 0 && c !== 0 && more.length === 0;
    return sound ? { b, c, output: Number(output), name, letter } : undefined;
  },
});

export const evaluateSkills = [evaluate, findInput];
