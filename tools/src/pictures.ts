import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { type Browser, chromium } from 'playwright';
import { findChromium } from './chromium.ts';
import { Explained, exitWith } from './explained.ts';
import { type Running, readRunning } from './launcher/running-file.ts';
import { stateIn } from './launcher/state.ts';
import { takeScreens } from './pictures/screens.ts';
import { asWebp, takePictures } from './pictures/take.ts';
import { showProgress } from './progress.ts';
import { inRepository } from './repository.ts';

const SCREENS = inRepository('docs', 'screens', 'all');
const FOLDER = inRepository('shell', 'src', 'pages', 'home', 'pictures');
/** Bytes of all pictures of the home page together. */
const MOST_BYTES = 300_000;

/**
 * Takes the home page's pictures from the demonstration school that `npm start` runs, in both themes. It answers one
 * question as the demonstration student; start with `-- --reset` for a school in which nobody did.
 */
async function pictures(browser: Browser, { shell, accounts }: Running): Promise<void> {
  if (accounts === undefined)
    throw new Explained('The running school has no demonstration. Start one: npm start -- --reset');
  await mkdir(FOLDER, { recursive: true });
  let bytes = 0;
  for (const { name, webp } of await takePictures(browser, shell, accounts)) {
    await writeFile(join(FOLDER, `${name}.webp`), webp);
    bytes += webp.length;
    process.stdout.write(`${name}: ${Math.ceil(webp.length / 1000)} kB\n`);
  }
  if (bytes > MOST_BYTES) throw new Explained(`The pictures have ${bytes} bytes together; ${MOST_BYTES} are the most.`);
}

/** Takes every screen of the sample class and every public page, small, at two sizes. */
async function screens(browser: Browser, { shell }: Running): Promise<void> {
  await rm(SCREENS, { recursive: true, force: true });
  await mkdir(SCREENS, { recursive: true });
  for await (const { name, png } of takeScreens(browser, shell)) {
    await writeFile(join(SCREENS, `${name}.webp`), await asWebp(browser, png));
    process.stdout.write(`${name}\n`);
  }
}

async function take(): Promise<void> {
  const { screens: all } = new Command('npm run pictures --')
    .description("Takes the home page's pictures from the school that npm start runs.")
    .option('--screens', 'every screen instead, small, at two sizes, into docs/screens/all')
    .helpOption('-h, --help', 'show this')
    .parse()
    .opts<{ screens?: boolean }>();
  const state = stateIn(inRepository('.lemma'));
  // A suite of emulators names its own file (tools/src/with-suite.ts).
  const running = await readRunning({ ...state, running: process.env.LEMMA_RUNNING ?? state.running });
  const browser = await chromium.launch({
    executablePath: await findChromium(showProgress),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    await (all ? screens : pictures)(browser, running);
  } finally {
    await browser.close();
  }
}

take().then(() => process.exit(0), exitWith);
