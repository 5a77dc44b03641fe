import {
  countsForMastery,
  inOrder,
  MOST_ANSWERS_A_NIGHT,
  nightlyFit,
  type ObservedAnswer,
  observedFrom,
} from '@lemma/mastery';
import type { Evidence } from '@lemma/school/insight';
import { leavingOut, reportLeftOut } from '../../domain/evidence/left-out.ts';
import { SCHOOL } from '../../domain/evidence/read-easiness.ts';
import { answersOf } from '../../domain/evidence/summary-of.ts';
import { documents } from '../../platform/documents.ts';
import { atOnce } from '../../platform/firebase.ts';
import { pagesOf } from '../../platform/pages.ts';

/** Decimals of log-odds that are stored: more would only make the document larger. */
const THOUSANDTHS = 1000;
const rounded = (value: number): number => Math.round(value * THOUSANDTHS) / THOUSANDTHS;

const observed = ({ work }: Evidence): ObservedAnswer[] =>
  observedFrom(inOrder(answersOf(work)).filter(countsForMastery));

/** The answers of the school's students, up to the most that one fit uses. Ids are random, and so is who is first. */
async function readAnswers(leaveOut: (path: string) => void): Promise<ObservedAnswer[][]> {
  const students: ObservedAnswer[][] = [];
  let count = 0;
  for await (const page of pagesOf(documents.evidence.where())) {
    for (const evidence of documents.evidence.readable(page, leaveOut)) {
      const answers = observed(evidence);
      if (answers.length > 0) students.push(answers);
      count += answers.length;
    }
    if (count >= MOST_ANSWERS_A_NIGHT) break;
  }
  return students;
}

/**
 * Computes how easy each skill and level is at this school, and how much its students differ, from all answers that are stored, continuing from the night
 * before. Late, corrected and deleted answers are right in the next night, since no answer is remembered but in its
 * evidence. Running it twice moves the figures a little further towards the same end. A school without answers has no
 * document.
 */
export async function fitSchool(now: number) {
  const leftOut = leavingOut();
  const students = await readAnswers(leftOut.leaveOut);
  const answers = students.reduce((sum, own) => sum + own.length, 0);
  reportLeftOut(leftOut, 'easiness');
  if (answers === 0) {
    await documents.easiness.ref(SCHOOL).delete();
    return { students: 0, answers };
  }
  const [before] = await documents.easiness.readEach([SCHOOL], () => undefined);
  const { center, skills, spreads } = nightlyFit(students, before);
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
    skills: Object.fromEntries(stored),
  });
  return { students: students.length, answers };
}
