import { createRng, findMisconception, findSkill, type Skill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import type { PlanContext } from './context.ts';
import { answerText, type Contrast, contrastOf, seedFrom, taskText, toItem } from './items.ts';
import { row } from './row.ts';

const MOST_MISCONCEPTIONS = 5;

/** A skill of the lesson on which a misconception shows: the focus, else another skill of the standard. */
export function showingSkill({ focus, skills, around }: PlanContext, idea: string): Skill | undefined {
  const holds = (skill: Skill): boolean => skill.misconceptions.some(({ id }) => id === idea);
  return holds(focus) ? focus : [...skills, ...around].find(holds);
}

/** The misconceptions that can show on a problem of this lesson, each with such a problem. */
export function contrasts(context: PlanContext, seed: number): { readonly id: string; readonly contrast: Contrast }[] {
  const rng = createRng(seed);
  return context.ideas.flatMap(({ id }) => {
    const skill = showingSkill(context, id);
    const contrast = skill && contrastOf(skill, id, 2, seedFrom(rng));
    return contrast ? [{ id, contrast }] : [];
  });
}

function misconceptionRow(
  context: PlanContext,
  { id, contrast }: { id: string; contrast: Contrast },
  index: number,
): PlanRow[] {
  const words = findMisconception(id);
  const skill = findSkill(contrast.problem.skill);
  const found = context.ideas.find((each) => each.id === id);
  if (words === undefined || skill === undefined) return [];
  const { problem, work } = contrast;
  const seen = found && 'students' in found ? { students: found.students, answers: found.answers } : undefined;
  return [
    row(`idea-${index}`, words.name, '', {
      idea: id,
      ...(seen && { seen }),
      item: toItem(skill, problem, `idea-${index}`),
      parts: [
        { label: 'They think', text: `“${words.idea}”`, kind: 'idea' },
        { label: 'They write', text: answerText(problem, work.answer), kind: 'mistake' },
        { label: 'Why', text: words.why, kind: 'idea' },
        { label: 'Teacher move', text: words.move },
      ],
    }),
  ];
}

export const misconceptionRows = (context: PlanContext, seed: number): PlanRow[] =>
  contrasts(context, seed)
    .slice(0, MOST_MISCONCEPTIONS)
    .flatMap((each, index) => misconceptionRow(context, each, index));

/** What to watch for while students work: two signs of progress, then one sign for each misconception. */
export function lookForRows(context: PlanContext, seed: number): PlanRow[] {
  const shown = contrasts(context, seed);
  const sample = shown[0]?.contrast.problem;
  const step = sample?.solution.find(({ line }) => line !== sample.math) ?? sample?.solution[0];
  const signs = [
    ...(sample
      ? [
          row('asks', 'Asks the right question first', '', {
            parts: [
              { label: 'On', text: taskText(sample), kind: 'task' as const },
              { label: 'Question', text: sample.hints[0] ?? '', kind: 'task' as const },
            ],
          }),
        ]
      : []),
    ...(step ? [row('step', `Writes \`${step.line}\``, step.why)] : []),
  ];
  const ideas = shown.slice(0, 4).flatMap(({ id, contrast: { problem, work } }, index) => {
    const words = findMisconception(id);
    if (words === undefined) return [];
    const skill = findSkill(problem.skill);
    return [
      row(`sign-${index}`, `Sign of: ${words.name}`, words.feedback, {
        idea: id,
        ...(skill && { item: toItem(skill, problem, `sign-${index}`) }),
        parts: [{ label: 'Writes', text: answerText(problem, work.answer), kind: 'mistake' }],
      }),
    ];
  });
  return [...signs, ...ideas];
}
