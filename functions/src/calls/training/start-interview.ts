import { AppError } from '@lemma/contract';
import {
  findScenario,
  hiddenIn,
  type Meeting,
  mustFind,
  nameBeside,
  poolOf,
  refOf,
  type SimulatedStudent,
  simulatedStudent,
  surprise,
  voice,
  writtenWork,
} from '@lemma/interview';
import type { Skill } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import { FIRST_ALGEBRA, KINDERGARTEN } from '@lemma/school/class';
import type { Interview } from '@lemma/school/interview';
import type { HiddenState } from '../../engines/interviews/hidden.ts';
import { misconceptionsOf } from '../../engines/interviews/misconceptions-of.ts';
import { namesInUse } from '../../engines/interviews/names-in-use.ts';
import { type Opened, openOwn, readHistory, writeOwn } from '../../engines/interviews/own.ts';
import { shownAnswer, shownProblem } from '../../engines/interviews/shown.ts';
import { requireNotStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const SURPRISE = 'surprise';
export const MOST_SUGGESTIONS = 10;

/** A number derived from an id: repeating a request to start gives the same simulated student. */
export const seedOf = (id: string): number =>
  [...id].reduce((sum, character) => (sum * 33 + (character.codePointAt(0) ?? 0)) % 1_000_003, 11);

function meetingOf(scenarioId: string, seed: number, among: readonly [number, number]): Meeting {
  if (scenarioId === SURPRISE) return surprise(seed, among);
  const [scenario, hidden] = [findScenario(scenarioId), hiddenIn(scenarioId)];
  if (scenario === undefined || hidden === undefined) throw new AppError('data/not-found', scenarioId);
  return { skill: mustFind(scenario.skill), hidden, name: scenario.student, temperament: scenario.temperament };
}

const suggestionsFor = (skill: Skill) => poolOf(skill, 907).slice(0, MOST_SUGGESTIONS).map(refOf);

function begin(simulated: SimulatedStudent, skill: Skill): HiddenState {
  return {
    pupil: simulated,
    written: writtenWork(simulated, skill),
    records: [],
    suggestions: suggestionsFor(skill),
    items: [],
  };
}

type Again = { readonly interviewId: string; readonly limits: Interview['limits']; readonly now: number };

/**
 * A new interview with the same simulated student that continues after the first `turns` turns of an earlier one. What
 * was hidden stays hidden.
 */
function talkedOn({ interview, hidden }: Opened, turns: number, { interviewId, limits, now }: Again): Opened {
  if (interview.kind !== 'practice') throw new AppError('work/closed', 'an interview with a pupil');
  const { result: _result, reflection: _reflection, items: _items, ...shared } = interview;
  return {
    interview: {
      ...shared,
      ...{
        id: interviewId,
        limits,
        state: turns > 0 ? 'in-progress' : 'draft',
        turns: interview.turns.slice(0, turns),
      },
      ...{ undone: 0, startedAt: now, updatedAt: now, active: 0 },
    },
    hidden: { ...hidden, records: hidden.records.slice(0, turns), items: [] },
  };
}

/** Starts an interview with a simulated student, or returns it if this id was already started. */
export const startInterview: Handler<typeof calls.startInterview> = async (input, caller) => {
  const { interviewId, scenarioId, limits, from, grades: among = [KINDERGARTEN, FIRST_ALGEBRA] } = input;
  await requireNotStudent(caller);
  return inTransaction(async (tx) => {
    const before = await documents.interviews.read(interviewId, tx);
    if (before?.teacherId === caller.uid) return before;
    if (before) throw new AppError('auth/forbidden', `interview ${interviewId}`);
    const again = from && (await openOwn(from.interviewId, caller, tx));
    const lines = await readHistory(caller.uid, tx);
    if (from && again) {
      const talked = talkedOn(again, from.turns, { interviewId, limits, now: caller.now });
      writeOwn(tx, talked.interview, talked.hidden, lines);
      return talked.interview;
    }
    const seed = seedOf(interviewId);
    const { skill, hidden, name: own, temperament } = meetingOf(scenarioId, seed, among);
    const name = nameBeside(own, await namesInUse(caller.uid));
    const state = begin(
      simulatedStudent(skill, hidden, { name, temperament, seed: scenarioId === SURPRISE ? seed % 40 : 1 }),
      skill,
    );
    const interview: Interview = {
      ...{ id: interviewId, teacherId: caller.uid, kind: 'practice', state: 'draft', scenarioId },
      ...{ skill: skill.code, skillName: skill.name, goal: skill.canDo, student: { name, temperament } },
      sheet: state.written.map(({ ref, answer }) => ({ ...shownProblem(ref), answer: shownAnswer(ref, answer) })),
      opening: voice.opening(temperament),
      ideas: misconceptionsOf(skill),
      suggestions: state.suggestions.map(shownProblem),
      ...{ turns: [], undone: 0, limits, notes: '' },
      ...{ startedAt: caller.now, updatedAt: caller.now, active: 0 },
    };
    writeOwn(tx, interview, state, lines);
    return interview;
  });
};
