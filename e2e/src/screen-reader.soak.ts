import type { Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { signInWithCard } from './people.ts';
import { prepareClass } from './prepared.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (of: unknown): string => (isRecord(of) ? String(of.value ?? '') : '');

/** A node of Chromium's accessibility tree, which assistive technology reads. */
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

/** The page as a screen reader gets it from Chromium. */
async function reader(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  // An ignored node may contain nodes that are read.
  const all = async (): Promise<Record<string, unknown>[]> =>
    (await cdp.send('Accessibility.getFullAXTree')).nodes.map((node) => ({ ...node }));
  const textUnder = (nodes: readonly Record<string, unknown>[], node: Record<string, unknown>): string => {
    const role = textOf(node.role);
    const name = textOf(node.name).trim();
    if (role === 'StaticText' || (role === 'MathMLMath' && name !== '')) return name;
    const ids: unknown[] = Array.isArray(node.childIds) ? node.childIds : [];
    return ids
      .map((id) => nodes.find(({ nodeId }) => nodeId === id))
      .map((child) => (child ? textUnder(nodes, child) : ''))
      .filter((text) => text !== '')
      .join(' ');
  };
  const places = async () => (await all()).filter(({ ignored }) => ignored !== true).map(placeOf);
  return {
    places,
    focused: async () => (await places()).findLast(({ properties }) => properties.focused === 'true'),
    /** The texts of live regions, which are announced when they change. */
    live: async () => {
      const nodes = await all();
      return nodes
        .filter((node) => ['polite', 'assertive'].includes(placeOf(node).properties.live ?? ''))
        .map((node) => textUnder(nodes, node))
        .join(' | ');
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
  const focus = async () => {
    const { role = '', name: own = '' } = (await told.focused()) ?? {};
    return `${role} ${own}`;
  };
  const live = (text: RegExp) => expect.poll(told.live).toMatch(text);

  // The problem is a math element with a text alternative, inside a question that has a name.
  const roles = (await told.places()).map(({ role, name: own }) => `${role} ${own}`);
  expect(roles).toEqual(expect.arrayContaining(['article Question 1 of 2']));
  expect(roles.find((one) => /^MathMLMath /.test(one))).toMatch(/plus/);
  const field = page.getByLabel('Your answer');
  // When the page opens, the answer field has the focus, and the question is its description.
  await expect.poll(focus).toBe('textbox Your answer');
  expect((await told.focused())?.description).toMatch(/Question 1 of 2.* plus /);

  // The typed text is read back with the field.
  await page.keyboard.type('1/2');
  await expect.poll(async () => (await told.focused())?.description).toMatch(/We read one half$/);
  await live(/Saved on this device/);

  // Unreadable input marks the field as invalid and says where, and that no try was used; the focus stays.
  await field.fill('1/+');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await told.focused())?.properties.invalid).toBe('true');
  expect((await told.focused())?.description).toMatch(/Something is missing at the end.*This costs no try/);
  expect(await focus()).toBe('textbox Your answer');

  // The verdict is announced with its reason.
  await field.fill('77');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 tries left')).toBeVisible();
  await live(/You answered seventy-seven Not yet\. \w+/);
  expect(await focus()).toBe('textbox Your answer');

  // A hint is announced, and the button for the next hint has the focus.
  await page.getByRole('button', { name: 'Get a hint' }).press('Enter');
  await live(/Hint 1 of \d/);
  expect(await focus()).toMatch(/^button Get another hint|^button Get a hint|^textbox/);

  // After a correct answer the field is gone, and the focus is on the button that replaced Check.
  await field.fill(rightAnswer(item));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await live(/Right|right/);

  // After going on, the new question is announced with its field.
  await page.keyboard.press('Enter');
  await expect.poll(focus).toBe('textbox Your answer');
  expect((await told.focused())?.description).toMatch(/Question 2 of 2/);

  // Turning in asks in a named dialog that holds the focus; afterwards the receipt has the focus.
  await page.getByRole('button', { name: 'Turn in' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Turn in now?' })).toBeVisible();
  expect(await focus()).toMatch(/^button /);
  const dialog = (await told.places()).find(({ role }) => role === 'dialog');
  expect(dialog?.name).toBe('Turn in now?');
  expect(dialog?.description).toMatch(/1 question is still open/);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn in' }).press('Enter');
  await expect(page.getByText('On time. Your work is safe.')).toBeVisible();
  await live(/Turned in .* On time. Your work is safe/);
  await expect.poll(focus).toMatch(/^status|Turned in/);
});
