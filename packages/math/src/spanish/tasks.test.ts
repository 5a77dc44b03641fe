import { describe, expect, it } from 'vitest';
import { formSentence, SENTENCES } from '../check/sentences.ts';
import { checkAnswer, generateProblem, skills } from '../index.ts';
import { REPLIES } from '../replies.ts';
import { placedPrompt } from '../touch/index.ts';
import { touchOf } from '../touch/touch-of.ts';
import { taskInSpanish } from './tasks.ts';

const ENGLISH = /(?<!\p{L})(the|and|of|with|your|what|which|write|find|solve|number|as|in)(?!\p{L})/iu;
const problems = skills.flatMap((skill) => ([1, 2, 3] as const).map((level) => generateProblem(skill, level, level)));
const placed = problems.flatMap((problem) => {
  const touch = touchOf(problem);
  const prompt = touch && placedPrompt(touch, problem.prompt);
  return prompt === undefined || prompt === problem.prompt ? [] : [{ ...problem, typed: problem.prompt, prompt }];
});
const said = [...problems, ...placed].map(({ prompt, math }) => ({ prompt, math, task: taskInSpanish(prompt) }));
const known = said.flatMap(({ prompt, task }) => (task === undefined ? [] : [[prompt, task] as const]));

const mathIn = (text: string) => String([...text.matchAll(/`[^`]+`/g)].map(String).sort());
const numbersIn = (text: string) => String((text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort());

it('has most tasks before a formula in Spanish, and most skills in part', () => {
  const before = said.filter(({ math }) => math !== undefined);
  expect(before.filter(({ task }) => task !== undefined).length / before.length).toBeGreaterThan(0.85);
  expect(known.length / said.length).toBeGreaterThan(0.7);
});

it('has the same mathematics and the same numbers in both languages, and no English word', () => {
  expect(known.filter(([prompt, task]) => mathIn(prompt) !== mathIn(task))).toEqual([]);
  expect(known.filter(([prompt, task]) => numbersIn(prompt) !== numbersIn(task))).toEqual([]);
  expect(known.filter(([, task]) => ENGLISH.test(task.replaceAll(/`[^`]+`/g, '')))).toEqual([]);
});

/** Words that end like a verb to several people and are none, or that speak of things. */
const OF_THINGS =
  /^(son|en|orden|forman|siguen|están|tienen|hacen|van|dan|describen|pueden|pertenecen|muestran|valen|expresan|relacionan|cruzan|resumen|volumen|imagen|origen|examen|alguien|llegan)$/i;

it('says the same to one child as tú', () => {
  const toChild = known.map(([prompt, task]) => [task, taskInSpanish(prompt, 'child') ?? ''] as const);
  expect(toChild.filter(([task, one]) => mathIn(task) !== mathIn(one) || numbersIn(task) !== numbersIn(one))).toEqual(
    [],
  );
  const words = toChild.flatMap(
    ([, one]) => one.replaceAll(/`[^`]+`/g, '').match(/\p{L}+(?:en|an|enlo|enla|enlos|anlo|anla)(?!\p{L})/gu) ?? [],
  );
  // Ivan is a name.
  expect([...new Set(words)].filter((word) => word !== 'Ivan' && !OF_THINGS.test(word))).toEqual([]);
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

it('has no translation for another story', () => {
  expect(taskInSpanish('Malik has 4 beads and 3 coins. How many beads does Malik have now?')).toBeUndefined();
  expect(taskInSpanish('4 children share 5 pizzas equally. How much does each child get?')).toBeUndefined();
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
