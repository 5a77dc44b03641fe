import type { Page } from 'playwright/test';
import { axeIn } from '../axe-in.ts';
import { withStyles } from '../with-styles.ts';

/** WCAG 2.2, levels A and AA, in the names of axe. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules of these levels that axe leaves off unless they are asked for. */
const BESIDE = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

async function filterAsync(all: readonly string[], keeps: (one: string) => Promise<boolean>): Promise<string[]> {
  const passed: string[] = [];
  for (const one of all) if (await keeps(one)) passed.push(one);
  return passed;
}

/** Whether a target is too small also where no bar of the page lies on a part of it. */
async function isSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  await page.evaluate((css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }), target);
  const { violations: found } = await axeIn(page).include(target).withRules(['target-size']).analyze();
  return found.length > 0;
}

/** What axe finds by all rules of WCAG 2.2 A and AA, or by some of them. What lies inert behind an open menu nobody can reach. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = axeIn(page).exclude('[inert]');
  if (rules === undefined)
    axe.options({ runOnly: { type: 'tag', values: WCAG }, rules: BESIDE, resultTypes: ['violations'] });
  else axe.withRules([...rules]);
  const { violations: found } = await axe.analyze();
  const told: string[] = [];
  for (const { id, nodes } of found) {
    const targets = nodes.map(({ target }) => target.join(' '));
    const faulty =
      id === 'target-size' ? await filterAsync(targets, (target) => isSmallInTheMiddle(page, target)) : targets;
    if (faulty.length > 0) told.push(`${id}: ${faulty.join(' | ')}`);
  }
  return told;
}

/** What can only be reached by scrolling sideways, except inside what scrolls by itself, such as a table. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > room + 1 || left < -1) && !scrolls(element);
    });
    const [last] = wide.slice(-1);
    return [`wider than ${room}: ${last?.outerHTML.slice(0, 160) ?? 'the page'}`];
  });

/** Targets that are less than 44 pixels high, which a finger needs; links in text are no more than their line. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll('main :is(button, summary, select, [role="radio"], [role="switch"])');
    return [...targets].flatMap((target) => {
      // The label of a checkbox is part of its target.
      const { height, width } = (target.closest('label') ?? target).getBoundingClientRect();
      return height > 0 && height < 43.5
        ? [`small: ${target.textContent?.trim() || target.ariaLabel} ${Math.round(width)}×${Math.round(height)}`]
        : [];
    });
  });

/** Spacing of text as readers with dyslexia set it (criterion 1.4.12). */
const SPACED = `*:not(svg *, math *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

/** Texts that are cut off once they are set wider. */
export async function cutWhenSpaced(page: Page): Promise<string[]> {
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          if (element.closest('.sr-only') || element.clientWidth < 2 || element.textContent.trim() === '') return false;
          if (textOverflow === 'ellipsis') return false;
          return (
            (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
          );
        })
        .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`),
    );
  const before = new Set(await cut());
  const unstyle = await withStyles(page, SPACED);
  const after = await cut();
  await unstyle();
  return after.filter((one) => !before.has(one)).map((one) => `cut when spaced: ${one}`);
}
