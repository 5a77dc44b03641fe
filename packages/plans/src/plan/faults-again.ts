import { difficultyOf } from '@lemma/math';
import { waysOf } from '../lore/ways.ts';
import { fitsWays } from './fitted-ways.ts';
import { taughtAs } from './lesson-cases.ts';
import { askedOf, promisesMore } from './objective.ts';
import { partsOf, type Read } from './read.ts';

/** Whoever chooses between two printed answers writes none of them. */
function writtenWhereChosen({ rows, set: { claim } }: Read): string[] {
  return [...rows('look-fors'), ...rows('misconceptions')].flatMap(({ title, item, parts }) =>
    item === undefined || item.id !== claim?.item.id
      ? []
      : parts
          .filter(({ label }) => /^(?:Writes|They write|They answer)$/.test(label))
          .map(({ text }) => `${title}: ${text}`),
  );
}

/** What matters is no cause of an error, and a reason stands once among the look-fors. */
function copied({ rows }: Read): string[] {
  const whys = new Set(partsOf(rows('misconceptions'), 'Why'));
  const reasons = partsOf(rows('look-fors'), 'Reason');
  return [
    ...partsOf(rows('look-fors'), 'Matters')
      .filter((text) => whys.has(text))
      .map((text) => `why, not what matters: ${text}`),
    ...reasons.filter((text, index) => reasons.indexOf(text) !== index).map((text) => `a reason twice: ${text}`),
  ];
}

/** The name of a plan and its big idea promise nothing that no problem asks. */
const nameTooFar = ({ set, rows }: Read, title: string): string[] =>
  [title.replace(/\([^()]*\)$/, ''), rows('goal').find(({ id }) => id === 'big-idea')?.text ?? '']
    .filter((text) => promisesMore(text, askedOf(set)))
    .map((text) => `promises more: ${text}`);

/** Whoever is asked how many or how far at the launch has numbers to go by. */
function launchWithout({ rows }: Read): string[] {
  // What is quoted is not asked.
  const hook = (rows('phases').find(({ id }) => id === 'phase-launch')?.student?.[0]?.text ?? '').replaceAll(
    /“[^”]*”/g,
    '',
  );
  const asksAmount =
    /\bHow (?:many|much|far|long|tall|high|large|full)\b|\bWho is (?:right|faster|ahead)\b|\bWhere do\w* .* land\b/.test(
      hook,
    );
  const numbers =
    hook.match(/\d+|\b(?:half|halves|third|thirds|fourths?|quarters?|sixths?|two|three|ten|twice|forty)\b/gi) ?? [];
  return asksAmount && numbers.length === 0 ? [hook] : [];
}

/** Ways are shown only of a case for which they are written, and a drawing only at such problems. */
function waysNotThere({ request, rows, all, set: { hard } }: Read): string[] {
  const ways = waysOf(taughtAs(request.standard));
  if (ways === undefined) return [];
  const said = rows('phases').flatMap(({ parts }) => parts.map(({ text }) => text));
  return said.filter(
    (text) =>
      (text.startsWith('Somebody who ') && !fitsWays(ways, hard)) ||
      (text.includes(`, because ${ways.because}`) &&
        all.some(({ name, ...at }) => new RegExp(`\\b${name}\\b`).test(text) && !fitsWays(ways, { name, ...at }))),
  );
}

/** The ticket is as hard, as the engine measures it, as the problem of the lesson that it repeats. */
function ticketEasier({ set: { hard, tickets } }: Read): string[] {
  const ticket = tickets[0]?.problem;
  return ticket &&
    hard?.problem &&
    hard.item.case === tickets[0]?.item.case &&
    difficultyOf(ticket) < difficultyOf(hard.problem) - 0.5
    ? [`${hard.item.math ?? hard.item.prompt} | ${ticket.math ?? ticket.prompt}`]
    : [];
}

/** More faults of what a plan says, by the kind of fault. */
export const faultsAgain = (read: Read, title: string): Readonly<Record<string, string[]>> => ({
  'written where one chooses': writtenWhereChosen(read),
  'copied from another place': copied(read),
  'the name goes too far': nameTooFar(read, title),
  'a launch without numbers': launchWithout(read),
  'a way that cannot be done': waysNotThere(read),
  'the ticket is easier': ticketEasier(read),
});
