import { skills } from '@lemma/math';
import { IS_SOAK, partOf } from '@lemma/math/part-of';
import { drawItem } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { expect, it } from 'vitest';
import { checkParts } from './check-parts.ts';
import { inSpanish } from './sheet/in-spanish.ts';

/** One in six of the skills; all of them in the soak. */
const drawn = partOf(6, skills, ({ code }) => code).flatMap((skill, at) =>
  skill.cases.slice(at % 2, (at % 2) + 1).map(({ id }) => {
    const item = drawItem(skill, 2, id, at + 1, `i${at}`);
    return { task: item.prompt, key: item.key, item };
  }),
);

it('confirms the keys of problems in Spanish as of those in English', () => {
  const spanish = inSpanish(drawn);
  expect(spanish.length).toBeGreaterThan(IS_SOAK ? 200 : 33);
  const parts = spanish.flatMap(({ item }): ChatPart[] => (item ? [{ kind: 'item', item }] : []));
  const { checked, right, faults } = checkParts(parts);
  expect(faults).toEqual([]);
  expect(right).toBe(checked);
  expect(checked).toBeGreaterThanOrEqual(parts.length);
});
