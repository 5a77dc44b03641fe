import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { signInWithCard } from './people.ts';
import { prepareClass } from './prepared.ts';

type Node = Awaited<ReturnType<CDPSession['send']>> extends never ? never : { readonly [key: string]: unknown };
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (of: unknown): string => (isRecord(of) ? String(of.value ?? '') : '');

/** A place in Chromium's own accessibility tree: what assistive technology is handed. */
type Place = {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly properties: Readonly<Record<string, string>>;
};

function placeOf(node: Record<string, unknown>): Place {
  const list = Array.isArray(node.properties) ? node.properties.filter(isRecord) : [];
  const properties = Object.fromEntries(list.map((one) => [String(one.name), textOf(one.value)]));
  return {
    role: textOf(node.role),
    name: textOf(node.name).trim(),
    description: textOf(node.description).trim(),
    value: textOf(node.value),
    properties,
  };
}

async function reader(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const nodes = async (): Promise<Record<string, unknown>[]> =>
    (await cdp.send('Accessibility.getFullAXTree')).nodes.filter(isRecord).filter(({ ignored }) => ignored !== true);
  const textUnder = (all: readonly Record<string, unknown>[], node: Record<string, unknown>): string => {
    const ids: unknown[] = Array.isArray(node.childIds) ? node.childIds : [];
    const own = textOf(node.role) === 'StaticText' ? textOf(node.name) : '';
    const below = all.filter(({ nodeId }) => ids.includes(nodeId)).map((child) => textUnder(all, child) || textOf(child.name));
    return [own, ...below].filter((text) => text !== '').join(' ');
  };
  return {
    places: async () => (await nodes()).map(placeOf),
    focused: async () => (await nodes()).map(placeOf).find(({ properties }) => properties.focused === 'true' && true),
    /** What is read out by itself: the texts of live regions, polite and assertive. */
    live: async () => {
      const all = await nodes();
      return all
        .filter((node) => ['polite', 'assertive'].includes(placeOf(node).properties.live ?? ''))
        .map((node) => textUnder(all, node).trim())
        .filter((text) => text !== '');
    },
  };
}

test('a screen reader is told every step of the work screen', async ({ page }) => {
  const name = `Rea ${crypto.randomUUID().slice(0, 6)}`;
  const made = await prepareClass([name], ['fractions.add-unlike', 'integers.add']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(page, card, card.displayName);
  await page.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  await expect(page.getByRole('article', { name: 'Question 1 of 2' })).toBeVisible();
  const [item] = (await submissionOf(made.assignmentId, name)).items;
  if (!item) throw new Error('no item');
  const told = await reader(page);
  const log: string[] = [];
  const here = async (step: string) => {
    const at = await told.places().then((all) => all.filter(({ properties }) => properties.focused === 'true').at(-1));
    const live = await told.live();
    log.push(`${step}: ${at?.role} “${at?.name}” [${at?.description}] invalid=${at?.properties.invalid ?? ''} | ${live.join(' / ')}`);
    return { at, live };
  };
  const places = await told.places();
  log.push(...places.filter(({ role }) => /math|article|heading|navigation|main|status|alert/i.test(role)).map(({ role, name: own }) => `${role} “${own}”`));
  const field = page.getByLabel('Your answer');
  await field.focus();
  await here('field');
  await page.keyboard.type('1/2');
  await page.waitForTimeout(500);
  await here('typed');
  await field.fill('1/+');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This costs no try.')).toBeVisible();
  await here('invalid');
  await field.fill('77');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 tries left')).toBeVisible();
  await here('wrong');
  await page.getByRole('button', { name: 'Get a hint' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Hints' })).toBeVisible();
  await here('hint');
  await field.fill(rightAnswer(item));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done: this one is right.')).toBeVisible();
  await here('right');
  await page.getByRole('button', { name: 'Hand in' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await here('dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).press('Enter');
  await expect(page.getByText('It arrived on time.')).toBeVisible();
  await here('handed in');
  console.log(log.join('\n'));
});
