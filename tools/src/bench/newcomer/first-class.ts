import type { Page } from 'playwright';
import { Hands } from './hands.ts';

/** Names as they stand in a teacher's list. */
const NAMES = Array.from(
  { length: 25 },
  (_, at) =>
    `${['Ana', 'Ben', 'Chloe', 'Dan', 'Eva'][at % 5]} ${['Lopez', 'Carter', 'Osei', 'Novak', 'Kim'][Math.floor(at / 5)]}`,
);
const WANTED = ['fractions', 'decimals', 'percent'];

export type FirstClass = { readonly hands: Hands; readonly printed: boolean };

/**
 * What a teacher does who has never seen the product: from the home page to printed login cards for 25 students and a
 * published assignment of three skills, by the first thing that is offered on each page. `look` is called on each.
 */
export async function firstClass(
  page: Page,
  shell: string,
  look: (name: string) => Promise<void>,
): Promise<FirstClass> {
  const hands = new Hands(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.addInitScript('window.print = () => { window.printed = true; }');
  await page.goto(shell);
  await hands.until(page.getByRole('heading', { level: 1 }));
  await look('home');
  await hands.press(page.getByRole('link', { name: 'Start a class' }).first());
  await hands.until(page.getByLabel('Full name'));
  await look('sign up');
  await hands.type(page.getByLabel('Full name'), 'Maya Okafor');
  await hands.type(page.getByLabel('Email'), 'maya.okafor@school.example');
  await hands.type(page.getByLabel('Password', { exact: true }), 'seven-green-tables');
  await hands.press(button('Create account'));
  await hands.until(page.getByRole('link', { name: 'Open the link here' }));
  await look('confirm the address');
  await hands.press(page.getByRole('link', { name: 'Open the link here' }));
  await hands.press(page.getByRole('link', { name: 'Go on' }));
  await hands.until(button('Create a class'));
  await look('overview without a class');
  await hands.press(button('Create a class'));
  await hands.type(page.getByLabel('Name'), '6B Math');
  await hands.choose(page.getByLabel('Grade'), 'Grade 6');
  await hands.press(button('Create class'));
  await hands.until(page.getByLabel('Names'));
  await look('names');
  await hands.paste(page.getByLabel('Names'), NAMES.join('\n'));
  await hands.press(button('Make 25 accounts'));
  await hands.until(page.getByRole('list', { name: 'Login cards' }).getByRole('listitem').nth(24));
  await look('cards');
  await hands.press(button(/^Print/).first());
  const printed = await page.evaluate('window.printed === true');
  await hands.press(button('Done'));
  await hands.press(page.getByRole('link', { name: 'Assignments' }).first());
  await hands.press(page.getByRole('link', { name: 'New assignment' }).first());
  await hands.until(page.getByLabel('Title'));
  await look('builder');
  await hands.type(page.getByLabel('Title'), 'Monday');
  for (const word of WANTED) {
    await hands.type(page.getByLabel('Search skills'), word);
    await hands.press(button(/^Add: /).first());
  }
  await hands.press(button('Publish'));
  const since = performance.now();
  await page.waitForURL(/assignments\/[\w-]+$/);
  hands.waiting += (performance.now() - since) / 1000;
  return { hands, printed: printed === true };
}
