import {
  type Advice,
  type Hidden,
  mustFind,
  namedMind,
  nextMoveOf,
  type ProblemRef,
  type Question,
  type Report,
  RIGHT,
  reportOf,
  type Score,
  scoreDiagnosis,
  strengthOf,
  type TurnRecord,
  tableFor,
} from '@lemma/interview';
import { findMisconception } from '@lemma/math';
import type { Interview, InterviewResult, Named } from '@lemma/school/interview';
import type { HiddenState } from './hidden.ts';
import { shownAnswer, shownProblem } from './shown.ts';

/** A question that could have been asked, in words that a teacher would use. */
function askedInWords(question: Question): string {
  const { asked } = shownProblem(question.ref);
  if (question.kind === 'problem') return asked;
  if (question.kind === 'how') return `How did you get that? (${asked})`;
  if (question.kind === 'why') return `Why does that work? (${asked})`;
  return `Look at it again. Are you sure? (${asked})`;
}

/** The median time between a reply and the next question, in seconds. */
function waitOf({ turns }: Interview): number | undefined {
  const gaps = turns
    .slice(1)
    .map(({ at }, index) => Math.round((at - (turns[index]?.at ?? at)) / 1000))
    .toSorted((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)];
}

export const misconceptionWords = (ids: readonly string[]) =>
  ids.map((id) => {
    const { name = id, idea = '', why = '', move = '' } = findMisconception(id) ?? {};
    return { id, name, idea, why, move };
  });

/** Whether a wrong answer to what was asked shows how the student thinks; nothing where no problem was asked. */
function showsIn(record: TurnRecord | undefined): { shows?: boolean } {
  const answer = record?.observations.find(({ question }) => question.kind === 'problem');
  return answer === undefined ? {} : { shows: answer.outcome !== RIGHT };
}

const advice = ({ code, turns }: Advice) => ({ code, turns: [...turns] });

function separation(found: Report['notSeparated']) {
  if (found === undefined) return undefined;
  const { one, other, asked, better } = found;
  const show = (ref: ProblemRef, answer: string) => ({
    asked: shownProblem(ref).asked,
    answer: shownAnswer(ref, answer),
  });
  return {
    one,
    other,
    asked: asked.map(({ ref, answer }) => show(ref, answer)),
    ...(better && {
      better: {
        asked: shownProblem(better.ref).asked,
        oneAnswer: shownAnswer(better.ref, better.oneAnswer),
        otherAnswer: shownAnswer(better.ref, better.otherAnswer),
      },
    }),
  };
}

/** Computes the result of a practice interview from its turns and the teacher's diagnosis. */
export function resultOf(
  interview: Interview,
  hidden: HiddenState,
  named: Named | null,
  predictions: readonly string[],
): InterviewResult {
  const { pupil: simulated, written, records, items } = hidden;
  const said: Hidden | undefined = named ?? undefined;
  const mind = said === undefined ? undefined : namedMind(mustFind(simulated.skill), said);
  const report = reportOf(simulated, written, records, mind, (ref) => tableFor(ref).answers);
  const score: Score | undefined =
    said === undefined && predictions.length === 0
      ? undefined
      : scoreDiagnosis(simulated, items, { named: said ?? [], predictions });
  const changedAt = records.findIndex(({ changed }) => changed) + 1;
  const wait = waitOf(interview);
  const guesses = interview.anticipation?.ideas ?? [];
  const anticipated = guesses.length === 0 ? undefined : guesses.some((id) => simulated.mind.ideas.includes(id));
  const notSeparated = separation(report.notSeparated);
  return {
    truth: { mind: simulated.mind.id, kind: simulated.mind.kind, ideas: misconceptionWords(simulated.mind.ideas) },
    named: said === undefined ? null : (score?.named ?? 0),
    said: named,
    predictions: (score?.predictions ?? []).map(({ ref, predicted, answer, hit, readable }) => ({
      asked: shownProblem(ref).asked,
      predicted,
      answer: shownAnswer(ref, answer),
      hit,
      readable,
    })),
    start: [...report.start],
    turns: report.turns.map(({ bits, bestBits, best, posterior, repeated }, at) => ({
      ...{ bits, bestBits, repeated, posterior: [...posterior] },
      ...showsIn(records[at]),
      ...(best && { best: askedInWords(best) }),
    })),
    questioning: report.questioning,
    ...(notSeparated && { notSeparated }),
    ...{
      moves: { ...report.moves },
      talkShare: report.talkShare,
      openShare: report.openShare,
      repeated: report.repeated,
    },
    ...(report.firstTelling !== undefined && { firstTelling: report.firstTelling }),
    ...(changedAt > 0 && { changedAt }),
    ...(wait !== undefined && { wait }),
    ...(anticipated !== undefined && { anticipated }),
    strength: advice(strengthOf(report, records)),
    next: advice(nextMoveOf(report, records, score)),
  };
}
