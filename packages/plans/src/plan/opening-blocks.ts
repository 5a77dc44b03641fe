import { createRng, findSkill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import { findStandard } from '../standards/standards.ts';
import type { PlanContext } from './context.ts';
import { drawProblem, seedFrom, toItem } from './items.ts';
import { minutesOf, phaseNames } from './minutes.ts';
import { row } from './row.ts';

export function standardRows({ standard, skills, cover }: PlanContext): PlanRow[] {
  const parts = [{ label: 'Skills', text: skills.map(({ name }) => name).join('; ') }];
  const related = standard.related.slice(0, 3).join(', ');
  return [
    row('code', standard.code, `${standard.text}.`, {
      parts: [
        ...parts,
        ...(related === '' ? [] : [{ label: 'Goes with', text: related }]),
        ...(cover === 'near'
          ? [{ label: 'Note', text: 'The problems belong to the standard that this one is a part of.' }]
          : []),
      ],
    }),
  ];
}

export function timingRows({ request }: PlanContext): PlanRow[] {
  const minutes = minutesOf(request.minutes, request.model);
  const names = phaseNames[request.model];
  const arc = names.map((name, index) => `${name} ${minutes[index]}`).join(' → ');
  return [row('arc', arc, `\`${minutes.join(' + ')} = ${request.minutes}\` minutes.`)];
}

export function goalRows({ lore, focus }: PlanContext): PlanRow[] {
  return [
    row('big-idea', 'Big idea', lore.bigIdea),
    row('objective', 'Students will be able to', `${focus.name}. In their words: “${focus.canDo}”`),
  ];
}

/** The standards on which this one builds, and a warm-up problem for each skill that the lesson needs. */
export function prerequisiteRows({ standard, focus }: PlanContext, seed: number): PlanRow[] {
  const rng = createRng(seed);
  const codes = standard.before.slice(0, 3).flatMap((code) => findStandard(code) ?? []);
  const needed = focus.prerequisites.slice(0, 2).flatMap((code) => findSkill(code) ?? []);
  return [
    ...codes.map(({ code, text }, index) => row(`code-${index}`, code, `${text}.`)),
    ...needed.map((skill, index) => {
      const easy = skill.cases[0]?.id ?? '';
      const problem = drawProblem(skill, 2, easy, seedFrom(rng));
      return row(`skill-${index}`, skill.name, 'Warm-up.', {
        item: toItem(skill, problem, `warm-up-${index}`),
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
