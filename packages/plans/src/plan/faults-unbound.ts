import { partsOf, type Read } from './read.ts';

const opening = (prompt: string): string =>
  (prompt.match(/[^.?!]+[.?!]?/g)?.at(-1) ?? '').trim().split(' ').slice(0, 2).join(' ');

/** What the exit ticket asks again is the same skill, the same case and the same question. */
function askedOtherwise({ rows, all, set: { tickets } }: Read): string[] {
  return rows('look-fors').flatMap(({ id, parts }) => {
    const at = all.find(({ item }) => `line-${item.id}` === id);
    const isSaid = parts.some(({ text }) => text.includes('The exit ticket asks this case again.'));
    if (at === undefined || !isSaid) return [];
    const isSame = tickets.some(
      ({ item: { skill, case: own, prompt } }) =>
        skill === at.item.skill &&
        own === at.item.case &&
        (at.skill?.wordProblem === true || opening(prompt) === opening(at.item.prompt)),
    );
    return isSame ? [] : [`${at.item.prompt} | ${tickets[0]?.item.prompt}`];
  });
}

/** A word that is rehearsed about a problem stands in it, and not in a wrong option only. */
function rehearsedElsewhere({ rows, all }: Read): string[] {
  return partsOf(rows('needs'), 'Rehearse').filter((text) => {
    const [, word = '', name = ''] = /^Say “(.+)” aloud, .* about (.+)\.$/.exec(text) ?? [];
    const item = all.find((at) => at.name === name)?.item;
    const right = (item?.options ?? []).filter(({ id }) => id === item?.key).map(({ label }) => label);
    return ![item?.prompt ?? '', ...right].join(' ').toLowerCase().includes(word);
  });
}

const FRACTION_WORDS = /\b(?:denominator|numerator)s?\b/i;
/** Causes and questions name no part of a fraction where no problem has one. */
function fractionsNamed({ rows, all }: Read): string[] {
  const isWritten = all.some(({ item }) => /\d ?\/ ?\d|numerator|denominator/.test(JSON.stringify(item)));
  const said = [...partsOf(rows('misconceptions'), 'Why'), ...partsOf(rows('look-fors'), 'Ask')];
  return isWritten ? [] : said.filter((text) => FRACTION_WORDS.test(text));
}

/** Before grade 6 nothing is less than 0, and in grade 6 no expression is. */
const belowZero = ({ request: { standard }, all }: Read): string[] =>
  /^[K1-5]\.|^6\.(?:EE\.A|RP|NS\.[AB]|SP)/.test(standard)
    ? all.filter(({ item }) => item.options === undefined && item.key.startsWith('-')).map(({ item }) => item.key)
    : [];

/** What is seen is told with why it matters and what to do then. */
const lookForsWhole = ({ rows }: Read): string[] =>
  rows('look-fors')
    .filter(({ parts }) => !parts.some(({ label }) => label === 'Matters'))
    .map(({ title }) => title);

/** The standard is said once. */
const standardTwice = ({ rows }: Read): string[] => {
  const own = rows('standard')[0]?.text.replace(/\.$/, '') ?? '';
  return rows('goal')
    .map(({ text }) => text)
    .filter((text) => text.includes(own));
};

/** A problem of these numbers has one answer, so that no other option can be right. */
const madeRight = ({ rows }: Read): string[] =>
  partsOf(rows('look-fors'), 'Move').filter((text) => /problem to which “[^”]*[\d`]/.test(text));

/** Faults of what a plan says without looking at its problems, by the kind of fault. */
export const faultsUnbound = (read: Read): Readonly<Record<string, string[]>> => ({
  'the ticket asks something else': askedOtherwise(read),
  'a word of a wrong option': rehearsedElsewhere(read),
  'a fraction that is not there': fractionsNamed(read),
  'a number below zero': belowZero(read),
  'a look-for that is not whole': lookForsWhole(read),
  'the standard is said twice': standardTwice(read),
  'an option that cannot be right': madeRight(read),
});
