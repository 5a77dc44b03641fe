import { masteryLevels } from '@lemma/school/insight';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LevelDot } from './level-dot.tsx';

/** The drawing in one color, as forced colors, paper and every eye have it. */
function shapeOf(level: Parameters<typeof LevelDot>[0]['level']): string {
  const { container } = render(<LevelDot level={level} />);
  const drawing = container.querySelector('svg');
  for (const part of drawing?.querySelectorAll('*') ?? [])
    for (const paint of ['fill', 'stroke'])
      expect([null, 'none', 'currentColor'].includes(part.getAttribute(paint)), paint).toBe(true);
  return drawing?.innerHTML ?? '';
}

it('draws each level and a skill to review otherwise, in one color', () => {
  const shapes = [...masteryLevels, 'review' as const].map(shapeOf);
  expect(new Set(shapes).size).toBe(6);
});
