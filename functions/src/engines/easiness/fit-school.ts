import {
  type Answer,
  countsForMastery,
  inOrder,
  MOST_ANSWERS_A_NIGHT,
  MOST_ANSWERS_FOR_MISCONCEPTIONS,
  nightlyFit,
  nightlyMisconceptions,
  type ObservedAnswer,
  observedFrom,
  type SchoolMisconceptions,
} from '@lemma/mastery';
import { leavingOut, reportLeftOut } from '../../domain/evidence/left-out.ts';
import { SCHOOL } from '../../domain/evidence/read-easiness.ts';
import { answersOf } from '../../domain/evidence/summary-of.ts';
import { documents } from '../../platform/documents.ts';
import { atOnce } from '../../platform/firebase.ts';
import { pagesOf } from '../../platform/pages.ts';

/** Decimals of log-odds that are stored: more would only make the document larger. */
const THOUSANDTHS = 1000;
const rounded = (value: number): number => Math.round(value * THOUSANDTHS) / THOUSANDTHS;

/** Rates above zero: what is rare stays possible. */
const rate = (value: number): number => Math.max(1 / THOUSANDTHS, rounded(value));

const misconceptionsToStore = ({ applied, habits, common, commonOf, namedFrom }: SchoolMisconceptions) => ({
  ...{ applied: applied.map(rate), habits: habits.map(rate), common: rate(common), namedFrom: rounded(namedFrom) },
  commonOf: Object.fromEntries(Object.entries(commonOf).map(([id, one]) => [id, rate(one)])),
});

type Read = { readonly students: ObservedAnswer[][]; readonly whole: Answer[][] };

/**
 * The answers of the school's students, up to the most that one fit uses, and of the first of them whole, as much as
 * misconceptions need. Ids are random, and so is who is first.
 */
async function readAnswers(leaveOut: (path: string) => void): Promise<Read> {
  const students: ObservedAnswer[][] = [];
  const whole: Answer[][] = [];
  let [count, kept] = [0, 0];
  for await (const page of pagesOf(documents.evidence.where())) {
    for (const evidence of documents.evidence.readable(page, leaveOut)) {
      const all = answersOf(evidence.work);
      const answers = observedFrom(inOrder(all).filter(countsForMastery));
      if (answers.length > 0) students.push(answers);
      count += answers.length;
      if (kept >= MOST_ANSWERS_FOR_MISCONCEPTIONS) continue;
      whole.push(all);
      kept += all.length;
    }
    if (count >= MOST_ANSWERS_A_NIGHT) break;
  }
  return { students, whole };
}

/**
 * Computes how easy each skill and level is at this school, how much its students differ and how common misconceptions
 * are, from all answers that are stored, continuing from the night before. Late, corrected and deleted answers are right in the next night, since no answer is remembered but in its
 * evidence. Running it twice moves the figures a little further towards the same end. A school without answers has no
 * document.
 */
export async function fitSchool(now: number) {
  const leftOut = leavingOut();
  const { students, whole } = await readAnswers(leftOut.leaveOut);
  const answers = students.reduce((sum, own) => sum + own.length, 0);
  reportLeftOut(leftOut, 'easiness');
  if (answers === 0) {
    await documents.easiness.ref(SCHOOL).delete();
    return { students: 0, answers };
  }
  const [before] = await documents.easiness.readEach([SCHOOL], () => undefined);
  const { center, skills, spreads } = nightlyFit(students, before);
  const ideas = nightlyMisconceptions(whole, { center, skills, spreads, ideas: before?.ideas });
  const stored = Object.entries(skills).map(([skill, one]) => {
    const [easy = 0, middle = 0, hard = 0] = (one.levels ?? []).map(rounded);
    const levels: [number, number, number] = [easy, middle, hard];
    const { answers: used, took } = one;
    const times = took === undefined ? {} : { took: Math.round(took) };
    return [
      skill,
      { mean: rounded(one.mean), variance: rounded(one.variance), answers: used, levels, ...times },
    ] as const;
  });
  await documents.easiness.put(atOnce, SCHOOL, {
    ...{ fittedAt: now, students: students.length, answers },
    center: { mean: rounded(center.mean), variance: rounded(center.variance) },
    ...(spreads && {
      spreads: { general: rounded(spreads.general), own: rounded(spreads.own), drift: rounded(spreads.drift) },
    }),
    ideas: misconceptionsToStore(ideas),
    skills: Object.fromEntries(stored),
  });
  return { students: students.length, answers };
}
