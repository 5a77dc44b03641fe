import type { PlanBlock, PlanBlockKind } from '@lemma/school/plan';
import { expect } from 'vitest';
import { lessonCasesOf } from './lesson-cases.ts';
import { setOf } from './lesson-set.ts';
import { fitsAll } from './misconception-blocks.ts';
import { writtenTasksOf } from './written-tasks.ts';

const UNIT_IN_LETTERS = /`\d+ [a-z]{3,}`/;

/**
 * What a plan says about its own problems is so: the hardest case is solved, discussed and asked; sheet and phases say
 * the same; look-fors speak of the lesson; a quoted thought has no numbers of another problem; units are words.
 */
export function expectLesson(code: string, blocks: readonly PlanBlock[]): void {
  const rows = (kind: PlanBlockKind) => blocks.filter((block) => block.kind === kind).flatMap((block) => block.rows);
  const { core, hard, claim, tickets, written } = setOf(blocks);
  const cases = lessonCasesOf(code);
  const hardest = `${cases?.hardest.skill.code} ${cases?.hardest.chosen.id}`;
  expect(cases?.point, code).toBeTruthy();
  expect(`${tickets[0]?.item.skill} ${tickets[0]?.item.case}`, code).toBe(hardest);
  expect(`${hard?.item.skill} ${hard?.item.case}`, code).toBe(hardest);

  const phases = rows('phases');
  const discussion = phases.find(({ id }) => id === 'phase-discuss');
  const closing = phases.find(({ id }) => id === 'phase-close');
  expect(JSON.stringify(discussion ?? hard?.name), `${code} speaks of ${hard?.name}`).toContain(hard?.name);
  const seenAt = writtenTasksOf(code).ticket ? `“${written[0]?.title}”` : hard?.name;
  expect(JSON.stringify(closing?.parts.map(({ text }) => text) ?? seenAt), code).toContain(seenAt);
  for (const { parts, student = [] } of phases)
    for (const { text } of student)
      expect(
        parts.some((part) => part.text.includes(text)),
        `${code}: no phase says “${text}”`,
      ).toBe(true);
  for (const { text } of phases.flatMap(({ parts }) => parts)) {
    const quoted = /^On the sheet: “(?<said>.*)”$/s.exec(text)?.groups?.said;
    if (quoted !== undefined)
      expect(
        phases.flatMap(({ student = [] }) => student.map((each) => each.text)),
        code,
      ).toContain(quoted);
  }

  const lesson = new Set([...core, ...(claim ? [claim] : [])].map(({ item }) => item.id));
  for (const { item, title } of rows('look-fors')) if (item) expect(lesson.has(item.id), `${code} ${title}`).toBe(true);
  for (const { parts, title } of rows('misconceptions'))
    if (parts.length > 3)
      for (const { label, text } of parts)
        if (label === 'They think') expect(fitsAll(text), `${code} ${title}: ${text}`).toBe(true);
  // The words of an option are those of its skill.
  for (const block of blocks)
    for (const { title, text, parts, student = [], item } of block.rows.filter((each) => each.item !== undefined))
      if (item?.options === undefined)
        for (const said of [title, text, ...parts.map((part) => part.text), ...student.map((each) => each.text)])
          expect(said, code).not.toMatch(UNIT_IN_LETTERS);
}
