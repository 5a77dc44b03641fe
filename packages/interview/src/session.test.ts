import { checkAnswer, findMisconception, findSkill, generateProblem, type Problem } from '@lemma/math';
import { IS_SOAK, partOf } from '@lemma/math/part-of';
import type { Temperament } from '@lemma/school/interview';
import { describe, expect, it } from 'vitest';
import { newItems, scoreDiagnosis } from './diagnosis.ts';
import { mustFind, nameOfProblem, poolOf, refOf, restore } from './problems.ts';
import { readProblem } from './read-problem.ts';
import { reportOf } from './report.ts';
import { type Hidden, hiddenIn, scenarios } from './scenarios.ts';
import { takeTurn } from './session.ts';
import { simulatedStudent, workOn, workOnRef, writtenWork } from './student.ts';
import { tableFor, tableOf } from './table.ts';
import type { TurnRecord } from './turn-record.ts';

function meet(skillCode: string, hidden: Hidden, temperament: Temperament = 'talkative') {
  const skill = mustFind(skillCode);
  const simulated = simulatedStudent(skill, hidden, { name: 'Sam', temperament, seed: 1 });
  const written = writtenWork(simulated, skill);
  let records: readonly TurnRecord[] = [];
  const ask = (text: string, formula?: string): TurnRecord => {
    const record = takeTurn(simulated, written, records, { text, ...(formula !== undefined && { formula }) });
    records = [...records, record];
    return record;
  };
  const report = () => reportOf(simulated, written, records, undefined, (ref) => tableFor(ref).answers);
  return { pupil: simulated, written, ask, report, records: () => records, skill };
}

const subtraction = 'whole-numbers.subtract-two-digit';
const smaller = ['whole-numbers.smaller-from-larger'];

describe('a simulated student', () => {
  it.each(['constructor', 'What is one constructor?', 'Why?\ud800'])('answers %o, which is no question', (text) => {
    expect(meet(subtraction, smaller).ask(text).reply.text).not.toMatch(/function|native|^$/);
  });

  it.each([
    ['What is 52 - 38?', '26'],
    ['How about fifty-two minus thirty-eight?', '26'],
    ['What if it was 91 − 47 instead?', '56'],
    ['Thanks. Now try `83 - 27`, please.', '64'],
    ['And 305 - 17?', '312'],
    ['What is 48 - 23?', '25'],
  ])('computes %o with its idea: %s', (text, answer) => {
    expect(meet(subtraction, smaller).ask(text).reply.text).toContain(`\`${answer}\``);
  });

  it.each([
    ['fractions.add-unlike', 'fractions.add-across', 'What would you get for three quarters plus one sixth?', '4/10'],
    ['fractions.add-unlike', 'fractions.add-across', 'And a half plus a half?', '2/4'],
    ['equations.two-step', 'equations.same-operation', 'Solve 2x + 3 = 11', 'x = 7'],
    ['decimals.compare', 'decimals.longer-is-larger', 'Which is bigger, 0.25 or 0.4?', '0.25 > 0.4'],
    ['statistics.median', 'statistics.median-not-ordered', 'Try 7, 2, 9, 4, 1', '9'],
    ['percent.of-number', 'percent.divide-by-percent', 'What is twenty percent of 60?', '3'],
    ['algebra.square-binomial', 'algebra.square-distributes', 'What is (x + 5)^2?', 'x^2 + 25'],
    ['integers.subtract', 'integers.minus-negative-as-minus', 'What is 3 - (-5)?', '-2'],
    [
      'geometry.triangle-area',
      'geometry.triangle-not-halved',
      'A triangle has base 6 cm and height 4 cm. Its area?',
      '24',
    ],
    ['functions.evaluate', 'functions.notation-as-product', 'f(x) = 2x + 1. What is f(3)?', ''],
    ['measurement.convert-length', 'measurement.everything-in-hundreds', 'How many inches are there in 3 feet?', '300'],
  ])('reads a problem of %s in the form a teacher types (%s): %s', (skill, idea, text, answer) => {
    const { ask } = meet(skill, [idea]);
    const { asked, reply } = ask(text);
    expect(asked).toBeDefined();
    expect(reply.text).toContain(answer);
  });

  it('computes typed numbers exactly as its procedure does, for every scenario whose problems can be typed', () => {
    let compared = 0;
    for (const { id, skill: code } of partOf(8, scenarios, ({ id }) => id)) {
      const skill = mustFind(code);
      const simulated = simulatedStudent(skill, hiddenIn(id) ?? [], { name: 'Sam', temperament: 'quiet', seed: 1 });
      for (const problem of poolOf(skill, 1301).slice(0, 5)) {
        const typed = problem.math === undefined ? undefined : readProblem(code, `What is ${problem.math}?`, undefined);
        if (typed?.skill !== code || restore(typed).answer.key !== problem.answer.key) continue;
        const [one, other] = [workOnRef(simulated, typed), workOn(simulated, tableOf(skill, problem))];
        if (simulated.mind.kind !== 'careless')
          expect([id, problem.math, one.answer]).toEqual([id, problem.math, other.answer]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(IS_SOAK ? 100 : 5);
  });

  it('explains the lines that its procedure really took', () => {
    const { ask } = meet(subtraction, smaller);
    ask('What is 52 - 38?');
    const { reply } = ask('How did you get that?');
    expect(reply.text).toContain('`8 - 2 = 6`');
    expect(reply.text).toContain('take the smaller digit from the larger one');
  });

  it.each([
    [
      'expressions.distribute',
      ['expressions.distribute-first-only', 'expressions.conjoin'],
      'What is 3(x + 7)?',
      '10x',
    ],
    ['fractions.add-unlike', ['fractions.keeps-numerators', 'fractions.add-across'], '1/2 + 1/6', '2/12'],
    ['equations.two-step', ['equations.same-operation', 'equations.subtract-coefficient'], 'Solve 5n + 10 = 40', '45'],
    ['fractions.add-mixed', ['fractions.drops-wholes', 'fractions.add-across'], '2 1/3 + 2 1/3', '2/6'],
    [
      'expressions.order-of-operations',
      ['expressions.power-as-product', 'expressions.left-to-right'],
      '104 - 4^2 × 2',
      '192',
    ],
  ])('lets two ideas of %s meet in one answer (%s): %s is %s', (code, ideas, text, answer) => {
    const both = meet(code, ideas);
    expect(both.ask(text).reply.text).toContain(answer);
    for (const id of ideas) expect(meet(code, [id]).ask(text).reply.text).not.toContain(`\`${answer}\``);
    expect(both.ask('How did you get that?').reply.text).toContain(answer);
    const why = both.ask('Why?').reply.text;
    for (const id of ideas) expect(why).toContain(findMisconception(id)?.idea.slice(2, 20));
  });

  it('shows the one of two ideas that a problem lets show', () => {
    const { ask } = meet('expressions.order-of-operations', [
      'expressions.left-to-right',
      'expressions.power-as-product',
    ]);
    expect(ask('What is 2 + 3 × 4?').reply.text).toContain('`20`');
    expect(ask('What is 5^2 + 1?').reply.text).toContain('`11`');
  });

  it('takes its idea along to near problems, and knows what lies outside it', () => {
    expect(meet('fractions.add-unlike', ['fractions.add-across']).ask('1/5 + 2/5').reply.text).toContain('`3/10`');
    expect(meet(subtraction, smaller).ask('What is 34 + 17?').reply.text).toContain('`51`');
  });

  it('draws what it says', () => {
    const { ask } = meet('fractions.add-unlike', ['fractions.add-across']);
    ask('1/2 + 1/3');
    expect(ask('Can you draw it?').reply.picture).toMatchObject({ kind: 'bar-model' });
  });

  it('has something to draw in a third of the scenarios', () => {
    for (const { id, skill: code, temperament } of partOf(12, scenarios, ({ id }) => id)) {
      expect([id, meet(code, hiddenIn(id) ?? [], temperament).ask('Please draw it.').reply.picture?.alt]).not.toEqual([
        id,
        undefined,
      ]);
    }
  });

  it('hesitates when it is quiet, and speaks when asked about one place', () => {
    const { ask } = meet(subtraction, smaller, 'quiet');
    ask('What is 52 - 38?');
    expect(ask('How did you do it?').observations).toMatchObject([{ outcome: 'nothing' }]);
    expect(ask('What did you do with the 8?').reply.text).toContain('`8 - 2 = 6`');
  });

  it('asks back if it does not understand, without counting the question', () => {
    const { ask } = meet(subtraction, smaller);
    expect(ask('Blue sky bananas?')).toMatchObject({
      observations: [],
      reply: { text: expect.stringContaining('get what you mean') },
    });
  });

  it('puts a slip right when it looks again, where it is a careless one', () => {
    const { ask, written } = meet('whole-numbers.add-multi-digit', 'careless');
    expect(written[0]?.outcome).not.toBe('answer 0');
    expect(ask('Please check it again.').reply.text).toContain(
      restore(written[0]?.ref ?? refOf(anyProblem())).answer.key,
    );
  });
});

const anyProblem = (): Problem => {
  const skill = findSkill(subtraction);
  if (skill === undefined) throw new Error(subtraction);
  return generateProblem(skill, 1, 1);
};

describe('a student changes its mind', () => {
  it('when its answer does not lead back to where it started', () => {
    const { ask } = meet(subtraction, smaller);
    ask('What is 43 - 17?');
    expect(ask('What is 34 + 17?')).toMatchObject({ changed: false, doubts: 1 });
    expect(ask('What is 52 - 38?').reply.text).toContain('`26`');
    expect(ask('What is 26 + 38?')).toMatchObject({ changed: true });
    const turned = ask('So what is 43 - 17?');
    expect(turned.reply.text).toContain('`26`');
    expect(ask('And 62 - 45?').reply.text).toContain('`17`');
  });

  it('when its answer lies on the wrong side of a number of the problem', () => {
    const { ask } = meet('fractions.add-unlike', ['fractions.add-across']);
    ask('1/2 + 1/3');
    expect(ask('Is 2/5 more or less than 1/2?')).toMatchObject({ changed: false, doubts: 1 });
    expect(ask('Is 2/5 more or less than 1/2?').changed).toBe(true);
  });

  it('when it puts its answer back into the equation', () => {
    const { ask } = meet('equations.two-step', ['equations.same-operation']);
    ask('2x + 3 = 11');
    expect(ask('Put your answer back into the equation. What do you get?')).toMatchObject({
      changed: false,
      doubts: 1,
    });
    ask('5n + 10 = 40');
    expect(ask('Put your answer back into the equation. What do you get?')).toMatchObject({ changed: true });
  });

  it('not when it is asked about what it did not do', () => {
    const { ask } = meet('equations.one-step', ['equations.subtract-coefficient']);
    ask('Solve n - 4 = 9');
    const { reply } = ask('Why did you subtract?');
    expect(reply.text).toContain('I didn’t subtract');
    expect(reply.text).toContain('`n = 9 + 4`');
    expect(reply.text).not.toContain('check');
  });

  it('when its picture does not fit', () => {
    const { ask } = meet('fractions.add-unlike', ['fractions.add-across']);
    ask('1/2 + 1/3');
    ask('Draw it, please.');
    expect(ask('Does your answer fit with the picture?')).toMatchObject({ changed: false, doubts: 1 });
    expect(ask('Does your answer fit with the picture?').changed).toBe(true);
  });

  it.each([
    'You have to borrow from the tens.',
    'The answer is 26.',
    'That is wrong.',
    'Are you sure?',
    'How did you get that?',
    'No, it is 26.',
    'What is 34 + 16?',
    'Is 34 more than 20?',
  ])('not when it hears %o', (text) => {
    const { ask } = meet(subtraction, smaller);
    ask('What is 43 - 17?');
    expect(ask(text).changed).toBe(false);
    expect(ask('What is 52 - 38?').reply.text).toContain('`26`');
  });

  it('only at the third contradiction when it is sure of itself', () => {
    const { ask } = meet(subtraction, smaller, 'confident');
    ask('What is 43 - 17?');
    expect(ask('What is 34 + 17?').changed).toBe(false);
    ask('What is 52 - 38?');
    expect(ask('What is 26 + 38?').changed).toBe(false);
    ask('What is 61 - 35?');
    expect(ask('What is 34 + 35?').changed).toBe(true);
  });

  it('never where its answers are right', () => {
    const { ask } = meet(subtraction, 'shaky');
    ask('What is 43 - 17?');
    expect(ask('What is 26 + 17?')).toMatchObject({ changed: false, doubts: 0 });
  });
});

describe('what an interview was worth', () => {
  it('gives no credit for repeating a question', () => {
    const once = meet(subtraction, smaller);
    once.ask('What is 48 - 23?');
    const first = once.report().turns[0];
    for (let again = 0; again < 5; again += 1) once.ask('What is 48 - 23?');
    const { turns, questioning, repeated } = once.report();
    expect(turns.slice(1).map(({ bits }) => bits)).toEqual([0, 0, 0, 0, 0]);
    expect(repeated).toBe(5);
    expect(questioning).toBeLessThan((first?.bits ?? 0) / (first?.bestBits ?? 1) + 1e-9);
  });

  it('never values a question above the best available one', () => {
    const { ask, report } = meet(subtraction, smaller);
    for (const text of ['What is 40 - 17?', 'How did you get it?', 'Why?', '305 - 17', 'Thanks!', 'Are you sure?'])
      ask(text);
    for (const { bits, bestBits, posterior } of report().turns) {
      expect(bits).toBeLessThanOrEqual(bestBits + 1e-9);
      expect(posterior.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('says which questions could not tell two ideas apart, and which one would', () => {
    const { ask, report } = meet(subtraction, smaller);
    ask('What is 30 - 16?');
    const found = report().notSeparated;
    expect(found?.asked.length).toBeGreaterThan(0);
    expect(found?.better?.oneAnswer).not.toBe(found?.better?.otherAnswer);
  });

  it('counts talk, open questions and the first telling', () => {
    const { ask, report } = meet(subtraction, smaller);
    for (const text of ['How did you get that?', 'What is 52 - 38?', 'You have to borrow from the tens.']) ask(text);
    expect(report()).toMatchObject({ firstTelling: 3, openShare: 1 / 3, moves: { telling: 1 } });
  });
});

describe('a diagnosis', () => {
  const items = (code: string) => newItems(mustFind(code), []);

  it('predicts three new items, chosen without looking at what is hidden', () => {
    const chosen = items(subtraction);
    expect(new Set(chosen.map(nameOfProblem)).size).toBe(3);
  });

  it('is scored exactly: the idea and each prediction', () => {
    const { pupil: simulated } = meet(subtraction, smaller);
    const chosen = items(subtraction);
    const predictions = chosen.map((ref) => workOnRef(simulated, ref).answer);
    expect(scoreDiagnosis(simulated, chosen, { named: smaller, predictions })).toMatchObject({
      named: 1,
      predictions: [{ hit: true }, { hit: true }, { hit: true }],
    });
    const right = chosen.map((ref) => restore(ref).answer.key);
    const wrong = scoreDiagnosis(simulated, chosen, {
      named: ['whole-numbers.borrow-no-decrement'],
      predictions: right,
    });
    expect(wrong.named).toBe(0);
    expect(wrong.predictions.every(({ hit }) => hit)).toBe(false);
  });

  it('takes an answer in another form, and says which could not be read', () => {
    const { pupil: simulated } = meet('fractions.add-unlike', ['fractions.add-across']);
    const chosen = items('fractions.add-unlike');
    const doubled = chosen.map((ref) => {
      const [top = '', under = '1'] = workOnRef(simulated, ref).answer.split('/');
      return `${Number(top) * 2}/${Number(under) * 2}`;
    });
    expect(scoreDiagnosis(simulated, chosen, { named: 'secure', predictions: doubled }).predictions[0]?.hit).toBe(true);
    expect(
      scoreDiagnosis(simulated, chosen, { named: 'secure', predictions: ['2+', '', ''] }).predictions[0],
    ).toMatchObject({
      hit: false,
      readable: false,
    });
  });

  it('gives half for one of two ideas', () => {
    const two = ['expressions.left-to-right', 'expressions.power-as-product'];
    const { pupil: simulated } = meet('expressions.order-of-operations', two);
    expect(scoreDiagnosis(simulated, [], { named: [two[0] ?? ''], predictions: [] }).named).toBe(0.5);
    expect(scoreDiagnosis(simulated, [], { named: two.toReversed(), predictions: [] }).named).toBe(1);
  });

  it('does not ask to guess slips of a careless student', () => {
    const { pupil: simulated, skill } = meet('whole-numbers.add-multi-digit', 'careless');
    const chosen = newItems(skill, []);
    const keys = chosen.map((ref) => restore(ref).answer.key);
    expect(
      keys.every((key, at) => checkAnswer(restore(chosen[at] ?? refOf(anyProblem())).answer, key).verdict === 'right'),
    ).toBe(true);
    expect(scoreDiagnosis(simulated, chosen, { named: 'careless', predictions: keys })).toMatchObject({
      named: 1,
      predictions: [{ hit: true }, { hit: true }, { hit: true }],
    });
  });
});
