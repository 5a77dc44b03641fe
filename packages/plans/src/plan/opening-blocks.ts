import { createRng, findSkill, type Skill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import { missingFrom } from '../standards/missing-signs.ts';
import { findStandard, standardsBefore } from '../standards/standards.ts';
import type { PlanContext } from './context.ts';
import { drawProblem, seedFrom, toItem } from './items.ts';
import { type LessonSet, range, type SetProblem } from './lesson-set.ts';
import { phaseTitles } from './phase-titles.ts';
import { capital, row } from './row.ts';
import { termsOf } from './terms-of.ts';
import { timesOf } from './times-of.ts';

/** Every problem of a plan, wherever it stands. */
const allOf = ({ warmUps, core, claim, later, cards, tickets }: LessonSet): SetProblem[] => [
  ...warmUps,
  ...core,
  ...(claim ? [claim] : []),
  ...later,
  ...cards,
  ...tickets,
];

const MOST_BEFORE = 3;

export function standardRows({ standard, official, skills, cover, cases }: PlanContext, set: LessonSet): PlanRow[] {
  const before = standardsBefore(standard.code).slice(0, MOST_BEFORE);
  const beside = new Set(standard.related.filter((code) => !before.includes(code)));
  const related = [...beside].slice(0, 3).join(', ');
  const missing = missingFrom(
    cases.missing,
    allOf(set).map(({ item }) => item),
  );
  return [
    row('code', standard.code, official?.text ?? `${standard.text}.`, {
      parts: [
        {
          label: 'Wording',
          text:
            official?.notice ??
            'Our own, not the official one. A school can load the official wording, and its plans then quote that.',
        },
        { label: 'Skills', text: skills.map(({ name }) => name).join('; ') },
        ...(related === '' ? [] : [{ label: 'Goes with', text: related }]),
        ...(missing === ''
          ? []
          : [{ label: 'Not in the problems', text: `${capital(missing)}.`, kind: 'task' as const }]),
        ...(cover === 'near'
          ? [{ label: 'Note', text: 'The problems belong to the standard that this one is a part of.' }]
          : []),
      ],
    }),
  ];
}

export function timingRows({ request, ways }: PlanContext): PlanRow[] {
  const times = timesOf(request.minutes, request.model);
  const arc = times.map(({ id, minutes }) => `${phaseTitles[ways.kind][id]} ${minutes}`).join(' → ');
  return [row('arc', arc, `\`${times.map(({ minutes }) => minutes).join(' + ')} = ${request.minutes}\` minutes.`)];
}

/** What the practice is for: some problems may belong to skills around the standard, where its own show few ideas. */
function practiceOf({ skills }: PlanContext, later: readonly SetProblem[]): string {
  const beside = later.filter(({ item }) => !skills.some(({ code }) => code === item.skill));
  if (beside.length === 0) return 'practice for the standard beyond this lesson';
  if (beside.length === later.length) return 'practice of what lies around the standard';
  return `practice for the standard beyond this lesson; ${range(beside)} ${beside.length === 1 ? 'belongs' : 'belong'} to what lies around it`;
}

/** What is understood, what can be observed, and what has to stay when a teacher changes the plan. */
export function goalRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const { lore, focus, ways, skills, cases } = context;
  const { tickets, later } = set;
  const hardest = tickets[0];
  const named = (problems: readonly SetProblem[]): string =>
    skills
      .filter((skill) => skill !== focus && problems.some(({ item }) => item.skill === skill.code))
      .map(({ name }) => name)
      .join('; ');
  const lesson = [...set.core, ...(set.claim ? [set.claim] : [])];
  const inLesson = new Set(lesson.map(({ item }) => item.skill));
  const also = named(lesson);
  const rest = named(later.filter(({ item }) => !inLesson.has(item.skill)));
  return [
    row('big-idea', 'Big idea', lore.bigIdea),
    row('objective', 'Students will be able to', `${focus.name}. In their words: “${focus.canDo}”`, {
      parts: [
        { label: 'Also in the lesson', text: also },
        { label: 'In the practice', text: rest },
      ].filter(({ text }) => text !== ''),
    }),
    ...(hardest
      ? [
          row(
            'keep-case',
            'Keep: the hardest case',
            `${capital(hardest.row.title)}. It stays for every student, with support where needed.`,
            {
              parts: [
                {
                  label: 'Why',
                  text: `${cases.point}.`,
                },
              ],
            },
          ),
        ]
      : []),
    row('keep-order', 'Keep: the order of the ways', `From “${ways.steps[0]}” to “${ways.steps.at(-1)}”.`, {
      parts: [
        { label: 'Why', text: `${capital(ways.picture)}: ${ways.because}.` },
        ...(later.length > 0
          ? [
              {
                label: 'May go',
                text: `${range(later)} can move to another day: ${practiceOf(context, later)}.`,
              },
            ]
          : []),
      ],
    }),
  ];
}

/** The skill to warm up with: one that this one builds on, of an earlier grade where there is one. */
const warmUpSkills = ({ prerequisites, grade }: Skill): Skill[] =>
  prerequisites
    .flatMap((code) => findSkill(code) ?? [])
    // A skill of high school is no warm-up for a lower grade.
    .filter((skill) => skill.grade <= grade && (grade > 8 || !skill.standards.some((code) => /^[A-Z]-/.test(code))))
    .toSorted((one, other) => one.grade - other.grade)
    .slice(0, 1);

/** The standards on which this one builds, each in a few words, and a warm-up on what the lesson needs. */
export function prerequisiteRows({ standard, focus, request }: PlanContext, seed: number): PlanRow[] {
  const rng = createRng(seed);
  const codes = standardsBefore(standard.code)
    .slice(0, MOST_BEFORE)
    .flatMap((code) => findStandard(code) ?? []);
  const needed = request.minutes < 40 ? [] : warmUpSkills(focus);
  return [
    ...codes.map(({ code, text }, index) => row(`code-${index}`, code, `${text}.`)),
    ...needed.map((skill, index) => {
      const problem = drawProblem(skill, 2, skill.cases[0]?.id ?? '', seedFrom(rng));
      return row(`skill-${index}`, skill.name, 'Warm-up, two minutes.', {
        item: toItem(skill, problem, `warm-up-${index + 1}`),
        use: 'warm-up',
        parts: [
          { label: 'Standard', text: skill.standards[0] ?? '' },
          { label: 'Whoever misses it', text: problem.hints[0] ?? '', kind: 'task' },
        ],
      });
    }),
    ...(codes.length + needed.length === 0
      ? [row('none', 'Starts here', 'The standards begin here: students bring what they know from before school.')]
      : []),
  ];
}

export const termRows = (context: PlanContext, set: LessonSet): PlanRow[] =>
  termsOf(context, set).map(({ term, meaning }, index) => row(`term-${index}`, term, `${meaning}.`));
