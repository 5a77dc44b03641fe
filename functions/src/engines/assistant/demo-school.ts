import { createRng, findMisconception, findSkill, type Rng, type SkillCode } from '@lemma/math';
import { makePlan } from '@lemma/plans';
import { boardEntrySchema } from '@lemma/school/assignment';
import { type Classroom, classroomSchema, rosterStudentSchema } from '@lemma/school/class';
import { insightStudentSchema } from '@lemma/school/insight';
import { planSchema } from '@lemma/school/plan';
import { DAY } from '@lemma/school/time';
import type { ClassData, School } from './class/class-data.ts';

const NAMES = [
  'Amara Okafor',
  'Ben Osei',
  'Cleo Diaz',
  'Devon Price',
  'Elena Ruiz',
  'Farid Haddad',
  'Grace Kim',
  'Hannah Weiss',
  'Ivan Petrov',
  'Jaylen Brooks',
  'Kayla Nguyen',
  'Sofia Marino',
];
const SKILLS = (
  [
    'whole-numbers.times-as-many',
    'whole-numbers.factors',
    'fractions.line-plot-difference',
    'fractions.add-like',
    'decimals.to-fraction',
    'geometry.angle-parts',
    'fractions.add-unlike',
    'fractions.multiply-mixed',
    'decimals.round',
    'decimals.word-money',
    'geometry.plot-point',
    'fractions.word-divide',
  ] satisfies readonly SkillCode[]
).flatMap((code) => findSkill(code) ?? []);

const classOf = (name: string, at: number, now: number): Classroom =>
  classroomSchema.parse({
    id: `demo-${at}`,
    name,
    grade: 6,
    teacherIds: ['demo'],
    teacherName: 'Ms. Demo',
    code: 'ACDEFG',
    codeExpiresAt: now,
    createdAt: now - at,
  });

function studentsOf(now: number, shift: number): ClassData['students'] {
  return NAMES.map((fullName, at) =>
    rosterStudentSchema.parse({
      id: `s${shift}-${at}`,
      fullName,
      displayName: fullName,
      userName: `demo${shift}${at}`,
      state: 'active',
      secretKind: 'words',
      createdAt: now,
      parentCount: 0,
    }),
  );
}

/** Groups of students who show the same misconception. */
function groupsOf(
  lines: readonly (readonly [string, { readonly ideas: readonly { readonly id: string }[] }])[],
): ClassData['insight']['groups'] {
  const byId = Map.groupBy(
    lines.flatMap(([studentId, { ideas }]) => ideas.map(({ id }) => ({ id, studentId }))),
    ({ id }) => id,
  );
  return [...byId].map(([id, all]) => ({
    kind: 'misconception' as const,
    id,
    studentIds: all.map(({ studentId }) => studentId),
    evidence: [],
  }));
}

const levelFor = (share: number) =>
  share < 0.4 ? 'beginning' : share < 0.6 ? 'developing' : share < 0.8 ? 'nearly' : 'secure';

/** A made-up summary of one student's work. */
function lineOf(rng: Rng, now: number) {
  const strength = rng.int(30, 90) / 100;
  const known = SKILLS.map(({ code }) => {
    const estimate = Math.max(0.05, Math.min(0.97, strength + rng.int(-25, 20) / 100));
    return [
      code,
      {
        estimate,
        low: Math.max(0, estimate - 0.1),
        high: Math.min(1, estimate + 0.1),
        answers: rng.int(3, 9),
        level: levelFor(estimate),
        lastAt: now - DAY,
      },
    ] as const;
  });
  const [first] = SKILLS[rng.int(0, 3)]?.misconceptions ?? [];
  const shows = strength < 0.55 && first && findMisconception(first.id);
  const growth = [8, 1].map((weeks) => ({
    week: now - weeks * 7 * DAY,
    mean: strength - (weeks - 1) * 0.03,
    low: strength - 0.05 - (weeks - 1) * 0.03,
    high: strength + 0.05 - (weeks - 1) * 0.03,
    skills: 9,
    answers: 20,
  }));
  return insightStudentSchema.parse({
    skills: Object.fromEntries(known),
    ideas: shows ? [{ id: shows.id, posterior: 0.9, chances: 4, shown: 3, lastAt: now - DAY, evidence: [] }] : [],
    struggles: [],
    gaps: [],
    growth,
    effort: { answers: 60, rapid: 0, hinted: 2, parent: 0 },
    lastAt: now - DAY,
  });
}

/** Made-up data of a class, the same for the same `shift`. */
function dataOf(classroom: Classroom, shift: number, now: number): ClassData {
  const rng = createRng(shift + 7);
  const students = studentsOf(now, shift);
  const lines = students.map(({ id }) => [id, lineOf(rng, now)] as const);
  const items = SKILLS.slice(0, 5).map(({ code }, at) => ({
    itemId: `i${at}`,
    skill: code,
    answers: students.length,
    right: 0.4 + at * 0.1,
    difficulty: 0,
    quintiles: [],
  }));
  const rows = Object.fromEntries(
    students.map(({ id }, at) => [
      id,
      {
        state: at < 10 ? 'submitted' : 'in-progress',
        score: 3,
        maxScore: 5,
        late: false,
        took: 60_000,
        at: now - 2 * DAY,
        marks: items.map((_, place) => ((at + place) % 3 === 0 ? 'w' : 'r')).join(''),
      },
    ]),
  );
  const entry = boardEntrySchema.parse({
    id: 'a1',
    title: 'Quiz 3',
    state: 'open',
    openAt: now - 5 * DAY,
    dueAt: now - DAY,
    itemCount: items.length,
    studentCount: students.length,
    started: 12,
    submitted: 10,
    toGrade: 0,
    median: 0.7,
    updatedAt: now,
  });
  return {
    classroom,
    students,
    board: { a1: entry },
    insight: {
      students: Object.fromEntries(lines),
      assignments: { a1: { title: 'Quiz 3', dueAt: entry.dueAt, items, rows } },
      groups: groupsOf(lines),
    },
  };
}

/** Two made-up classes, for the command line and for tests: nothing is stored. */
export function demoSchool(now: number): School {
  const classes = ['Period 1', 'Period 2', 'Period 3'].map((name, at) => classOf(name, at, now));
  return {
    classes: async () => classes,
    read: async (classroom) => dataOf(classroom, Number(classroom.id.slice(-1)), now),
    plan: async (planId, request) => {
      const made = makePlan(request, 7);
      return planSchema.parse({
        ...made,
        id: planId,
        ownerId: 'demo',
        request,
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
    },
  };
}
