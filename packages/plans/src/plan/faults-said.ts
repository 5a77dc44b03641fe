import { findMisconception, verify } from '@lemma/math';
import type { PlanBlock, PlanRequest } from '@lemma/school/plan';
import { gradeOfStandard } from '../standards/standards.ts';
import { faultsAgain } from './faults-again.ts';
import { faultsOfThings } from './faults-things.ts';
import { faultsUnbound } from './faults-unbound.ts';
import { ownOf, type SetProblem, setOf, showData, tellStories } from './lesson-set.ts';
import { askedOf, promisesMore } from './objective.ts';
import { showing } from './problem-rows.ts';
import { partsOf, type Read } from './read.ts';
import { reasonsIn } from './reasons.ts';
import { isSameAnswer } from './same-answer.ts';
import { perProblem, timesOf } from './times-of.ts';

const plain = (text: string): string => text.replaceAll(/[“”`]|\.(?=”?$)/g, '').trim();

/** “Problems 2 to 4 and Problem 6” as numbers. */
const numbersNamed = (text: string): number[] =>
  [...text.matchAll(/Problems? (\d+)(?: (to|and) (\d+)(?! ?[×+]))?/g)].flatMap(([, from, joint, to]) =>
    joint === 'to'
      ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index)
      : [Number(from), ...(to === undefined ? [] : [Number(to)])],
  );
const numberOf = ({ name }: SetProblem): number => Number(name.replace(/\D/g, ''));

/** Tasks that are named stand on the sheet under that name. */
function namesOfTasks({ rows }: Read): string[] {
  const titles = new Set(rows('problems').map(({ title }) => title));
  const said = [...rows('goal'), ...rows('phases'), ...rows('needs')].flatMap(({ text, parts }) => [
    text,
    ...parts.map((part) => part.text),
  ]);
  return said.flatMap((text) =>
    [...text.matchAll(/“((?:Drawn or written|More to draw or write)(?: \d)?)”/g)].flatMap(([, name = '']) =>
      titles.has(name) ? [] : [`no task is called “${name}”: ${text}`],
    ),
  );
}

/** A line that shows a wrong way is neither in the problem, nor the answer, nor worth what the problem is. */
function linesShown({ rows, all }: Read): string[] {
  return [...rows('misconceptions'), ...rows('look-fors')].flatMap(({ title, item, parts }) => {
    const wrong = parts.find(({ kind }) => kind === 'mistake')?.text ?? '';
    const known = all.find((at) => at.item.id === item?.id)?.item;
    if (known === undefined) return [];
    return parts
      .filter(({ label }) => label === 'Line' || label === 'Their work')
      .flatMap(({ text }) => text.split('; ').map(plain))
      .filter(
        (line) =>
          known.prompt.includes(line) ||
          (line.match(/\(-?\d+, -?\d+\)/g) ?? []).length > 2 ||
          line === plain(wrong) ||
          (/^[\d\s/()+×÷-]+$/.test(`${line}${known.math ?? 'no'}`) &&
            verify(`\`${known.math} = ${line}\``).claims[0]?.verdict === 'right'),
      )
      .map((line) => `${title}: ${line} shows nothing wrong`);
  });
}

/** No row says a thing twice. */
const doubled = (blocks: readonly PlanBlock[]): string[] =>
  blocks.flatMap(({ rows }) =>
    rows.flatMap(({ title, parts }) => {
      const texts = parts.map(({ text }) => plain(text)).filter((text) => text.length > 2);
      return texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `${title} says twice: ${text}`);
    }),
  );

/** The reason of an answer goes as far as the answer. */
function reasonsWhole({ rows, all }: Read): string[] {
  return rows('look-fors').flatMap(({ id, title, parts }) => {
    const item = all.find((at) => `line-${at.item.id}` === id)?.item;
    const reason = parts.find(({ label }) => label === 'Reason')?.text;
    if (item === undefined || reason === undefined || / writes /.test(title)) return [];
    const last = reasonsIn(item.solution).at(-1) ?? '';
    return reason.includes(last) ? [] : [`${title}, because: ${reason}`];
  });
}

/** What is enough and what can wait are together what the lesson has, and the hardest part never waits. */
function timeDivided({ request, rows, set }: Read): string[] {
  const isDrawn = rows('exit-ticket').some(({ id }) => id === 'ticket-written');
  const lesson = [...ownOf(request, set), ...(set.claim ? [set.claim] : [])].map(numberOf);
  const need = rows('needs').find(({ id }) => id === 'time');
  const told = partsOf(need ? [need] : [], 'Enough').concat(
    partsOf(rows('needs'), 'Adapt').filter((text) => /more time/i.test(text)),
  );
  return told.flatMap((text) => {
    const named = numbersNamed(text);
    const stays = isDrawn ? /Drawn or written/.test(text) : set.hard && named.includes(numberOf(set.hard));
    const isAll = /with more minutes/.test(text) || lesson.every((each) => named.includes(each));
    return stays && isAll && new Set(named).size === named.length ? [] : [`more time: ${text}`];
  });
}

/** Stories, models and data are spoken of where the problems have them. */
function kindsSaid({ rows, set }: Read): string[] {
  const own = [...set.core, ...set.tickets];
  const said = JSON.stringify([rows('phases'), rows('exit-ticket'), rows('needs')]);
  const isTold = tellStories(own);
  const withStory = ['which part of the story', 'then the story', 'Two models', 'the same model', 'Tell me the story'];
  const withData = ['mark or value', 'What in the data', 'sentence that the data support', 'The data show'];
  return [
    ...(isTold || tellStories(set.core) ? [] : withStory.slice(0, 2)),
    ...(isTold ? [] : withStory.slice(2)),
    ...(own.every(showData) ? [] : withData),
  ]
    .filter((words) => said.toLowerCase().includes(words.toLowerCase()))
    .map((words) => `“${words}” without any`);
}

/** Of two answers the wrong one is every idea's that gives it. */
function claimsWhole({ set: { claim } }: Read): string[] {
  const { problem, skill, row } = claim ?? {};
  const shown = row?.parts.find(({ label }) => /^Student [AB] shows$/.test(label))?.text ?? '';
  if (problem === undefined || skill === undefined || row === undefined) return [];
  const all = showing(skill, problem);
  const own = all.find(({ id }) => id === row.idea);
  return all.flatMap(({ id, answer }) => {
    const name = findMisconception(id)?.name ?? '';
    return own && isSameAnswer(problem, own.answer, answer) && !shown.includes(name)
      ? [`${claim?.name} does not name: ${name}`]
      : [];
  });
}

/** What students are asked to solve fits into its minutes, and every part of the sum is said. */
function minutesFit({ request, rows, set }: Read): string[] {
  const times = timesOf(request.minutes, request.model);
  const isShown = times.some(({ id }) => id === 'show');
  const work = times.find(({ id }) => id === 'work')?.minutes ?? request.minutes;
  const own = set.core.length - (isShown && set.core.length > 1 ? 1 : 0);
  const each = perProblem(gradeOfStandard(request.standard), false);
  const sum = rows('timing')[0]?.text ?? '';
  const [left = '', right = ''] = plain(sum).split(' = ');
  const added = left.split(' + ').reduce((total, part) => total + Number(part), 0);
  const phases = rows('phases').reduce((total, { minutes = 0 }) => total + minutes, 0);
  return [
    ...(own > 2 && own * each > work ? [`${own} problems in ${work} minutes`] : []),
    ...(isShown && own === 2 && 2 * each > work ? [`two problems in ${work} minutes`] : []),
    ...(added === phases && Number.parseInt(right, 10) === phases && phases === request.minutes ? [] : [sum]),
  ];
}

const NAMED_PICTURE = /\b(?:in|with|at|on) the picture\b/;
/** A picture that is spoken of as one that is there stands beside the problem. */
const picturesThere = ({ rows, all }: Read): string[] =>
  [...rows('misconceptions'), ...rows('look-fors')].flatMap(({ title, item, parts }) => {
    const known = all.find((at) => at.item.id === item?.id)?.item;
    if (known === undefined || known.picture !== undefined) return [];
    return parts.filter(({ text }) => NAMED_PICTURE.test(text)).map(({ text }) => `${title} has no picture: ${text}`);
  });

/** Where one points in the work phase, there is something. */
function pointsSomewhere({ rows, set, request }: Read): string[] {
  const isShown = timesOf(request.minutes, request.model).some(({ id }) => id === 'show');
  const own = isShown && set.core.length > 1 ? set.core.slice(1) : set.core;
  return partsOf(rows('phases'), 'Probe').filter(
    (text) => /^Show me (?:in|on) the /.test(text) && own.some(({ item }) => item.picture === undefined),
  );
}

/** The objective promises nothing that no problem asks. */
function objective({ rows, set }: Read): string[] {
  const text = rows('goal').find(({ id }) => id === 'objective')?.text ?? '';
  return promisesMore(text, askedOf(set)) ? [`promises more: ${text}`] : [];
}

/** A point is put somewhere, an option is chosen, and nobody takes nothing for a part that he sees. */
function doneSaid({ rows, all, set }: Read): string[] {
  const placed = all.filter(({ item }) => /\bPut a point\b/.test(item.prompt));
  const writes = rows('look-fors').filter(
    ({ item, parts }) => placed.some((at) => at.item.id === item?.id) && parts.some(({ label }) => label === 'Writes'),
  );
  const claim = set.claim && placed.includes(set.claim) && /answers/.test(set.claim.row.student?.[0]?.text ?? '');
  return [
    ...writes.map(({ title }) => `${title}: nothing is written`),
    ...(claim ? ['a point is no answer'] : []),
    ...partsOf(rows('look-fors'), 'Move').filter((text) => /who has `0\/\d+`/.test(text)),
  ];
}

/** The faults of what a plan says, by the kind of fault. */
export function faultsSaid(
  request: PlanRequest,
  blocks: readonly PlanBlock[],
  title = '',
): Readonly<Record<string, string[]>> {
  const set = setOf(blocks);
  const read: Read = {
    request,
    rows: (kind) => blocks.filter((block) => block.kind === kind).flatMap((block) => block.rows),
    set,
    all: [...set.core, ...(set.claim ? [set.claim] : []), ...set.later, ...set.cards, ...set.tickets],
  };
  return {
    'a task is named that is not there': namesOfTasks(read),
    'a line shows nothing wrong': linesShown(read),
    'said twice': doubled(blocks),
    'a reason stops halfway': reasonsWhole(read),
    'time is divided wrongly': timeDivided(read),
    'a story, a model or data are missing': kindsSaid(read),
    'an idea is left out': claimsWhole(read),
    'minutes do not fit': minutesFit(read),
    'a picture is missing': picturesThere(read),
    'nothing to point at': pointsSomewhere(read),
    'the objective goes too far': objective(read),
    'done otherwise': doneSaid(read),
    ...faultsAgain(read, title),
    ...faultsUnbound(read),
    ...faultsOfThings(read),
  };
}
