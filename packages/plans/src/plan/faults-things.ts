import { findMisconception, type Picture } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import { hasWords } from './items.ts';
import type { SetProblem } from './lesson-set.ts';
import { showing } from './problem-rows.ts';
import type { Read } from './read.ts';

/** Numbers of a text, without those of problems, cards and standards. */
const numbersOf = (text: string): string[] =>
  text
    .replaceAll(/Problems? \d+(?: (?:to|and) \d+)?|ticket \d|\b[K\d]\.[A-Z]+\.[A-Z]\.\d+[a-e]?/g, '')
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .match(/\d+(?:\.\d+)?/g) ?? [];

/** All that belongs to a problem: what it asks, how it is solved, rightly and wrongly. */
const worldOf = ({ item, problem, skill }: SetProblem): string =>
  JSON.stringify([item, problem, problem && skill ? showing(skill, problem) : '']);

/** What is said of misconceptions at any problem, with examples of its own. */
const saidOfMisconceptions = (ids: readonly string[]): string =>
  ids.map((id) => JSON.stringify(findMisconception(id) ?? '')).join(' ');

/** The problems that a row is about: its own, those that it names, and on the ticket all of it. */
function aboutOf(row: PlanRow, { all, set }: Read): SetProblem[] {
  const text = [row.title, ...row.parts.map((part) => part.text)].join(' ').toLowerCase();
  return all.filter(
    (at) =>
      at.item.id === row.item?.id ||
      new RegExp(`\\b${at.name.toLowerCase()}\\b`).test(text) ||
      (row.item === undefined && set.tickets.includes(at) && /^(?:has-it|half|unsure|idea-)/.test(row.id)),
  );
}

/** Every number beside a problem belongs to it, or to a task that is drawn or written. */
function strangeNumbers(read: Read): string[] {
  const rows = [...read.rows('misconceptions'), ...read.rows('look-fors'), ...read.rows('exit-ticket')];
  const tasks = JSON.stringify([...read.set.written, ...rows.filter(({ id }) => id === 'ticket-written')]);
  return rows.flatMap((row) => {
    const about = aboutOf(row, read);
    if (about.length === 0) return [];
    const ids = about.flatMap(({ skill }) => skill?.misconceptions.map(({ id }) => id) ?? []);
    const known = new Set(numbersOf([...about.map(worldOf), tasks, saidOfMisconceptions(ids)].join(' ')));
    return row.parts
      .filter(({ text }) => numbersOf(text).some((number) => !known.has(number)))
      .map(({ text }) => `${row.title}: ${text}`);
  });
}

/** Things that one points at, and the pictures that are such things. */
const THINGS: readonly (readonly [RegExp, readonly Picture['kind'][]])[] = [
  [/\bin the table\b/, ['table']],
  [/\b(?:in|on) the graph\b/, ['coordinate-plane', 'bar-chart', 'histogram']],
  [/\bon the (?:number line|ruler)\b/, ['number-line']],
];

/** What one points at stands beside the problem, or is spoken of in it. */
function thingsNotThere(read: Read): string[] {
  const rows = [...read.rows('misconceptions'), ...read.rows('look-fors')];
  return rows.flatMap((row) => {
    const about = aboutOf(row, read);
    const said = about.map(({ item: { prompt, math, options } }) => JSON.stringify([prompt, math, options])).join(' ');
    const kinds = about.map(({ item: { picture } }) => picture?.kind);
    return row.parts
      .filter(({ text }) =>
        THINGS.some(([thing, pictures]) => {
          const [, noun = ''] = /the ([a-z]+(?: line)?)/.exec(thing.exec(text)?.[0] ?? '') ?? [];
          return (
            noun !== '' &&
            about.length > 0 &&
            !said.includes(noun) &&
            !kinds.some((kind) => kind && pictures.includes(kind))
          );
        }),
      )
      .map(({ text }) => `${row.title}: ${text}`);
  });
}

const hasWordsInMath = (text: string): boolean =>
  text.split('`').some((part, index) => index % 2 === 1 && hasWords(part));
const SPANISH = /[ñ¿¡]|\b(?:el|los|las|una|del|que|para)\b/;

const textsIn = (read: Read): string[] =>
  (['goal', 'phases', 'misconceptions', 'look-fors', 'problems', 'exit-ticket', 'needs'] as const)
    .flatMap((kind) => read.rows(kind))
    .flatMap(({ title, text, parts, student = [] }) => [
      title,
      text,
      ...[...parts, ...student].map((each) => each.text),
    ]);

/** Faults of what a plan speaks of, found without knowing how it was written. */
export const faultsOfThings = (read: Read): Readonly<Record<string, string[]>> => ({
  'a number from elsewhere': strangeNumbers(read),
  'a thing that is not there': thingsNotThere(read),
  'words as mathematics': textsIn(read).filter(hasWordsInMath),
  'another language': textsIn(read).filter((text) => SPANISH.test(text)),
});
