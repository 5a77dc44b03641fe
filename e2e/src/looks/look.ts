import type { Page } from 'playwright/test';
import { z } from 'zod';

/**
 * How a page looks, without what it says: which styles its texts have, which colors there are, which heights its buttons,
 * and where its frame and its headings begin. Nothing of it depends on how long a text is or how a machine draws letters.
 */
export const lookSchema = z.strictObject({
  /** Font, size, height of line, weight and color of a text. */
  texts: z.array(z.string()),
  /** Colors of surfaces, borders and drawings. */
  colors: z.array(z.string()),
  /** Heights of buttons and fields, and how round they are. */
  controls: z.array(z.string()),
  /** The left edge and the width of each landmark, and the left edges of headings and tables, in pixels. */
  places: z.array(z.string()),
});
export type Look = z.infer<typeof lookSchema>;

/** Reads the look of what is on the page. Edges are to the nearest four pixels, the step of all our spaces. */
export const readLook = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    // What is on its way from one color to another has arrived; what goes round and round has no end.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const STEP = 4;
    const near = (pixels: number) => Math.round(pixels / STEP) * STEP;
    const all = [...document.querySelectorAll<HTMLElement | SVGElement>('body, body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const clear = 'rgba(0, 0, 0, 0)';
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const texts = all.filter(hasText).map((element) => {
      const { fontFamily, fontSize, lineHeight, fontWeight, color } = getComputedStyle(element);
      return `${fontFamily.split(',')[0]} ${fontSize}/${lineHeight} ${fontWeight} ${color}`;
    });
    // Patterns have ids that differ from run to run.
    const paint = (value: string) => (value.startsWith('url(') ? 'pattern' : value);
    const colors = all.flatMap((element) => {
      const style = getComputedStyle(element);
      if (element instanceof SVGElement) return [`fill ${paint(style.fill)}`, `stroke ${paint(style.stroke)}`];
      const bordered = style.borderTopWidth === '0px' ? [] : [`border ${style.borderTopColor}`];
      return [...(style.backgroundColor === clear ? [] : [`surface ${style.backgroundColor}`]), ...bordered];
    });
    const controls = all
      .filter((element) => element.matches('button, input:not([type=checkbox], [type=radio], [type=file]), select'))
      .map((element) => {
        const { height } = element.getBoundingClientRect();
        return `${element.tagName.toLowerCase()} ${near(height)} round ${getComputedStyle(element).borderTopLeftRadius}`;
      });
    const places = all.flatMap((element) => {
      const { left, width } = element.getBoundingClientRect();
      if (element.matches('header, nav, main, aside, footer'))
        return [`${element.tagName.toLowerCase()} at ${near(left)} wide ${near(width)}`];
      return element.matches('h1, h2, table') ? [`${element.tagName.toLowerCase()} at ${near(left)}`] : [];
    });
    const told = (list: readonly string[]) => [...new Set(list)].sort();
    return { texts: told(texts), colors: told(colors), controls: told(controls), places: told(places) };
  });

/** What several looks have, in one. */
export const together = (looks: readonly Look[]): Look => {
  const all = (part: keyof Look) => [...new Set(looks.flatMap((look) => look[part]))].sort();
  return { texts: all('texts'), colors: all('colors'), controls: all('controls'), places: all('places') };
};

/** What one look has and the other has not. What is only gone may be for want of data; what changed is there anew. */
export const newIn = (now: Look, before: Look): string[] =>
  (['texts', 'colors', 'controls', 'places'] as const).flatMap((part) =>
    now[part].filter((one) => !before[part].includes(one)).map((one) => `${part}: ${one}`),
  );
