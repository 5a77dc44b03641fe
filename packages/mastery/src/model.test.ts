import { createRng } from '@lemma/math';
import { DAY } from '@lemma/school/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { interventionGroups } from './groups.ts';
import {
  correlation,
  eloDifficulties,
  hundredths,
  isDoubtful,
  itemStatistics,
  type Row,
  type Sheet,
  standingsOf,
} from './items.ts';
import { shippedEasiness, UNFITTED } from './knowledge.ts';
import { byMisconception, evidenceIn, likelihoodsOf } from './log-evidence.ts';
import { decayed, isLevelTold, masteryLevelAt, secureAmong, weekOf } from './mastery-level.ts';
import { nameMisconceptions, suspectedMisconceptions } from './name-misconceptions.ts';
import { SHIPPED_MISCONCEPTIONS } from './school-rates.ts';
import { median, struggleScore, strugglesOf } from './struggle.ts';
import { summariseStudent } from './student.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const rngOf = (seed: number) => {
  const rng = createRng(seed);
  return (): number => rng.int(0, 999_999) / 1_000_000;
};

let made = 0;
const answer = (over: Partial<Answer> = {}): Answer => {
  made += 1;
  const at = over.at ?? NOW + made * 1000;
  return {
    ...{
      assignmentId: 'a1',
      itemId: `i${made}`,
      skill: 'fractions.add-unlike',
      took: 20_000,
      mark: 'right',
      hints: 0,
      tries: 1,
    },
    ...{ solved: true, wrongStreak: 0, response: '5/6', chances: [], shown: [], lastAt: at },
    ...over,
    at,
  };
};
const wrong = (over: Partial<Answer> = {}) => answer({ mark: 'wrong', solved: false, wrongStreak: 2, ...over });
const shows = (id: string) => wrong({ chances: [id], shown: [id], byChance: [0.1], response: `2/${made}` });
const curriculum = { prerequisitesOf: () => [], skills: [] };

describe('what fades', () => {
  it('stays for a week and then falls', () => {
    expect(decayed(0.9, NOW, NOW + 7 * DAY)).toBe(0.9);
    expect(decayed(0.9, NOW, NOW + 67 * DAY)).toBeCloseTo(0.6, 5);
    expect(decayed(0.2, NOW, NOW + 300 * DAY)).toBe(0.2);
  });
  it('knows a Monday', () => expect(new Date(weekOf(NOW)).toISOString()).toBe('2026-11-16T00:00:00.000Z'));
});

describe('misconceptions', () => {
  const wrongly = (count: number, over: Partial<Answer> = {}) =>
    Array.from({ length: count }, (_, index) => ({ ...shows('x'), response: `${index}/7`, ...over }));
  it('are named after answers that chance seldom gives, never after one', () => {
    expect(nameMisconceptions(wrongly(1, { byChance: [0.001] }))).toEqual([]);
    expect(nameMisconceptions(wrongly(4))).toMatchObject([{ id: 'x', chances: 4, shown: 4 }]);
  });
  it('are suspected from an answer that chance seldom gives, not from a likely one, and not once they are named', () => {
    expect(suspectedMisconceptions(wrongly(1))).toEqual([{ id: 'x', skill: 'fractions.add-unlike' }]);
    expect(suspectedMisconceptions(wrongly(1, { byChance: [0.98], choice: true, options: 2 }))).toEqual([]);
    expect(suspectedMisconceptions(wrongly(1, { mark: 'rapid', took: 900 }))).toEqual([]);
    expect(suspectedMisconceptions(wrongly(4))).toEqual([]);
    const right = Array.from({ length: 6 }, () => answer({ chances: ['x'], byChance: [0.1] }));
    expect(suspectedMisconceptions([...right, ...wrongly(1)])).toEqual([]);
    // What a teacher set aside takes the place of no other.
    const four = wrongly(1, {
      chances: ['w', 'x', 'y', 'z'],
      byChance: [0.2, 0.2, 0.2, 0.2],
      shown: ['w', 'x', 'y', 'z'],
    });
    expect(suspectedMisconceptions(four, undefined, ['w', 'x', 'y']).map(({ id }) => id)).toEqual(['z']);
  });
  it('are suspected by what the answers say, however rare the school knows them to be', () => {
    const rare = Object.assign(() => UNFITTED, { ideas: { ...SHIPPED_MISCONCEPTIONS, common: 0.01 } });
    expect(suspectedMisconceptions(wrongly(1), rare)).toEqual([{ id: 'x', skill: 'fractions.add-unlike' }]);
    expect(suspectedMisconceptions(wrongly(1, { byChance: [0.98], choice: true, options: 2 }), rare)).toEqual([]);
  });
  it('may be held in one kind of question and not in another', () => {
    const elsewhere = Array.from({ length: 6 }, () =>
      answer({ skill: 'fractions.subtract-unlike', mark: 'right', chances: ['x'], byChance: [0.25] }),
    );
    const here = wrongly(6, { byChance: [0.25] });
    expect(nameMisconceptions([...elsewhere, ...here])).toMatchObject([{ id: 'x', shown: 6 }]);
    const all = elsewhere.map((one) => ({ ...one, skill: 'fractions.add-unlike' }));
    expect(nameMisconceptions([...all, ...here])).toEqual([]);
  });
  const evidence = (answers: readonly Answer[]) =>
    evidenceIn(likelihoodsOf('x', byMisconception(answers), shippedEasiness), SHIPPED_MISCONCEPTIONS);
  it('are worth less where chance gives the answer more often', () => {
    const likely = (byChance: number) => evidence(wrongly(4, { byChance: [byChance] }));
    expect(likely(0.05)).toBeGreaterThan(Math.log(50));
    expect(likely(0.5)).toBeLessThan(likely(0.25));
    expect(likely(1)).toBeLessThan(likely(0.5));
  });
  it('need more answers where they are picked', () => {
    const needed = (over: Partial<Answer>): number =>
      [3, 4, 5, 6, 7, 8, 9, 12, 15].find((count) => nameMisconceptions(wrongly(count, over)).length > 0) ?? 99;
    const picked = (options: number) => needed({ choice: true, options, byChance: [0.25 + 0.75 / (options - 1)] });
    expect(needed({ byChance: [0.1] })).toBe(3);
    const ofTwo = needed({ choice: true, options: 2, byChance: [0.98] });
    // Three of many options say enough; two never do, however seldom chance gives them.
    expect(needed({ choice: true, options: 5, byChance: [0.2] })).toBe(3);
    expect(nameMisconceptions(wrongly(2, { choice: true, options: 5, byChance: [0.001] }))).toEqual([]);
    expect(picked(4)).toBeGreaterThanOrEqual(3);
    expect(picked(3)).toBeGreaterThanOrEqual(picked(4));
    expect(ofTwo).toBeGreaterThanOrEqual(picked(4));
    expect(ofTwo).toBeLessThan(99);
  });
  it('are not named for somebody who picks blindly', () => {
    const random = rngOf(7);
    const blind = () =>
      Array.from({ length: 12 }, (_, index) =>
        random() < 1 / 2
          ? answer({ chances: ['x'], byChance: [0.98], choice: true, options: 2 })
          : { ...shows('x'), byChance: [0.98], choice: true, options: 2, response: `${index}` },
      );
    const named = Array.from({ length: 300 }, () => nameMisconceptions(blind()).length > 0).filter(Boolean);
    expect(named.length / 300).toBeLessThanOrEqual(0.03);
  });
  it('are not named from one answer over and over', () => {
    expect(nameMisconceptions(wrongly(9, { response: '7' }))).toEqual([]);
  });
  it('get little weight from answers stored without their probability by chance', () => {
    expect(nameMisconceptions(wrongly(3, { byChance: undefined }))).toEqual([]);
  });
  it('are not named from answers that took far less time than usual, nor from the rest of such a sitting', () => {
    const usual = () => ({ ...UNFITTED, took: 30_000 });
    expect(nameMisconceptions(wrongly(6, { took: 16_000 }), usual)).toMatchObject([{ id: 'x' }]);
    expect(nameMisconceptions(wrongly(6, { took: 8000 }), usual)).toEqual([]);
    const mixed = wrongly(6).map((one, index) => ({ ...one, took: index < 3 ? 8000 : 30_000 }));
    expect(nameMisconceptions(mixed, usual)).toEqual([]);
    const elsewhere = mixed.map((one, index) => ({ ...one, assignmentId: index < 3 ? 'copied' : 'own' }));
    expect(nameMisconceptions(elsewhere, usual)).toMatchObject([{ id: 'x', shown: 3 }]);
    const mostly = [...elsewhere, ...wrongly(1, { took: 8000, assignmentId: 'copied' })];
    expect(nameMisconceptions(mostly, usual)).toEqual([]);
  });
  it('are not named from a sitting that went too fast as a whole, nor where many sittings did', () => {
    const usual = () => ({ ...UNFITTED, took: 30_000 });
    const sitting = (took: number, assignmentId: string) => wrongly(5, { took, assignmentId });
    expect(nameMisconceptions(sitting(16_000, 'a'), usual)).toMatchObject([{ id: 'x' }]);
    expect(nameMisconceptions(sitting(14_000, 'a'), usual)).toEqual([]);
    const own = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => sitting(30_000, id));
    const hasty = ['f', 'g', 'h'].map((id) => sitting(14_000, id).map((one) => ({ ...one, shown: [] })));
    expect(nameMisconceptions([...own, ...hasty.slice(0, 2).flat()], usual)).toMatchObject([{ id: 'x' }]);
    expect(nameMisconceptions([...own, ...hasty.flat()], usual)).toEqual([]);
  });
  it('are not named for somebody who is mostly right', () => {
    const right = Array.from({ length: 6 }, () => answer({ chances: ['x'], byChance: [0.1] }));
    expect(nameMisconceptions([...right, ...right, ...wrongly(3)])).toEqual([]);
  });
  it('are not named twice for the same answers; of two that explain them equally, neither is', () => {
    const both = wrongly(6, { chances: ['x', 'y'], shown: ['x', 'y'], byChance: [0.1, 0.1] });
    expect(nameMisconceptions(both)).toEqual([]);
    const more = wrongly(4, { chances: ['x', 'y'], byChance: [0.1, 0.1] });
    expect(nameMisconceptions([...both, ...more]).map(({ id }) => id)).toEqual(['x']);
  });
  it('are both named where each has answers of its own', () => {
    const one = wrongly(5, { chances: ['x', 'y'], byChance: [0.1, 0.1] });
    const other = wrongly(5, { chances: ['y'], shown: ['y'], byChance: [0.1] });
    expect(
      nameMisconceptions([...one, ...other])
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['x', 'y']);
  });
  it('leave out rapid guesses, a parent’s writing and what came after a hint', () => {
    const out = (['rapid', 'parent', 'hinted'] as const).flatMap((mark) => wrongly(3, { mark }));
    expect(nameMisconceptions([...wrongly(1), ...out])).toEqual([]);
  });
});

const sheet = (rows: readonly Row[], count: number) => ({
  items: Array.from({ length: count }, () => ({ skill: 'a' })),
  rows,
});

describe('items', () => {
  const random = rngOf(3);
  const truth = [-1.5, -0.5, 0, 0.5, 1.5];
  const rows = Array.from({ length: 400 }, (_, index) => {
    const ability = (random() + random() + random() - 1.5) * 2;
    const marks = truth.map((at) => (random() < 1 / (1 + Math.exp(at - ability)) ? 'r' : 'w')).join('');
    return { studentId: `s${index}`, at: index, marks };
  });
  it('have an Elo difficulty that correlates over 0.95 with the truth, whatever order rows come in', () => {
    const found = eloDifficulties(rows, 5);
    expect(correlation(found.map((one, index) => [one, truth[index] ?? 0]))).toBeGreaterThan(0.95);
    expect(eloDifficulties(rows.toReversed(), 5)).toEqual(found);
  });
  it('discriminate when they ask for what the others ask for', () => {
    const [first] = itemStatistics(sheet(rows, 5));
    expect(first?.answers).toBe(400);
    expect(first?.discrimination).toBeGreaterThan(0.1);
    const noise = rows.map((row) => ({ ...row, marks: `${row.marks}${random() < 0.5 ? 'r' : 'w'}` }));
    expect(Math.abs(itemStatistics(sheet(noise, 6))[5]?.discrimination ?? 1)).toBeLessThan(0.15);
    expect(itemStatistics(sheet([], 1))).toEqual([
      { answers: 0, right: 0, difficulty: 0, quintiles: [null, null, null, null, null] },
    ]);
  });
  it('have figures that are the same after a copy in JSON', () => {
    for (const value of [-0.004, -0, 0.004, -0.006, 1.234])
      expect(JSON.parse(JSON.stringify(hundredths(value)))).toBe(hundredths(value));
  });
});

describe('a question to look at', () => {
  const random = rngOf(11);
  /** The share of flagged questions among those that fit the others, and among those that are answered at random. */
  const marked = (students: number) => {
    const [good, useless]: [boolean[], boolean[]] = [[], []];
    for (let turn = 0; turn < 300; turn += 1) {
      const rows = Array.from({ length: students }, (_, index) => {
        const ability = (random() + random() + random() - 1.5) * 2;
        const own = [-1, -0.7, -0.4, -0.1, 0.2, 0.5, 0.8].map(
          (at) => random() < 1 / (1 + Math.exp(2.2 * (at - ability))),
        );
        const marks = [...own, random() < 0.5].map((right) => (right ? 'r' : 'w')).join('');
        return { studentId: `s${index}`, at: index, marks };
      });
      const flags = itemStatistics(sheet(rows, 8)).map((one) => isDoubtful(one));
      good.push(...flags.slice(0, 7));
      useless.push(flags[7] ?? false);
    }
    const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length;
    return { good: share(good), useless: share(useless) };
  };
  it.each([15, 20, 25, 30])('is seldom a good question, in a class of %s', (students) => {
    expect(marked(students).good).toBeLessThanOrEqual(0.05);
  });
  it('is three of five useless questions, in a class of 30', () =>
    expect(marked(30).useless).toBeGreaterThanOrEqual(0.6));
});

describe('a question of a short assignment', () => {
  const random = rngOf(12);
  const between = (low: number, high: number): number => low + random() * (high - low);
  /** Thirty students with assignments of eight questions on four skills; the first of each is answered at random. */
  const classes = Array.from({ length: 60 }, () => {
    const abilities = Array.from({ length: 30 }, () => (random() + random() + random() - 1.5) * 2);
    return Array.from({ length: 4 }, (): Sheet => {
      const asked = Array.from({ length: 7 }, () => ({ slope: between(0.7, 1.8), at: between(-1.5, 0.7) }));
      return {
        items: ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd'].map((skill) => ({ skill })),
        rows: abilities.map((ability, index) => {
          const own = asked.map(({ slope, at }) => random() < 1 / (1 + Math.exp(slope * (at - ability))));
          const marks = [random() < 0.5, ...own].map((right) => (right ? 'r' : 'w')).join('');
          return { studentId: `s${index}`, at: index, marks };
        }),
      };
    });
  });
  /** The shares flagged after the first `count` assignments, of those of the last. */
  const flaggedAfter = (count: number) => {
    const flags = classes.map((sheets) => {
      const done = sheets.slice(0, count);
      return done.slice(-1).flatMap((last) => itemStatistics(last, standingsOf(done)).map(isDoubtful));
    });
    const share = (of: readonly boolean[]): number => of.filter(Boolean).length / of.length;
    return {
      useless: share(flags.flatMap(([first = false]) => first)),
      good: share(flags.flatMap((own) => own.slice(1))),
    };
  };
  it('is judged by what the work so far says: few good ones are flagged after the first assignment already', () => {
    const [first, fourth] = [flaggedAfter(1), flaggedAfter(4)];
    expect(first.good).toBeLessThanOrEqual(0.06);
    expect(fourth.good).toBeLessThanOrEqual(0.05);
    expect(first.useless).toBeGreaterThanOrEqual(0.5);
    expect(fourth.useless).toBeGreaterThanOrEqual(0.6);
  });
  it('shows a correlation with what the other answers say, and none where the students do not differ', () => {
    const [sheet] = classes[0] ?? [];
    const same = { items: sheet?.items ?? [], rows: (sheet?.rows ?? []).map((row) => ({ ...row, marks: 'rrrrrrrr' })) };
    expect(itemStatistics(same).some(isDoubtful)).toBe(false);
    expect(itemStatistics(same)[0]).not.toHaveProperty('fit');
  });
});

describe('struggle', () => {
  it('begins at four wrong tries and ends with success', () => {
    expect(strugglesOf([wrong()])).toEqual([]);
    const stuck = [wrong(), wrong()];
    expect(strugglesOf(stuck)).toMatchObject([{ skill: 'fractions.add-unlike', wrongStreak: 4 }]);
    expect(strugglesOf([...stuck, answer()])).toEqual([]);
  });
  it('weighs hints and time beside wrong tries', () => {
    const one = { skill: 's', wrongStreak: 4, hints: 2, took: 80_000, lastAt: 0 };
    expect(struggleScore(one, 20_000)).toBe(7);
    expect(struggleScore(one, 0)).toBe(5);
    expect([median([]), median([3, 1]), median([5, 1, 3])]).toEqual([0, 2, 3]);
  });
});

describe('a student', () => {
  it('is the same from any order of answers, and from answers given twice over', () => {
    const answers = [answer(), wrong(), answer({ at: NOW - 9 * DAY }), shows('x'), shows('x')];
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: answers.length }), (shuffled) => {
        expect(summariseStudent(shuffled, curriculum)).toEqual(summariseStudent(answers, curriculum));
      }),
      { numRuns: 20 },
    );
  });
  it('gets nothing from rapid, parent-written or unread answers, and "not yet" from hinted ones', () => {
    const none = summariseStudent(
      [answer({ mark: 'rapid' }), answer({ mark: 'parent' }), answer({ mark: 'unread' })],
      curriculum,
    );
    expect(none.skills).toEqual({});
    expect(none.effort).toEqual({ answers: 3, rapid: 1, hinted: 0, parent: 1, searching: 0 });
    const search = answer({ tries: 4, at: NOW, lastAt: NOW + 6000 });
    const effort = (one: Answer) => summariseStudent([one], curriculum).effort.searching;
    expect([effort(search), effort({ ...search, lastAt: NOW + 60_000 })]).toEqual([1, 0]);
    const estimate = (mark: Answer['mark']) =>
      Object.values(summariseStudent([answer({ mark })], curriculum).skills)[0]?.estimate;
    expect(estimate('hinted')).toBe(estimate('wrong'));
  });
  it('tells what became possible when it first did, once, and no more where it faded', () => {
    const right = Array.from({ length: 6 }, (_, at) => answer({ at: NOW + at * 1000, skill: 'a' }));
    const told = summariseStudent(right, curriculum).gained;
    expect(told).toEqual([{ skill: 'a', at: expect.any(Number) }]);
    const at = told[0]?.at ?? 0;
    expect(
      summariseStudent(
        right.filter((one) => one.at < at),
        curriculum,
      ).gained,
    ).toEqual([]);
    // More right answers do not tell it again.
    const more = [...right, answer({ at: NOW + 9 * DAY, skill: 'a' }), answer({ at: NOW + 9 * DAY + 1, skill: 'b' })];
    expect(summariseStudent(more, curriculum).gained).toEqual(told);
    const faded = [...right, ...[1, 2, 3, 4].map((day) => wrong({ at: NOW + day * DAY, skill: 'a' }))];
    expect(summariseStudent(faded, curriculum).gained).toEqual([]);
    const hinted = right.map((one) => ({ ...one, mark: 'hinted' as const }));
    expect(summariseStudent(hinted, curriculum).gained).toEqual([]);
    const old = [...right, answer({ at: NOW + 40 * DAY, skill: 'b' })];
    expect(summariseStudent(old, curriculum).gained).toEqual([]);
  });
  it('has the lowest level of a skill until one answer to it is right, whatever is known of others', () => {
    const others = ['a', 'b', 'c'].flatMap((skill) => Array.from({ length: 8 }, () => answer({ skill })));
    const never = [...others, ...Array.from({ length: 3 }, () => wrong({ skill: 'new' }))];
    const levelOf = (all: readonly Answer[]) => {
      const had = summariseStudent(all, curriculum).skills.new;
      if (!had) throw new Error('no skill');
      return [had.level, masteryLevelAt(had, had.lastAt), had.estimate > 0.65];
    };
    expect(levelOf(never.slice(0, -2))).toEqual(['beginning', 'beginning', true]);
    expect(levelOf(never).slice(0, 2)).toEqual(['beginning', 'beginning']);
    const hinted = others.concat(answer({ skill: 'new', mark: 'hinted' }));
    expect(levelOf(hinted)).toEqual(['beginning', 'beginning', true]);
    expect(levelOf([...never.slice(0, -2), answer({ skill: 'new' })])[0]).toBe('nearly');
  });
  it('moves the level of a skill by answers to it alone, and tells no gain that others take back', () => {
    const own = Array.from({ length: 5 }, () => answer({ skill: 'own' }));
    const before = summariseStudent(own, curriculum);
    const elsewhere = ['a', 'b', 'c'].flatMap((skill) => Array.from({ length: 9 }, () => wrong({ skill })));
    const after = summariseStudent([...own, ...elsewhere], curriculum);
    expect(after.skills.own).toEqual(before.skills.own);
    expect(after.gained).toEqual(before.gained);
    expect(before.gained).toHaveLength(1);
    // What the other answers said counts from the next answer to the skill on.
    const next = summariseStudent([...own, ...elsewhere, answer({ skill: 'own' })], curriculum).skills.own;
    expect(next?.estimate).toBeLessThan(before.skills.own?.estimate ?? 0);
  });
  it('counts the questions of the week before the last answer, newest first, without guesses', () => {
    const given = [NOW - 8 * DAY, NOW - DAY, NOW].map((at) => answer({ at }));
    expect(summariseStudent([...given, answer({ at: NOW - 1, mark: 'rapid' })], curriculum).lately).toEqual([
      NOW,
      NOW - DAY,
    ]);
  });
  it('shows what a week changed, what opens next and what is missing', () => {
    const before = [answer({ at: NOW - 9 * DAY })];
    const now = Array.from({ length: 12 }, () => answer());
    const graph = {
      prerequisitesOf: (skill: string) => (skill === 'next' || skill === 'hard' ? ['fractions.add-unlike'] : []),
      skills: ['next'],
    };
    const summary = summariseStudent([...before, ...now], graph);
    expect(summary.opensNext).toEqual(['next']);
    expect(summary.skills['fractions.add-unlike']).toMatchObject({
      level: 'strong',
      before: { level: expect.any(String) },
    });
    expect(summary.growth).toHaveLength(2);
    const weak = [wrong(), wrong(), wrong({ skill: 'hard' }), wrong({ skill: 'hard' })];
    expect(summariseStudent(weak, graph).gaps).toMatchObject([{ skill: 'fractions.add-unlike', blocks: ['hard'] }]);
  });
  it('lacks no basic that it missed by slips, unless at least as much shows more than that', () => {
    const graph = {
      prerequisitesOf: (skill: string) => (skill === 'hard' ? ['fractions.add-unlike'] : []),
      skills: [],
    };
    const hard = [wrong({ skill: 'hard' }), wrong({ skill: 'hard' })];
    const gapsOf = (slips: number, others: number) =>
      summariseStudent(
        [
          ...Array.from({ length: slips }, () => wrong({ slip: true, response: 'slip' })),
          ...Array.from({ length: others }, () => wrong({ response: 'other' })),
          ...hard,
        ],
        graph,
      ).gaps;
    expect([gapsOf(3, 0), gapsOf(2, 2)]).toEqual([[], []]);
    expect(gapsOf(1, 2)).toMatchObject([{ evidence: [{ response: 'other' }, { response: 'other' }] }]);
  });
  it('has the level that a teacher set, with no gap in it and without dismissed misconceptions', () => {
    const graph = {
      prerequisitesOf: (skill: string) => (skill === 'next' || skill === 'hard' ? ['fractions.add-unlike'] : []),
      skills: ['next'],
    };
    const idea = () => shows('fractions.add-across');
    const weak = [idea(), idea(), idea(), idea(), wrong({ skill: 'hard' }), wrong({ skill: 'hard' })];
    expect(summariseStudent(weak, graph)).toMatchObject({
      ...{ gaps: [{ skill: 'fractions.add-unlike' }], ideas: [{ id: 'fractions.add-across' }], opensNext: [] },
    });
    const levels = { 'fractions.add-unlike': 'secure' as const };
    const said = summariseStudent(weak, graph, { said: { levels, aside: ['fractions.add-across'] } });
    expect(said).toMatchObject({ gaps: [], ideas: [], opensNext: ['next'] });
    const set = said.skills['fractions.add-unlike'];
    if (!set) throw new Error('no skill');
    expect(set).toMatchObject({ level: 'secure', set: true });
    expect(said.skills.hard).not.toHaveProperty('set');
    expect(masteryLevelAt(set, NOW + 400 * DAY)).toBe('secure');
    expect(masteryLevelAt({ ...set, set: undefined }, NOW)).toBe('beginning');
  });
  it('is counted as secure among the skills with answers enough, and among those that a teacher set', () => {
    const had = (answers: number) => ({
      ...{ estimate: 0.96, low: 0.9, high: 0.99, level: 'strong' as const },
      answers,
      lastAt: NOW,
    });
    expect([had(2), had(3), { ...had(1), set: true }].map(isLevelTold)).toEqual([false, true, true]);
    expect(secureAmong([had(2), had(1)], NOW)).toEqual({ secure: 0, of: 0, tooFew: 2 });
    const low = { ...had(9), estimate: 0.4, low: 0.2, high: 0.6 };
    expect(secureAmong([had(2), had(3), low, { ...had(1), set: true }], NOW)).toEqual({ secure: 2, of: 3, tooFew: 1 });
  });
  it('is put in a group only with evidence of their own', () => {
    const member = (studentId: string, ids: readonly string[]) => ({
      studentId,
      ideas: ids.map((id) => ({
        id,
        evidence: [{ assignmentId: 'a', itemId: 'i', skill: 's', response: '1', at: 1 }],
      })),
      gaps: [{ id: 'p', evidence: [] }],
    });
    const groups = interventionGroups([member('b', ['x', 'y']), member('a', ['x'])]);
    expect(groups.map(({ id, studentIds }) => [id, studentIds])).toEqual([
      ['x', ['a', 'b']],
      ['y', ['b']],
    ]);
  });
});
