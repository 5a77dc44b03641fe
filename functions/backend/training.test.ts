import { hiddenIn, scenarios } from '@lemma/interview';
import { findMisconception } from '@lemma/math';
import type { CallInput } from '@lemma/school/calls';
import { interviewSchema } from '@lemma/school/interview';
import type { Person } from '@lemma/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { newClass, newId, newTeacher, outcomeOf, signIn, stored } from './school.ts';

let teacher: Person;
beforeAll(async () => {
  teacher = await newTeacher();
});

async function begin(scenarioId: string, over: Partial<CallInput<'startInterview'>> = {}) {
  const interviewId = newId();
  const interview = await teacher.call('startInterview', { interviewId, scenarioId, limits: {}, ...over });
  const say = (text: string) => teacher.call('say', { interviewId, turnId: newId(), text });
  const last = async (text: string) => (await say(text)).turns.at(-1)?.reply.text ?? '';
  const end = async (named: CallInput<'diagnose'>['named'], predictions: string[] = []) => {
    await teacher.call('finishInterview', { interviewId });
    return teacher.call('diagnose', { interviewId, named, predictions });
  };
  return { interviewId, interview, say, last, end };
}

it('lists every scenario with its skill, and nothing hidden', async () => {
  const { scenarios: listed } = await teacher.call('listScenarios', { grades: [1, 9] });
  expect(listed).toHaveLength(scenarios.length);
  expect(JSON.stringify(listed)).not.toMatch(/"hidden"|"mind"/);
});

it('names no simulated student like a student of the classes', async () => {
  const { teacher: other } = await newClass(['Elif Kaya', 'Mia Ode']);
  const { scenarios: listed } = await other.call('listScenarios', { grades: [1, 9] });
  const named = new Map(listed.map(({ id, student }) => [id, student]));
  expect([...named.values()]).not.toEqual(expect.arrayContaining(['Elif']));
  expect([...named.values()]).not.toEqual(expect.arrayContaining(['Mia']));
  const interview = await other.call('startInterview', { interviewId: newId(), scenarioId: 'r3', limits: {} });
  expect(interview.student.name).toBe(named.get('r3'));
});

describe('the hidden state', () => {
  it('is in no document that a client may read, and in no answer, before the diagnosis', async () => {
    for (const scenarioId of ['f1', 'w2', 'm4', 'surprise']) {
      const { interviewId, say } = await begin(scenarioId);
      const spoken = await say('What is 52 - 38?');
      const shown = JSON.stringify([
        spoken,
        await stored(`interviews/${interviewId}`),
        Object(Object(await stored(`trainings/${teacher.uid}`)).lines)[interviewId],
      ]);
      const hidden = hiddenIn(scenarioId);
      for (const key of ['"mind"', '"outcome"', '"params"', '"seed"', '"observations"', '"key"'])
        expect(shown).not.toContain(key);
      // The list of misconceptions is the skill's, the same for every student; the hidden one appears in it once, among
      // the others.
      for (const id of Array.isArray(hidden) ? hidden : []) expect(shown.split(`"${id}"`)).toHaveLength(3);
      expect(JSON.stringify(await stored(`interviewSecrets/${interviewId}`))).toContain('mind');
    }
  });
});

describe('an interview', () => {
  it('is answered by the misconception on the numbers typed, stored turn by turn, and resumed', async () => {
    const { interviewId, last } = await begin('w2');
    expect(await last('What is 52 - 38?')).toContain('`26`');
    expect(await last('How did you get that?')).toContain('`8 - 2 = 6`');
    const storedInterview = interviewSchema.parse(await stored(`interviews/${interviewId}`));
    expect(storedInterview.turns.map(({ move }) => move)).toEqual(['probing', 'probing']);
    expect(storedInterview.state).toBe('in-progress');
  });

  it('does nothing twice for a turn that is sent again', async () => {
    const { interviewId } = await begin('f1');
    const input = { interviewId, turnId: newId(), text: '1/2 + 1/3' };
    await teacher.call('say', input);
    expect((await teacher.call('say', input)).turns).toHaveLength(1);
  });

  it('undoes the last turn, once, and the student forgets it', async () => {
    const { interviewId, say } = await begin('w2');
    await say('What is 43 - 17?');
    const turnId = (await say('What is 34 + 17?')).turns[1]?.id ?? '';
    expect((await teacher.call('undoTurn', { interviewId, turnId })).turns).toHaveLength(1);
    expect(await teacher.call('undoTurn', { interviewId, turnId })).toMatchObject({ undone: 1 });
    expect((await say('What is 34 + 17?')).turns.at(-1)?.reply.text).toContain('34 + 17 = 51');
  });

  it('pauses, continues, and ends at the limit of turns', async () => {
    const { interviewId, say } = await begin('f1', { limits: { turns: 2 } });
    await say('1/2 + 1/3');
    expect(await teacher.call('pauseInterview', { interviewId, paused: true })).toMatchObject({ state: 'paused' });
    expect(await teacher.call('pauseInterview', { interviewId, paused: false })).toMatchObject({
      state: 'in-progress',
    });
    await say('Why?');
    expect(await outcomeOf(say('And 3/4 + 1/6?'))).toBe('work/closed');
  });

  it('accepts a problem from the list, a formula, and a drawing', async () => {
    const { interviewId, interview } = await begin('f1');
    expect(interview.suggestions.length).toBeGreaterThan(3);
    const picked = await teacher.call('say', { interviewId, turnId: newId(), text: '', suggestion: 0 });
    expect(picked.turns[0]?.asked).toBe(interview.suggestions[0]?.asked);
    const turn = { interviewId, turnId: newId(), text: 'Try this', formula: '3/4 + 1/6', strokes: ['M1 2 L3 4'] };
    expect((await teacher.call('say', turn)).turns[1]).toMatchObject({ strokes: ['M1 2 L3 4'], asked: '`3/4 + 1/6`' });
  });

  it('stores what the teacher anticipated', async () => {
    const { interviewId } = await begin('f1');
    const anticipation = { ideas: ['fractions.add-across', 'nonsense'], text: 'tops and bottoms' };
    expect(await teacher.call('anticipate', { interviewId, anticipation })).toMatchObject({
      state: 'in-progress',
      anticipation: { ideas: ['fractions.add-across'] },
    });
  });

  it('says nothing of a guess to a teacher who made none', async () => {
    const { interviewId, end } = await begin('f1');
    await teacher.call('anticipate', { interviewId, anticipation: { ideas: [], text: '' } });
    expect((await end('secure', [])).result?.anticipated).toBeUndefined();
    const guessed = await begin('f1');
    const anticipation = { ideas: ['fractions.add-across'], text: '' };
    await teacher.call('anticipate', { interviewId: guessed.interviewId, anticipation });
    expect((await guessed.end('secure', [])).result?.anticipated).toBeTypeOf('boolean');
  });
});

describe('a diagnosis', () => {
  it('that is right is scored as right, prediction by prediction, and names the misconception', async () => {
    const { interviewId, say } = await begin('w2');
    await say('What is 52 - 38?');
    await say('Why?');
    const { items = [] } = await teacher.call('finishInterview', { interviewId });
    const digitwise = (asked: string): string => {
      const [top = '', under = ''] = asked.match(/\d+/g) ?? [];
      const columns = [...top].map((digit, at) =>
        Math.abs(Number(digit) - Number(under.padStart(top.length, '0')[at])),
      );
      return String(Number(columns.join('')));
    };
    const predictions = items.map(({ asked }) => digitwise(asked));
    const { result, state } = await teacher.call('diagnose', {
      interviewId,
      named: ['whole-numbers.smaller-from-larger'],
      predictions,
    });
    expect(state).toBe('scored');
    expect(result).toMatchObject({
      named: 1,
      truth: { ideas: [{ name: findMisconception('whole-numbers.smaller-from-larger')?.name }] },
    });
    expect(result?.predictions.map(({ hit }) => hit)).toEqual([true, true, true]);
    expect(result?.turns).toHaveLength(2);
    expect(await stored(`trainings/${teacher.uid}`)).toMatchObject({
      lines: { [interviewId]: { named: 1, predicted: 3 } },
    });
  });

  it('that is wrong lists the questions that could not tell the two apart', async () => {
    const { end, say } = await begin('w2');
    await say('What is 52 - 38?');
    const { result } = await end(['whole-numbers.borrow-no-decrement'], ['1', '2', '3']);
    expect(result).toMatchObject({ named: 0, notSeparated: { other: 'whole-numbers.borrow-no-decrement' } });
    expect(result?.notSeparated?.better?.oneAnswer).not.toBe(result?.notSeparated?.better?.otherAnswer);
  });

  it('of two misconceptions gets full credit for both, and half for one', async () => {
    const both = await begin('x5');
    expect(await both.last('What is 3(x + 7)?')).toContain('`10x`');
    const named = ['expressions.conjoin', 'expressions.distribute-first-only'];
    expect((await both.end(named)).result).toMatchObject({ named: 1, truth: { ideas: [{}, {}] } });
    expect((await (await begin('x5')).end(named.slice(1))).result?.named).toBe(0.5);
  });

  it('that is not given still ends the interview', async () => {
    const { end, say } = await begin('f1');
    await say('1/2 + 1/3');
    expect((await end(null)).result).toMatchObject({
      named: null,
      said: null,
      predictions: [],
      truth: { kind: 'idea' },
    });
  });

  it('is accepted only when the interview is over, and once', async () => {
    const { interviewId, end } = await begin('f1');
    const early = teacher.call('diagnose', { interviewId, named: 'secure', predictions: [] });
    expect(await outcomeOf(early)).toBe('work/not-open');
    const first = await end('secure', ['1', '1', '1']);
    expect((await end(['fractions.add-across'], ['1', '1', '1'])).result).toEqual(first.result);
    expect(await outcomeOf(teacher.call('say', { interviewId, turnId: newId(), text: 'Why?' }))).toBe('work/closed');
  });

  it('can be reviewed, continued, and deleted', async () => {
    const { interviewId, say, end } = await begin('f1');
    for (const text of ['1/2 + 1/3', 'Why?', 'Thanks']) await say(text);
    await end('shaky', []);
    const reflection = { text: 'Ask why sooner', disagree: [2], confidence: 4 };
    expect(await teacher.call('reflect', { interviewId, ...reflection })).toMatchObject({
      state: 'reflected',
      reflection,
    });
    const again = newId();
    const from = { interviewId, turns: 1 };
    const second = await teacher.call('startInterview', { interviewId: again, scenarioId: 'f1', limits: {}, from });
    expect(second).toMatchObject({ state: 'in-progress', turns: [{ text: '1/2 + 1/3' }] });
    expect(second.result).toBeUndefined();
    await teacher.call('removeInterview', { interviewId });
    expect(await stored(`interviews/${interviewId}`)).toBeUndefined();
    expect(await stored(`interviewSecrets/${interviewId}`)).toBeUndefined();
  });
});

describe('an interview with a student', () => {
  it('asks questions that tell misconceptions apart, and its result is shown on the student’s page', async () => {
    const { teacher: own, cards } = await newClass();
    const studentId = cards[0]?.studentId ?? '';
    const interviewId = newId();
    const begun = await own.call('startPupilInterview', {
      interviewId,
      studentId,
      skill: 'whole-numbers.subtract-two-digit',
    });
    expect(begun.suggestions).toHaveLength(12);
    const hear = (suggestion: number, answer: string) =>
      own.call('hear', {
        ...{ interviewId, turnId: newId(), text: '', suggestion, answer, note: '' },
        strategies: ['written-method' as const],
      });
    const digitwise = (asked: string): string => {
      const [top = '', under = ''] = asked.match(/\d+/g) ?? [];
      return String(
        Number(
          [...top].map((digit, at) => Math.abs(Number(digit) - Number(under.padStart(top.length, '0')[at]))).join(''),
        ),
      );
    };
    for (let at = 0; at < 10; at += 1) await hear(at, digitwise(begun.suggestions[at]?.asked ?? ''));
    const ended = await own.call('finishInterview', { interviewId, notes: 'Confident, writes in columns.' });
    expect(ended.state).toBe('scored');
    expect(ended.result?.turns.at(-1)?.posterior[0]?.mind).toBe('whole-numbers.smaller-from-larger');
    expect(await stored(`talks/${studentId}`)).toMatchObject({
      talks: [{ questions: 10, strategies: { 'written-method': 10 }, notes: 'Confident, writes in columns.' }],
    });
  });

  it('that has a result keeps it, and what was thought of it, when its end is sent again', async () => {
    const { teacher: own, cards } = await newClass();
    const [{ studentId } = { studentId: '' }] = cards;
    const interviewId = newId();
    await own.call('startPupilInterview', { interviewId, studentId, skill: 'integers.add' });
    await own.call('finishInterview', { interviewId, notes: 'First.' });
    const thought = await own.call('reflect', { interviewId, text: 'Ask why', disagree: [], confidence: 3 });
    expect(await own.call('finishInterview', { interviewId, notes: 'Again.' })).toEqual(thought);
    expect(await stored(`talks/${studentId}`)).toMatchObject({ talks: [{ notes: 'First.' }] });
  });

  it('is neither continued by another adult nor begun anew under its id', async () => {
    const { teacher: own } = await newClass();
    const [from, interviewId] = [newId(), newId()];
    await own.call('startInterview', { interviewId: from, scenarioId: 'f1', limits: {} });
    const start = (id: string, over: object) =>
      outcomeOf(teacher.call('startInterview', { interviewId: id, scenarioId: 'f1', limits: {}, ...over }));
    expect(await start(interviewId, { from: { interviewId: from, turns: 0 } })).toBe('auth/forbidden');
    expect(await start(from, {})).toBe('auth/forbidden');
    expect(await stored(`interviews/${interviewId}`)).toBeUndefined();
  });

  it('is refused for a student of another class, and to students altogether', async () => {
    const { cards, code } = await newClass();
    const student = await signIn(
      code,
      cards[0] ?? { studentId: '', fullName: '', displayName: '', userName: '', secret: '', secretKind: 'words' },
    );
    const input = { interviewId: newId(), studentId: cards[0]?.studentId ?? '', skill: 'integers.add' };
    expect(await outcomeOf(teacher.call('startPupilInterview', input))).toBe('auth/forbidden');
    expect(
      await outcomeOf(student.call('startInterview', { interviewId: newId(), scenarioId: 'f1', limits: {} })),
    ).toBe('auth/forbidden');
  });
});
