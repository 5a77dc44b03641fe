import { AxeBuilder } from '@axe-core/playwright';
import { generateProblem, skills } from '@lemma/math';
import { sharesInSpanish } from '@lemma/math/spanish/guidance-texts';
import { taskInSpanish } from '@lemma/math/spanish/tasks';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../chromium.ts';
import { loadLivingSchool, makeLivingSchool } from '../launcher/living-school.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import type { Benchmark } from './benchmark.ts';
import { firstClass } from './newcomer/first-class.ts';
import { translated } from './newcomer/translated.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Figure = Benchmark['figures'][number];
const atMost = (name: string, value: number, unit: string, bar: number): Figure => ({
  ...{ name, value, unit, bar },
  holds: value <= bar,
});
const atLeast = (name: string, value: number, unit: string, bar: number): Figure => ({
  ...{ name, value, unit, bar },
  holds: value >= bar,
});

/** The violations of WCAG 2.2 A and AA on a page in both themes; each is told on stderr. */
async function violationsOn(page: Page, name: string): Promise<number> {
  let count = 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ target }) => target.join(' ')).join(' | ');
      process.stderr.write(`${name}, ${colorScheme}: ${id} at ${where}\n`);
    }
    count += violations.length;
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return count;
}

/** Walks to the first class in a school without anybody. */
async function walk(shell: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(silentProgress), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    let [pages, violations] = [0, 0];
    const { hands, printed } = await firstClass(page, shell, async (name) => {
      pages += 1;
      violations += await violationsOn(page, name);
    });
    const { clicks, acting, waiting, reading } = hands;
    return [
      atMost('from the home page to cards and a published assignment', acting + waiting, 's', 240),
      { name: 'of it pointing, typing and deciding', value: acting, unit: 's' },
      { name: 'of it waiting', value: waiting, unit: 's' },
      { name: 'for whoever reads every word in view once, in addition', value: reading, unit: 's' },
      { name: 'clicks', value: clicks, unit: 'clicks' },
      atLeast('cards sent to the printer', printed ? 1 : 0, 'times', 1),
      { name: 'pages examined by axe, in two themes', value: pages, unit: 'pages' },
      atMost('violations', violations, 'violations', 0),
    ];
  } finally {
    await browser.close();
  }
}

const WORKSPACES = { shell: 'es ar', student: 'es ar', parent: 'es ar', teacher: 'es' } as const;
const NAMES = { es: 'Spanish', ar: 'Arabic' } as const;

/** So many problems of each skill and level are asked for the shapes of their hints, steps and pictures. */
const SEEDS = 10;

/** The share of the texts of the shell and of each area in the languages that it is to have. */
async function languages(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [part, spoken] of Object.entries(WORKSPACES))
    for (const language of ['es', 'ar'] as const) {
      if (!spoken.split(' ').includes(language)) continue;
      const { all, has } = await translated(part === 'shell' ? 'shell/src' : `remote-${part}/src`, language);
      figures.push(atLeast(`texts of the ${part} in ${NAMES[language]}`, (100 * has) / all, '%', 100));
    }
  const prompts = skills.flatMap((skill) =>
    ([1, 2, 3] as const).map((level) => generateProblem(skill, level, level).prompt),
  );
  const said = prompts.filter((prompt) => taskInSpanish(prompt) !== undefined);
  const guidance = sharesInSpanish(SEEDS).map(({ kind, shapes, inSpanish }) =>
    atLeast(`${kind} in Spanish, of ${shapes} shapes`, (100 * inSpanish) / shapes, '%', 100),
  );
  return [
    ...figures,
    atLeast('generated questions in Spanish', (100 * said.length) / prompts.length, '%', 100),
    ...guidance,
  ];
}

/** How long the demonstration school takes to load into empty emulators, once it is made. */
async function livingSchool(suite: Awaited<ReturnType<typeof startThrowaway>>): Promise<Figure> {
  await makeLivingSchool();
  const since = performance.now();
  await loadLivingSchool(suite.addresses, suite.state);
  return atMost('the school of the demonstration adds', (performance.now() - since) / 1000, 's', 10);
}

/**
 * A teacher who has never seen the product, from the home page to a class that can begin: measured by what hands and
 * eyes take (`newcomer/hands.ts`) and by how long the pages really took.
 */
export async function run(): Promise<Benchmark> {
  const suite = await startThrowaway({ builds: workspaceBuilds, sites: true, progress: silentProgress });
  try {
    const figures = [...(await walk(suite.addresses.shell)), ...(await languages()), await livingSchool(suite)];
    return { name: 'newcomer', figures };
  } finally {
    await suite.stop();
  }
}
