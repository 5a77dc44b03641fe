import { documentsOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { prepareClass, signInAdult } from './prepared.ts';

const COUNT = 500;
const nameOf = (n: number) => `Kid ${String.fromCharCode(65 + (n % 26), 97 + Math.floor(n / 26))}`;

/** The full names in a class, one for each line of its roster. */
async function namesIn(classId: string): Promise<string[]> {
  const roster = (await documentsOf('rosters')).find((each) => each.classId === classId);
  const lines = Object.values(typeof roster?.students === 'object' ? { ...roster.students } : {});
  return lines.map((line) => JSON.stringify(line).match(/"fullName":"([^"]+)"/)?.[1] ?? '');
}

test('creating 500 accounts survives a lost answer, a failing function and a killed page', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const { teacher, account } = await prepareClass(['Ana Lopes'], ['integers.add']);
  const { classId } = await teacher.call('createClass', { name: 'Five hundred', grade: 6 });
  const address = `/dashboard/student-accounts?class=${classId}`;
  await signInAdult(page, account);
  await page.goto(address);
  let calls = 0;
  await context.route('**/createStudents', async (route) => {
    calls += 1;
    // The accounts are created, but the answer is lost.
    if (calls === 5) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    // The accounts are not created, because the function fails.
    if (calls === 12) {
      const error = { status: 'INTERNAL', message: 'INTERNAL' };
      return route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ error }) });
    }
    // The accounts are created, and then the page is closed.
    if (calls === 24) {
      await route.fetch();
      return page.close();
    }
    return route.continue();
  });
  await page.getByLabel('Names').fill(Array.from({ length: COUNT }, (_, n) => nameOf(n)).join('\n'));
  const closed = page.waitForEvent('close', { timeout: 300_000 });
  await page.getByRole('button', { name: `Make ${COUNT} accounts` }).click();
  // The page may already have repeated the request by itself; otherwise continue by hand until the page is closed.
  const goOn = async () => {
    while (!page.isClosed()) {
      const button = page.getByRole('button', { name: 'Go on' });
      if (await button.isVisible().catch(() => false)) await button.click().catch(() => undefined);
      await Promise.race([closed, new Promise((done) => setTimeout(done, 500))]);
    }
  };
  await Promise.all([closed, goOn()]);

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('This list is not finished')).toBeVisible();
  // The progress bar counts only accounts that the server has confirmed.
  const said = Number((await again.getByText(/^\d+ of 500 made$/).textContent())?.split(' ')[0]);
  const there = (await namesIn(classId)).length;
  expect(said).toBeLessThanOrEqual(there);
  expect(there).toBeLessThan(COUNT);
  await again.getByRole('button', { name: 'Go on' }).click();
  const cards = again.getByRole('list', { name: 'Login cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(COUNT, { timeout: 300_000 });
  const names = await namesIn(classId);
  expect(names).toHaveLength(COUNT);
  expect(new Set(names).size).toBe(COUNT);
});
