import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';
import { Explained, exitWith } from './explained.ts';
import { readRunning } from './launcher/running-file.ts';
import { stateIn } from './launcher/state.ts';
import { takePictures } from './pictures/take.ts';
import { showProgress } from './progress.ts';
import { inRepository } from './repository.ts';

const FOLDER = inRepository('shell', 'src', 'pages', 'home', 'pictures');
/** Bytes of all pictures of the home page together. */
const MOST_BYTES = 300_000;

/**
 * Takes the home page's pictures from the demonstration school that `npm start` runs, in both themes. It answers one
 * question as the demonstration student; start with `-- --reset` for a school in which nobody did.
 */
async function pictures(): Promise<void> {
  const { shell, accounts } = await readRunning(stateIn(inRepository('.lemma')));
  if (accounts === undefined)
    throw new Explained('The running school has no demonstration. Start one: npm start -- --reset');
  const browser = await chromium.launch({
    executablePath: await findChromium(showProgress),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    await mkdir(FOLDER, { recursive: true });
    let bytes = 0;
    for (const { name, webp } of await takePictures(browser, shell, accounts)) {
      await writeFile(join(FOLDER, `${name}.webp`), webp);
      bytes += webp.length;
      process.stdout.write(`${name}: ${Math.ceil(webp.length / 1000)} kB\n`);
    }
    if (bytes > MOST_BYTES)
      throw new Explained(`The pictures have ${bytes} bytes together; ${MOST_BYTES} are the most.`);
  } finally {
    await browser.close();
  }
}

pictures().then(() => process.exit(0), exitWith);
