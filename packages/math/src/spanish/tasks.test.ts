import { describe, expect, it } from 'vitest';
import { formSentence, SENTENCES } from '../check/sentences.ts';
import { checkAnswer, generateProblem, skills } from '../index.ts';
import { REPLIES } from '../replies.ts';
import { stories } from '../skills/stories/index.ts';
import { IS_SOAK } from '../soak/part-of.ts';
import { placedPrompt } from '../touch/index.ts';
import { touchOf } from '../touch/touch-of.ts';
import { taskInSpanish } from './tasks.ts';
import { toOne } from './to-one.ts';

const ENGLISH = /(?<!\p{L})(the|and|of|with|your|what|which|write|find|solve|number|as|in)(?!\p{L})/iu;
const SEEDS = IS_SOAK ? Array.from({ length: 40 }, (_, at) => at) : [0, 1];
const problems = skills.flatMap((skill) =>
  ([1, 2, 3] as const).flatMap((level) => SEEDS.map((seed) => generateProblem(skill, level, level + seed * 7919))),
);
const placed = problems.flatMap((problem) => {
  const touch = touchOf(problem);
  const prompt = touch && placedPrompt(touch, problem.prompt);
  return prompt === undefined || prompt === problem.prompt ? [] : [{ ...problem, typed: problem.prompt, prompt }];
});
const said = [...problems, ...placed].map(({ prompt, math }) => ({ prompt, math, task: taskInSpanish(prompt) }));
const known = said.flatMap(({ prompt, task }) => (task === undefined ? [] : [[prompt, task] as const]));

const mathIn = (text: string) => String([...text.matchAll(/`[^`]+`/g)].map(String).sort());
const numbersIn = (text: string) => String((text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort());

it('has every task in Spanish', () => {
  expect(said.filter(({ task }) => task === undefined).map(({ prompt }) => prompt)).toEqual([]);
});

it('has the same mathematics and the same numbers in both languages, and no English word', () => {
  expect(known.filter(([prompt, task]) => mathIn(prompt) !== mathIn(task))).toEqual([]);
  expect(known.filter(([prompt, task]) => numbersIn(prompt) !== numbersIn(task))).toEqual([]);
  expect(known.filter(([, task]) => ENGLISH.test(task.replaceAll(/`[^`]+`/g, '')))).toEqual([]);
});

/** The first word of a sentence, or of what comes after a colon, "no" or "y luego", where a child is told what to do. */
const TOLD = /(?:^|[.:?] |(?<!\p{L})no |y luego )\p{L}+(?:en|an|enlo|enla|enlos|anlo|anla)(?!\p{L})/giu;
/** Words in such a place that tell nobody to do something. */
const OF_THINGS =
  /(?:según|alguien|hassan|ivan|empiezan|caben|queman|entran|sean|forman|hacen|expresan|relacionan|pan|tienen|siguen)$/i;

it('says the same to one child as tú', () => {
  const toChild = known.map(([prompt, task]) => [task, taskInSpanish(prompt, 'child') ?? ''] as const);
  expect(toChild.filter(([task, one]) => mathIn(task) !== mathIn(one) || numbersIn(task) !== numbersIn(one))).toEqual(
    [],
  );
  const words = toChild.flatMap(([, one]) => one.replaceAll(/`[^`]+`/g, '').match(TOLD) ?? []);
  expect([...new Set(words)].filter((words) => !OF_THINGS.test(words))).toEqual([]);
  expect(
    stories.filter(([, told]) => told.replace('Escriban', 'Escribe').replace('Muestren', 'Muestra') !== toOne(told)),
  ).toEqual([]);
  expect(taskInSpanish('Add.', 'child')).toBe('Suma.');
  expect(taskInSpanish('Add.')).toBe('Sumen.');
});

it('has what is placed in Spanish where it has what is typed, and it speaks of no commas', () => {
  expect(placed.length).toBeGreaterThan(10);
  const missing = placed.filter(
    ({ typed, prompt }) => taskInSpanish(typed) !== undefined && taskInSpanish(prompt) === undefined,
  );
  expect(missing.map(({ prompt }) => prompt)).toEqual([]);
  expect(placed.filter(({ prompt }) => /comma|\bwrite\b/i.test(prompt))).toEqual([]);
});

it('tells a short story with the word of its things, in number and gender', () => {
  expect(taskInSpanish('Malik has 1 bead. Aiko gives Malik 3 more. How many beads does Malik have now?')).toBe(
    'Malik tiene 1 cuenta. Aiko le da 3 más. ¿Cuántas cuentas tiene Malik ahora?',
  );
  expect(taskInSpanish('Here are 7 hearts. One more comes. How many hearts are there then?')).toBe(
    'Aquí hay 7 corazones. Llega uno más. ¿Cuántos corazones hay entonces?',
  );
});

it('tells a story of several sentences whatever its things are, each with its own gender', () => {
  expect(taskInSpanish('Here is 1 kite. One more comes. How many kites are there then?')).toBe(
    'Aquí hay 1 cometa. Llega una más. ¿Cuántas cometas hay entonces?',
  );
  expect(taskInSpanish('Kai has 3 chairs and Ines has 2 chairs. How many chairs do they have together?')).toBe(
    'Kai tiene 3 sillas e Ines tiene 2 sillas. ¿Cuántas sillas hay entre los dos?',
  );
});

it('says a number in words', () => {
  expect(taskInSpanish('Write this number in digits: twenty-one thousand one hundred one.')).toBe(
    'Escriban este número con cifras: veintiún mil ciento uno.',
  );
  expect(taskInSpanish('Write as a decimal: five and one hundredth.')).toBe(
    'Escriban como decimal: cinco y una centésima.',
  );
  expect(taskInSpanish('Put a point at one third.')).toBe('Pongan un punto en un tercio.');
});

it('has no translation for a text with a sentence that nobody translated', () => {
  expect(
    taskInSpanish('Malik has 4 beads. Malik dreams of 3 beads. How many beads does Malik have now?'),
  ).toBeUndefined();
});

describe('what the checker says', () => {
  it('is in Spanish for each finding and each form', () => {
    const forms = ['lowest-terms', 'mixed', 'improper', 'fraction', 'decimal', 'integer', 'percent'] as const;
    const more = [...forms, 'decimal-places:2', 'significant-figures:3'] as const;
    const sentences = [...Object.values(SENTENCES), ...Object.values(REPLIES).flat(), ...more.map(formSentence)];
    expect(sentences.filter((sentence) => taskInSpanish(sentence) === undefined)).toEqual([]);
  });
  it('is in Spanish for what cannot be read, with the part that was typed', () => {
    const messages = ['(2 + 3', '2 + 3)', '2 +', '', 'banana', '3 ++* 4', '|2', '2 # 3'].map((typed) =>
      checkAnswer({ kind: 'number', key: '5' }, typed),
    );
    const read = messages.flatMap((outcome) => (outcome.verdict === 'invalid' ? [outcome.message] : []));
    expect(read.length).toBeGreaterThan(4);
    expect(read.filter((message) => taskInSpanish(message) === undefined)).toEqual([]);
    const strange = (message: string) => /[“«](.+?)[”»]/.exec(message)?.[1];
    expect(read.map((message) => strange(taskInSpanish(message) ?? ''))).toEqual(read.map(strange));
  });
});
