import { rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, phone, signInWithCard, signUp } from './people.ts';
import { PHOTO } from './photo.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { focused, focusShows, tabTo } from './tab-to.ts';

/** The student's and the parent's journeys that take too long for the ordinary run. */
const fullName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;

async function oneStudent(name: string, skills: readonly string[]) {
  const made: PreparedClass = await prepareClass([name], skills);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const work = (item = 1) => `/student/assignments?work=${made.assignmentId}&item=${item}`;
  return { made, card, work, stored: () => submissionOf(made.assignmentId, name) };
}

test('an assignment is answered with hints and turned in by keyboard alone', async ({ page }) => {
  const { card, work, stored } = await oneStudent(fullName('Kay'), ['integers.add', 'fractions.add-unlike']);
  await signInWithCard(page, card, card.displayName);
  await page.goto(work());
  await expect(page.getByRole('article', { name: 'Question 1 of 2' })).toBeVisible();
  const [first, second] = (await stored()).items;
  if (!first || !second) throw new Error('no items');

  // When the page opens, the answer has the focus, and every control is at most three Tabs away in either direction.
  await expect.poll(() => focused(page)).toBe('Your answer');
  expect(await focusShows(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type your answer first, then check it.')).toBeVisible();
  expect(await focused(page)).toBe('Your answer');
  await page.keyboard.type('1/+');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This costs no try.')).toBeVisible();
  expect(await focused(page)).toBe('Your answer');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(String(Number(rightAnswer(first)) + 100));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 tries left')).toBeVisible();

  await page.keyboard.press('Tab');
  // While an answer is being checked, the button says so too.
  await expect.poll(() => focused(page)).toBe('Check');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Get a hint');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Hints' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('minus');
  await tabTo(page, 'Show me one like this');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'One like this, with other numbers' })).toBeVisible();

  // Switching to the math keyboard moves the focus to it, and switching back returns the focus.
  await page.reload();
  await expect.poll(() => focused(page)).toBe('Your answer');
  await tabTo(page, 'minus');
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('Math keyboard');
  await page.keyboard.press('Enter');
  await expect(page.locator('math-field')).toBeFocused();
  await page.keyboard.type('3 1/2');
  await expect(page.getByText('We read')).toBeVisible();
  await expect.poll(async () => (await stored()).items[0]?.draft).toBe('3 1/2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(rightAnswer(first));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done: this one is right.')).toBeVisible();

  // Check has become Next and keeps the focus: Enter opens the next question, whose answer field has the focus.
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Question 2 of 2' })).toBeVisible();
  await expect(page.locator('math-field')).toBeFocused();
  // The list of questions tells the state of each, and Escape closes it.
  await page.getByRole('button', { name: /^2 of 2/ }).press('Enter');
  await expect(page.getByRole('link', { name: 'Question 1, right' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Question 1, right' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^2 of 2/ })).toBeFocused();
  await tabTo(page, 'Turn in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('Turn in');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Turn in');
  await page.keyboard.press('Enter');
  await expect(page.getByText('On time. Your work is safe.')).toBeVisible();
  await expect(page.getByText('1 of 2 questions correct.')).toBeVisible();
  await expect(page.getByText('You turned this in. No more answers here.')).toBeVisible();
  await expect(page.getByText(/tries? left/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show how it is done' })).toHaveCount(0);
});

test('an answer from one device after the other has turned in is stored beside the work, for student and teacher', async ({
  browser,
}) => {
  const name = fullName('Tom');
  const { made, card, work, stored } = await oneStudent(name, ['integers.add', 'integers.add']);
  const [here, there] = [await phone(browser), await phone(browser)];
  const [one, other] = [await here.newPage(), await there.newPage()];
  for (const page of [one, other]) {
    await signInWithCard(page, card, card.displayName);
    await page.goto(work());
    await expect(page.getByRole('article', { name: 'Question 1 of 2' })).toBeVisible();
  }
  await here.setOffline(true);
  await one.getByLabel('Your answer').fill('77');
  await one.getByRole('button', { name: 'Check' }).click();
  await expect(one.getByText(/Your answer is safe on this device/)).toBeVisible();
  await other.getByRole('button', { name: 'Turn in' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Turn in' }).click();
  await expect(other.getByText('On time. Your work is safe.')).toBeVisible();
  await here.setOffline(false);
  for (const page of [one, other]) {
    const aside = page.getByRole('region', { name: 'Answers that came later' });
    await expect(aside).toContainText('This answer came later and does not count');
    await expect(aside.getByText('77')).toBeVisible();
  }
  expect((await stored()).setAside).toMatchObject([{ response: '77' }]);
  const desk = await (await browser.newContext()).newPage();
  await signInAdult(desk, made.account);
  await desk.goto(`/dashboard/assignments/${made.assignmentId}`);
  await desk.getByRole('button', { name: `Open the work of ${name}` }).click();
  await expect(desk.getByRole('dialog').getByText('kept beside: the work was closed')).toBeVisible();
  await Promise.all([here, there, desk.context()].map((context) => context.close()));
});

/** Runs in the page: records what the device would speak in `heard`; an utterance lasts until it is stopped. */
const listen = () => {
  const speak = (said: unknown) => {
    const tell: unknown = Reflect.get(window, 'heard');
    if (typeof tell === 'function' && said instanceof SpeechSynthesisUtterance) tell(said.text);
  };
  Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel: () => undefined } });
};

test('a parent types answers and assigns pages beside the student’s draft; student and teacher see both', async ({
  browser,
}) => {
  const name = fullName('Ana');
  const { made, card, work, stored } = await oneStudent(name, ['integers.add', 'integers.add']);
  const device = await phone(browser);
  const child = await device.newPage();
  await signInWithCard(child, card, card.displayName);
  await child.goto(work());
  await child.getByLabel('Your answer').fill('77');
  await expect.poll(async () => (await stored()).items[0]?.draft).toBe('77');
  const { code } = await made.teacher.call('createParentCode', { studentId: card.studentId });
  const parent = await (await phone(browser)).newPage();
  const heard: string[] = [];
  await parent.exposeFunction('heard', (text: string) => void heard.push(text));
  await parent.addInitScript(listen);
  await signUp(parent, adult('Jon Lopes', 'Parent'));
  await parent.getByLabel('Code').fill(code);
  await parent.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(parent.getByText(made.title).first()).toBeVisible();
  await parent.goto('/parent-dashboard/submissions');
  await parent
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: PHOTO });
  await parent.getByRole('button', { name: 'Question 2' }).click();
  await parent.getByText('Question 1', { exact: true }).click();
  await expect(parent.getByText('Your child has typed, but not checked')).toBeVisible();
  // A child who cannot read yet hears the question with its mathematics in words; the parent types what the child says.
  await expect(parent.getByText(/You had a question read aloud/)).toHaveCount(0);
  await parent.getByRole('button', { name: 'Read aloud' }).click();
  await expect(parent.getByRole('button', { name: 'Stop reading' })).toBeVisible();
  await expect(parent.getByText(/You had a question read aloud/)).toBeVisible();
  await expect.poll(() => heard.join()).toMatch(/plus|minus|negative/);
  await parent.getByRole('button', { name: 'Stop reading' }).click();
  await expect(parent.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  const [first] = (await stored()).items;
  if (!first) throw new Error('no item');
  await parent.getByLabel('Your answer').fill(rightAnswer(first));
  // Enter moves to the next answer, and from the last one to the help level; it never turns in.
  await parent.getByLabel('Your answer').press('Enter');
  await expect(parent.getByLabel('Your answer')).toHaveCount(2);
  await expect(parent.getByLabel('Your answer').nth(1)).toBeFocused();
  await parent.keyboard.press('Enter');
  await expect(parent.getByRole('radio', { name: /^My child alone/ })).toBeFocused();
  await expect(parent.getByText('Say how much you helped.', { exact: true })).toHaveCount(0);
  await parent.getByRole('button', { name: 'Turn in' }).click();
  await expect(parent.getByText('Say how much you helped.', { exact: true }).first()).toBeVisible();
  await parent.getByRole('radio', { name: /^I wrote for my child/ }).click();
  await parent.getByRole('button', { name: 'Turn in' }).click();
  await expect(parent.getByText(/1 page and 1 typed answer for/)).toBeVisible();
  await expect(child.getByText(/Jon Lopes turned in for you/)).toBeVisible();
  await expect(child.getByRole('table').getByText('77')).toBeVisible();
  await expect(child.getByLabel('Your answer')).toHaveValue('77');
  await expect(child.getByRole('button', { name: 'Turn in' })).toBeVisible();
  const after = await stored();
  expect(after.items[0]).toMatchObject({ draft: '77', solved: false, attempts: [], score: first.points });
  const desk = await (await browser.newContext()).newPage();
  await signInAdult(desk, made.account);
  await desk.goto(`/dashboard/assignments/${made.assignmentId}`);
  await desk.getByRole('button', { name: `Open the work of ${name}` }).click();
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'page.png (question 2)' })).toBeVisible();
  await expect(desk.getByRole('dialog').getByText(/points? credited/)).toBeVisible();
  await Promise.all([device, parent.context(), desk.context()].map((context) => context.close()));
});
