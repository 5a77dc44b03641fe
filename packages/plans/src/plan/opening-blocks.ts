import { createRng, findSkill, type Skill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import { domainOf } from '../lore/lore.ts';
import { parentOf } from '../standards/cover-code.ts';
import { findStandard, gradeNumberOf, isYoung, standardsBefore } from '../standards/standards.ts';
import type { PlanContext } from './context.ts';
import { fitsWays } from './fitted-ways.ts';
import { drawProblem, seedFrom, toItem } from './items.ts';
import { kindIn } from './kind-words.ts';
import { leftOutOf } from './left-out-of.ts';
import { type CasePair, isSamePair, lessonCasesOf, taughtAs } from './lesson-cases.ts';
import type { LessonSet, SetProblem } from './lesson-set.ts';
import { askedIn, objectiveOf, promisesMore } from './objective.ts';
import { capital, row, sentence } from './row.ts';
import { isInScope } from './scope.ts';
import { termsOf } from './terms-of.ts';
import { titleOf } from './title-of.ts';
import { timesFor } from './work-time.ts';
import { isHardestDrawn } from './written-tasks.ts';

const MOST_BEFORE = 3;
/** The standards that the plan names as coming before its own. */
const beforeOf = ({ standard }: PlanContext): readonly string[] =>
  standardsBefore(taughtAs(standard.code)).slice(0, MOST_BEFORE);

export function standardRows(context: PlanContext): PlanRow[] {
  const { standard, official, cover, cases } = context;
  const leftOut = leftOutOf(cases.code) ?? leftOutOf(standard.code);
  const before = beforeOf(context);
  const beside = new Set(standard.related.filter((code) => !before.includes(code)));
  const related = [...beside].slice(0, 3).join(', ');
  return [
    row('code', standard.code, official?.text ?? sentence(standard.text), {
      parts: [
        {
          label: 'Wording',
          text: official?.notice ?? 'In plain words of our own, not the official wording.',
        },
        ...(related === '' ? [] : [{ label: 'Goes with', text: related }]),
        ...(standard.kind === 'cluster'
          ? [
              {
                label: 'Note',
                text: `A heading, taught here as ${cases.code}: ${findStandard(cases.code)?.text ?? ''}.`,
              },
            ]
          : []),
        ...(cover === 'near'
          ? [
              {
                label: 'Note',
                text: `What students draw or write is for this part alone; the problems belong to ${parentOf(standard.code)}.`,
              },
            ]
          : []),
        ...(leftOut === undefined ? [] : [{ label: 'Not in this plan', text: sentence(capital(leftOut)) }]),
      ],
    }),
  ];
}

/** Things that have to lie ready, as the tasks and drawings of a lesson name them. */
const READY =
  /\b(?:counters|cubes|ten frames?|number cards|ten rods|sticks|clay|hoops|string|clips|coins|crayons|protractors?|rulers?|meter sticks?|tracing paper|number cubes?|spinners?|two sheets)\b|\bmeasure\b|\b(?:plot|graph)\b/gi;
/** Those that a drawing of the lesson is built of. */
const HANDS = /\b(?:counters|cubes|ten frames?|number cards|ten rods|sticks|clay|hoops|coins)\b/i;
const thingOf = (word: string): string =>
  word === 'measure' ? 'rulers' : word === 'plot' || word === 'graph' ? 'grid paper' : word.replace(/([^s])$/, '$1s');

/** What a lesson needs beside its sheet: read from what is drawn or written, and from the drawing of its hardest case. */
function readyFor({ ways }: PlanContext, { written, hard }: LessonSet): string {
  const tasks = written.flatMap(({ student = [] }) => student.map(({ text }) => text)).join(' ');
  const things = (text: string): string[] => (text.toLowerCase().match(READY) ?? []).map(thingOf);
  const tool = fitsWays(ways, hard) ? ways.picture : '';
  // What is built with stands there whole: a list of some of its things would leave out the others.
  const built = HANDS.test(tool) ? tool : '';
  const named = new Set(things(built === '' ? `${tasks} ${tool}` : tasks));
  for (const thing of things(built)) named.delete(thing);
  // Angles are measured with something else.
  if (named.has('protractors')) named.delete('rulers');
  return [built, [...named].join(', ')].filter((text) => text !== '').join('; ');
}

export function timingRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const { request, standard } = context;
  const times = timesFor(request);
  const kind = kindIn(context, set);
  const arc = times.map(({ id, minutes }) => `${titleOf(kind, id, isYoung(standard.code))} ${minutes}`).join(' → ');
  const ready = readyFor(context, set);
  return [
    row('arc', arc, `\`${times.map(({ minutes }) => minutes).join(' + ')} = ${request.minutes}\` minutes.`, {
      parts: ready === '' ? [] : [{ label: 'Have ready', text: `${capital(ready)}.`, kind: 'task' }],
    }),
  ];
}

/** What every student meets, with or without support: the case that the exit ticket asks; */
function rowsForAll(context: PlanContext, set: LessonSet): PlanRow[] {
  const { cases } = context;
  const { tickets, hard } = set;
  const [ticket] = tickets;
  if (ticket === undefined || hard === undefined) return [];
  const isDrawn = isHardestDrawn(context, set);
  const title = cases.pairs.length > 1 ? 'Keep: the case of the exit ticket' : 'Keep: what is asked';
  const text = isDrawn
    ? `“${set.written[0]?.title ?? ''}” in the lesson, and what is drawn or written on the exit ticket.`
    : `“${capital(ticket.row.title)}”, as in ${hard.name} and on the exit ticket.`;
  return [
    row('keep-case', isDrawn ? 'Keep: the hardest part' : title, text, {
      parts: [{ label: 'Why', text: sentence(cases.point) }],
    }),
  ];
}

/** What is understood, what can be observed, and what has to stay when a teacher changes the plan. */
export function goalRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const { lore, focus, skills, cases } = context;
  const { later } = set;
  const named = (problems: readonly SetProblem[]): string =>
    skills
      .filter((skill) => skill !== focus && skill !== cases.hardest.skill)
      .filter(({ code, name }) => {
        const own = problems.filter(({ item }) => item.skill === code);
        return own.length > 0 && !promisesMore(name, askedIn(own));
      })
      .map(({ name }) => name)
      .join('; ');
  const lesson = [...set.core, ...(set.claim ? [set.claim] : [])];
  const inLesson = new Set(lesson.map(({ item }) => item.skill));
  const also = named(lesson);
  const rest = named(later.filter(({ item }) => !inLesson.has(item.skill)));
  return [
    row('big-idea', 'Big idea', lore.bigIdea),
    row('objective', 'Students will be able to', objectiveOf(context, set), {
      parts: [
        { label: 'Also in the lesson', text: also },
        { label: 'In the practice', text: rest },
      ].filter(({ text }) => text !== ''),
    }),
    ...rowsForAll(context, set),
  ];
}

/** Whether a standard of the same grade and domain comes later. */
const isAfter = (code: string, other: string): boolean => domainOf(code) === domainOf(other) && code > other;

/** What to warm up with: a case on which the lesson builds, of a standard that the plan names as coming before, if it can be. */
function warmUpOf(context: PlanContext): { readonly pair: CasePair; readonly code: string }[] {
  const { focus, skills, standard } = context;
  const { prerequisites } = focus;
  const grade = gradeNumberOf(standard.code);
  const before = beforeOf(context);
  const nearness = (skill: Skill): number =>
    (skill.standards.some((code) => before.includes(code)) ? 2 : 0) + (skill.grade < grade ? 1 : 0);
  const pairs = prerequisites
    .flatMap((each) => findSkill(each) ?? [])
    // What was learned long before is known, or it needs more than two minutes.
    .filter((skill) => skill.grade <= grade && skill.grade >= grade - 1 && !skills.includes(skill))
    .toSorted((one, other) => nearness(other) - nearness(one))
    .flatMap((skill) => {
      // A standard of high school is no warm-up for a lower grade; one that comes before goes first.
      const codes = skill.standards
        .filter(
          (each) => each !== standard.code && (grade > 8 || !/^[A-Z]-/.test(each)) && !isAfter(each, standard.code),
        )
        .toSorted((one, other) => Number(before.includes(other)) - Number(before.includes(one)));
      // The first one whose lesson asks it: what a standard leaves out is not tagged by it.
      return codes.flatMap((code) => {
        const cases = lessonCasesOf(code);
        const own = cases ? cases.pairs.filter((each) => each.skill === skill) : [];
        const pair = own.find((each) => cases && isSamePair(each, cases.hardest)) ?? own.at(-1);
        return pair ? [{ pair, code }] : [];
      });
    });
  return pairs.slice(0, 1);
}

/** The standards on which this one builds, each in a few words, and a warm-up on what the lesson needs. */
export function prerequisiteRows(context: PlanContext, seed: number): PlanRow[] {
  const { request } = context;
  const rng = createRng(seed);
  const codes = beforeOf(context).flatMap((code) => findStandard(code) ?? []);
  const needed = request.minutes < 40 ? [] : warmUpOf(context);
  return [
    ...codes.map(({ code, text }, index) => row(`code-${index}`, code, sentence(text))),
    ...needed.map(({ pair: { skill, chosen }, code }, index) => {
      const problem = drawProblem(skill, 2, chosen.id, seedFrom(rng), (each) => isInScope(code, each));
      return row(`skill-${index}`, skill.name, 'Two minutes.', {
        item: toItem(skill, problem, `warm-up-${index + 1}`),
        use: 'warm-up',
        parts: [
          { label: 'Standard', text: code },
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
