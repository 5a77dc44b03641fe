import { join } from 'node:path';
import { chromium } from 'playwright';
import { z } from 'zod';
import { findChromium } from '../chromium.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import { type Benchmark, benchmarkSchema } from './benchmark.ts';
import { givePractice } from './work/give-practice.ts';
import { signedInPhone } from './work/phone.ts';
import { tabsByKind, visitWork } from './work/visit.ts';

const root = join(import.meta.dirname, '../../..');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** The most presses of Tab from the answer to a control that is needed. */
const MOST_TABS = 3;

const share = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.length === 0 ? 0 : (100 * all.filter(holds).length) / all.length;

const workingSchema = z.object({ workFigures: z.custom<() => unknown>((value) => typeof value === 'function') });

/** Working line by line on planted chains. The library that checks them is a development dependency of packages/math. */
async function workingFigures(): Promise<Benchmark['figures']> {
  const working = workingSchema.parse(await import(join(root, 'packages/math/src/bench/work-figures.ts')));
  return benchmarkSchema.parse({ name: 'work', figures: working.workFigures() }).figures;
}

/**
 * The work screen on the smallest phone in use, 360 × 640 with touch, in Chromium: one question of every skill and
 * level, as a student gets it from the whole product. What does not fit is printed to stderr.
 */
export async function run(): Promise<Benchmark> {
  const suite = await startThrowaway({ builds: workspaceBuilds, sites: true, progress: silentProgress });
  try {
    const browser = await chromium.launch({ executablePath: await findChromium(silentProgress), args: FLAGS });
    try {
      const work = await givePractice(suite.addresses);
      const page = await signedInPhone(browser, suite.addresses.shell, work.card);
      const area = `${suite.addresses.shell}/student`;
      const visits = [];
      for (const { assignmentId, skills } of work.assignments)
        visits.push(...(await visitWork(page, area, assignmentId, skills)));
      const tabs = await tabsByKind(page, area, visits);
      for (const [kind, presses] of tabs)
        if (Math.max(...Object.values(presses)) > MOST_TABS)
          process.stderr.write(`${kind}: ${JSON.stringify(presses)} Tabs\n`);
      for (const { skill, question, answer, sideways } of visits)
        if (!question || !answer || sideways)
          process.stderr.write(`${skill}: ${JSON.stringify({ question, answer, sideways })}\n`);
      const figure = (name: string, value: number, unit: string, bar: number, most = false) => ({
        ...{ name, value, unit, bar },
        holds: most ? value <= bar : value >= bar,
      });
      const placed = visits.filter(({ touch }) => touch !== undefined);
      const figures = [
        { name: 'questions shown', value: visits.length, unit: 'questions' },
        { name: 'skills', value: new Set(visits.map(({ skill }) => skill.split(' ')[0])).size, unit: 'skills' },
        figure('kinds of placed answers', new Set(placed.map(({ touch }) => touch)).size, 'kinds', 14),
        figure(
          'skills with placed answers',
          new Set(placed.map(({ skill }) => skill.split(' ')[0])).size,
          'skills',
          90,
        ),
        figure(
          'question, answer and Check on one screen',
          share(visits, (one) => one.question && one.answer),
          '%',
          95,
        ),
        figure(
          'answer and Check on the screen, whatever the question',
          share(visits, (one) => one.answer),
          '%',
          100,
        ),
        figure(
          'wider than the screen',
          share(visits, (one) => one.sideways),
          '%',
          0,
          true,
        ),
        figure(
          'the answer has the focus on opening',
          share(visits, (one) => one.focused),
          '%',
          100,
        ),
        { name: 'kinds of answers tried by keyboard', value: tabs.size, unit: 'kinds' },
        figure(
          'most Tabs from the answer to what is needed',
          Math.max(...[...tabs.values()].flatMap((presses) => Object.values(presses))),
          'Tabs',
          MOST_TABS,
          true,
        ),
        ...(await workingFigures()),
      ];
      return { name: 'work', figures };
    } finally {
      await browser.close();
    }
  } finally {
    await suite.stop();
  }
}
