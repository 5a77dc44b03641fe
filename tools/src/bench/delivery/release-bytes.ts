import { join } from 'node:path';
import { execa } from 'execa';
import type { Browser } from 'playwright';
import type { Accounts } from '../../launcher/accounts.ts';
import { inRepository } from '../../repository.ts';
import { signedIn } from './signed-in.ts';
import { type Build, builds, type Staged } from './stage.ts';
import { visit } from './visit.ts';

/** The screen of the teacher's area that the release changes. */
export const CHANGED = 'remote-teacher/src/features/assignments/page.tsx';
const ADDRESSES = ['/dashboard', '/dashboard/assignments'];
const CHILD = inRepository('tools', 'src', 'bench', 'delivery', 'build-changed.ts');

type Releasing = { readonly browser: Browser; readonly staged: Staged; readonly accounts: Accounts };

async function buildChanged(workspace: string, mode: string, out: string): Promise<void> {
  await execa(process.execPath, [CHILD, inRepository(workspace), mode, out, CHANGED], { stdin: 'ignore' });
}

/** The kilobytes that a returning visitor, with both pages in the cache, fetches after a release of one screen. */
async function refetched({ browser, staged, accounts }: Releasing, build: Build, serve: () => Promise<void>) {
  const storageState = await signedIn(browser, staged.shells[build], accounts, 'teacher');
  const context = await browser.newContext({ storageState });
  const open = async (): Promise<number> => {
    let kB = 0;
    for (const path of ADDRESSES) {
      const seen = await visit(context, `${staged.shells[build]}${path}`, { slow: false, isOwn: staged.isOwn });
      kB += seen.visit.kB;
      await seen.page.close();
    }
    return kB;
  };
  await open();
  const idle = await open();
  await serve();
  const after = await open();
  await context.close();
  return { idle, after };
}

export type ReleaseBytes = Readonly<Record<Build, { readonly idle: number; readonly after: number }>>;

/** What a release of one screen of the teacher's area costs returning visitors, for both builds. */
export async function releaseBytes(releasing: Releasing): Promise<ReleaseBytes> {
  const { staged } = releasing;
  const [remote, whole] = [join(staged.folder, 'changed-remote'), join(staged.folder, 'changed-whole')];
  await buildChanged('remote-teacher', 'production', remote);
  await buildChanged('shell', 'monolith', whole);
  const serve = { federated: () => staged.releaseTeacher(remote), monolith: () => staged.serveMonolith(whole) };
  const [monolith, federated] = builds;
  return {
    monolith: await refetched(releasing, monolith, serve.monolith),
    federated: await refetched(releasing, federated, serve.federated),
  };
}
