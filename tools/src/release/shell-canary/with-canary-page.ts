import { Explained } from '../../explained.ts';
import { hashesOf, readEnvironment } from '../shell-page.ts';
import type { Headers } from '../site-headers.ts';
import { type Choice, chooseShell } from './choose-shell.ts';

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/;
const FIRST_LINES = /<script>([\s\S]*?)<\/script>/;
const MODULE = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/g;
const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

type Parts = {
  readonly integrity: Readonly<Record<string, string>>;
  readonly lines: string;
  readonly modules: readonly string[];
  readonly sheet: string;
};

function partsOf(page: string, what: string): Parts {
  const [map, lines, sheet] = [IMPORT_MAP, FIRST_LINES, SHEET].map((each) => each.exec(page)?.[1]);
  const modules = [...page.matchAll(MODULE)].map(([, src = '']) => src);
  if (map === undefined || lines === undefined || sheet === undefined || modules.length === 0)
    throw new Explained(`${what} has a page of another kind: a canary needs two shells that are staged by this tool.`);
  return { integrity: JSON.parse(map).integrity, lines, modules, sheet };
}

/** The modules of a page, one after the other as its tags ran them, known to whatever reads the page's links. */
const opening = ({ modules, integrity }: Parts): string =>
  modules
    .map((src) => {
      const link = { rel: 'modulepreload', crossOrigin: 'anonymous', integrity: integrity[src], href: src };
      return `document.head.append(Object.assign(document.createElement('link'),${JSON.stringify(link)}));`;
    })
    .join('') +
  modules.reduce((before, src) => `${before}.then(()=>import(${JSON.stringify(src)}))`, 'Promise.resolve()');

/**
 * The page of the served shell that opens the one on trial on the devices that have a seat in it. The files of both are
 * held to their hashes. @throws Explained where the two cannot share a page.
 */
export function withCanaryPage(served: string, onTrial: string, choice: Choice): string {
  const [own, other] = [partsOf(served, choice.current), partsOf(onTrial, choice.canary.version)];
  if (JSON.stringify(readEnvironment(served)) !== JSON.stringify(readEnvironment(onTrial)))
    throw new Explained('The canary is staged with another environment than the shell that is served.');
  const map = JSON.stringify({ integrity: { ...other.integrity, ...own.integrity } });
  const chosen = `if((${chooseShell})(${JSON.stringify(choice)})){${other.lines};${opening(other)}}else{${own.lines};${opening(own)}}`;
  const sheet = `document.querySelector('link[rel=stylesheet]')`;
  const dress = `if(globalThis[Symbol.for('lemma.shell')].running!==${JSON.stringify(choice.current)})${sheet}.replaceWith(Object.assign(document.createElement('link'),${JSON.stringify(
    { rel: 'stylesheet', crossOrigin: 'anonymous', href: other.sheet },
  )}));`;
  return served
    .replace(IMPORT_MAP, () => `<script type="importmap">${map}</script>`)
    .replace(FIRST_LINES, () => `<script>${chosen}</script>`)
    .replace(MODULE, '')
    .replace(SHEET, (tag) => `${tag}\n    <script>${dress}</script>`);
}

/** The headers of the served shell, with the inline scripts of this page. */
export const headersWith = (headers: Headers, page: string): Headers =>
  headers.map(({ source, headers: own }) => ({
    source,
    headers: own.map(({ key, value }) => ({
      key,
      value:
        key === 'Content-Security-Policy'
          ? value.replace('script-src ', `script-src ${hashesOf(page).join(' ')} `)
          : value,
    })),
  }));
