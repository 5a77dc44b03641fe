import type { Picture, Problem } from '@lemma/math';

type Amount = { readonly text: string; readonly top: number; readonly bottom: number };

/** The numbers of a problem, in their order: whole, decimal and simple fractions. */
function amountsOf({ prompt, math }: Problem): Amount[] {
  const text = math ?? [...prompt.matchAll(/`([^`]+)`/g)].map((match) => match[1]).join(' ; ');
  return [...text.matchAll(/(?<![\w.^])(\d+(?:\.\d+)?)(?:\/(\d+))?(?![\w^])/g)].slice(0, 4).map((match) => ({
    text: match[0],
    top: Number(match[1]),
    bottom: Number(match[2] ?? 1),
  }));
}

const areFractions = (amounts: readonly Amount[]): boolean =>
  amounts.some(({ bottom }) => bottom > 1) &&
  amounts.every(({ top, bottom }) => Number.isInteger(top) && bottom <= 24 && top <= bottom * 3);

/**
 * The picture of a scene: the generator's own, else one drawn from the problem's numbers. It never shows the answer,
 * because only numbers that the problem names are drawn.
 */
export function pictureOf(problem: Problem): Picture | undefined {
  if (problem.picture) return problem.picture;
  const amounts = amountsOf(problem);
  if (amounts.length === 0) return undefined;
  const named = amounts.map(({ text }) => text).join(', ');
  if (areFractions(amounts)) {
    const circles = amounts.flatMap(({ text, top, bottom }) =>
      bottom === 1 ? [] : [{ parts: bottom, shaded: Math.min(top, bottom), label: text }],
    );
    const fits = amounts.every(({ top, bottom }) => bottom === 1 || top <= bottom);
    if (fits) return { kind: 'fraction-circles', alt: `Circles that show ${named}.`, circles };
  }
  const bars = amounts.map(({ text, top, bottom }) => ({
    parts: [{ size: Math.max(top / bottom, 0.01), label: text, shaded: true }],
  }));
  const sizes = amounts.map(({ top, bottom }) => top / bottom);
  if (Math.max(...sizes) > 200 * Math.max(0.01, Math.min(...sizes))) return undefined;
  return { kind: 'bar-model', alt: `Bars as long as the numbers of the problem: ${named}.`, bars };
}
