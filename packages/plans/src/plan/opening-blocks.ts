import { createRng, findSkill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import { findStandard } from '../standards/standards.ts';
import type { PlanContext } from './context.ts';
import { drawProblem, seedFrom, toItem } from './items.ts';
import { kindWords } from './kind-words.ts';
import { type LessonSet, range } from './lesson-set.ts';
import { phaseTitles } from './phase-titles.ts';
import { capital, row } from './row.ts';
import { timesOf } from './times-of.ts';

export function standardRows({ standard, official, skills, cover }: PlanContext): PlanRow[] {
  const related = standard.related.slice(0, 3).join(', ');
  return [
    row('code', standard.code, official?.text ?? `${standard.text}.`, {
      parts: [
        {
          label: 'Wording',
          text: official?.notice ?? 'Our own. A school can load the official wording from a CASE file.',
        },
        { label: 'Skills', text: skills.map(({ name }) => name).join('; ') },
        ...(related === '' ? [] : [{ label: 'Goes with', text: related }]),
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

/** What is understood, what can be observed, and what has to stay when a teacher changes the plan. */
export function goalRows({ lore, focus, ways, skills }: PlanContext, { tickets, later }: LessonSet): PlanRow[] {
  const hardest = tickets[0];
  const rest = skills.filter((skill) => skill !== focus).map(({ name }) => name);
  return [
    row('big-idea', 'Big idea', lore.bigIdea),
    row('objective', 'Students will be able to', `${focus.name}. In their words: “${focus.canDo}”`, {
      parts: rest.length > 0 ? [{ label: 'Also', text: rest.join('; ') }] : [],
    }),
    ...(hardest
      ? [
          row(
            'keep-case',
            'Keep: the hardest case',
            `${hardest.row.title}. It stays for every student, with support where needed.`,
            {
              parts: [
                {
                  label: 'Why',
                  text: kindWords[ways.kind].keep,
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
                text: `${range(later)} can move to another day; they belong to the standard, not to this lesson.`,
              },
            ]
          : []),
      ],
    }),
  ];
}

/** The standards on which this one builds, each in a few words, and a warm-up on what the lesson needs. */
export function prerequisiteRows({ standard, focus, request }: PlanContext, seed: number): PlanRow[] {
  const rng = createRng(seed);
  const codes = standard.before.slice(0, 3).flatMap((code) => findStandard(code) ?? []);
  const needed = request.minutes < 40 ? [] : focus.prerequisites.slice(0, 1).flatMap((code) => findSkill(code) ?? []);
  return [
    ...codes.map(({ code, text }, index) => row(`code-${index}`, code, `${text}.`)),
    ...needed.map((skill, index) => {
      const problem = drawProblem(skill, 2, skill.cases[0]?.id ?? '', seedFrom(rng));
      return row(`skill-${index}`, skill.name, 'Warm-up, two minutes.', {
        item: toItem(skill, problem, `warm-up-${index + 1}`),
        use: 'warm-up',
        parts: [
          { label: 'Standard', text: skill.standards.join(', ') },
          { label: 'Whoever misses it', text: problem.hints[0] ?? '', kind: 'task' },
        ],
      });
    }),
    ...(codes.length + needed.length === 0
      ? [row('none', 'Starts here', `Nothing earlier is needed: “${focus.name}” begins this line.`)]
      : []),
  ];
}

export const termRows = ({ lore }: PlanContext): PlanRow[] =>
  lore.terms.map(({ term, meaning }, index) => row(`term-${index}`, term, `${meaning}.`));
