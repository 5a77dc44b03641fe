import type { Browser, Page } from 'playwright';
import { type Person, signedIn } from '../bench/delivery/signed-in.ts';
import type { Accounts } from '../launcher/accounts.ts';

type Shot = {
  readonly name: Person;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
  /** Brings the page to what the picture shows. */
  readonly open: (page: Page) => Promise<void>;
};

const phone = { viewport: { width: 390, height: 844 }, scale: 1.5 } as const;

/** The numbers beside a picture's lines, the lowest one first. */
async function lengthsIn(page: Page): Promise<number[]> {
  const labels = await page
    .locator('main svg text')
    .evaluateAll((all) =>
      all.map((label) => ({ length: Number.parseFloat(label.textContent), ...label.getBoundingClientRect().toJSON() })),
    );
  return labels
    .filter(({ length }) => Number.isFinite(length))
    .toSorted((one, other) => other.bottom - one.bottom)
    .map(({ length }) => length);
}

/** A wrong answer to the demonstration student's question about a parallelogram: its base times its slanted side. */
async function answerWrong(page: Page): Promise<void> {
  await page.goto('/student');
  await page.getByRole('link', { name: /^(?:Start|Go on)$/ }).click();
  await page.waitForURL('**/student/assignments?*');
  await page.goto(page.url().replace(/item=\d+/, 'item=2'));
  const answer = page.getByLabel('Your answer');
  await answer.waitFor();
  // The slanted side is longer than the height.
  const [base = 0, ...others] = await lengthsIn(page);
  await answer.fill(String(base * Math.max(...others)));
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('The height stands at a right angle to the base.').waitFor();
  await page.getByText('Checking your answer').waitFor({ state: 'hidden' });
}

const shots: readonly Shot[] = [
  {
    name: 'teacher',
    viewport: { width: 1200, height: 750 },
    scale: 1.2,
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: /^Clear up first: \w/ }).waitFor();
    },
  },
  { name: 'student', ...phone, open: answerWrong },
  {
    name: 'parent',
    ...phone,
    open: async (page) => {
      await page.goto('/parent-dashboard');
      await page
        .getByRole('link', { name: /^Turn in for/ })
        .first()
        .waitFor();
    },
  },
];

/** Browsers encode what Node does not: `png` as WebP, by a canvas on a page of its own. */
export async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(encoded, 'base64');
}

/** The pictures by name and theme: `teacher.light`. */
export async function takePictures(browser: Browser, shell: string, accounts: Accounts) {
  const taken: { readonly name: string; readonly webp: Buffer }[] = [];
  for (const { name, viewport, scale, open } of shots) {
    const context = await browser.newContext({
      ...{ baseURL: shell, viewport, deviceScaleFactor: scale, reducedMotion: 'reduce', locale: 'en-US' },
      storageState: await signedIn(browser, shell, accounts, name),
    });
    const page = await context.newPage();
    await open(page);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      const png = await page.screenshot({ animations: 'disabled' });
      taken.push({ name: `${name}.${theme}`, webp: await asWebp(browser, png) });
    }
    await context.close();
  }
  return taken;
}
