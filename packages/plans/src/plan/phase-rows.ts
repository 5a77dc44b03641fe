import type { PlanPrompt, PlanRow } from '@lemma/school/plan';
import { isYoung } from '../standards/standards.ts';
import { pictureOf } from '../story/picture-of.ts';
import { activities } from './activities.ts';
import type { Told } from './activity.ts';
import type { PlanContext } from './context.ts';
import { kindWords } from './kind-words.ts';
import { type LessonSet, range, type SetProblem, solutionOf, spoken } from './lesson-set.ts';
import { phaseTitles } from './phase-titles.ts';
import { capital, row } from './row.ts';
import { type PhaseId, timesOf } from './times-of.ts';

function toldOf({ ways, lore, focus }: PlanContext, { core, claim, cards }: LessonSet): Told {
  const [one, two] = lore.terms;
  const first = core[0];
  return {
    ways,
    bigIdea: lore.bigIdea,
    canDo: focus.canDo,
    terms: [one?.term ?? '', two?.term ?? ''],
    anchor: first ? spoken(first) : '',
    first: first?.name ?? '',
    isNumber: first !== undefined && /^-?[\d.,/ ]+%?$/.test(first.item.key),
    core: range(core),
    claim: claim?.name,
    cards: cards.length > 1 ? `the ${cards.length} cards` : undefined,
  };
}

/** The written lines of a problem's solution, as the last way should arrive at them. */
const worked = (at: SetProblem): string =>
  solutionOf(at)
    .map(({ line }) => line)
    .filter((line, index, all) => line !== '' && line !== all[index - 1])
    .map((line) => `\`${line}\``)
    .join('. ');

/** What the student sheet says before the problems and after them. */
function sheetOf(id: PhaseId, { ways, standard }: PlanContext): PlanPrompt[] {
  const writes = !isYoung(standard.code);
  if (id === 'launch')
    return [
      { text: ways.hook, room: 'none' },
      { text: writes ? 'What do you think? Write or draw it.' : 'Draw what you think.', room: 'open' },
    ];
  if (id !== 'close') return [];
  const { reflect, reflectYoung } = kindWords[ways.kind];
  return writes ? reflect.map((text) => ({ text, room: 'lines' })) : [{ text: reflectYoung, room: 'open' }];
}

const ticketLines = ({ tickets }: LessonSet) => [
  {
    label: 'Alone',
    text: `${tickets.length === 1 ? 'One problem' : `${tickets.length} problems`}, without help.`,
    kind: 'task' as const,
  },
  ...(tickets[0]
    ? [{ label: 'Case', text: `${tickets[0].row.title}: the hardest of this standard.`, kind: 'task' as const }]
    : []),
];

/** The lesson minute by minute; the minutes add up to the length that was asked for. */
export function phaseRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const { request, ways } = context;
  const told = toldOf(context, set);
  const anchor = set.core[0];
  const picture = anchor?.problem && pictureOf(anchor.problem);
  const times = timesOf(request.minutes, request.model);
  const drawnIn = times.find(({ id }) => id === 'show' || id === 'work' || id === 'discuss')?.id;
  return times.map(({ id, minutes }): PlanRow => {
    const title = phaseTitles[ways.kind][id];
    if (id === 'ticket')
      return row(`phase-${id}`, title, kindWords[ways.kind].sort, {
        minutes,
        parts: ticketLines(set),
      });
    const { purpose, lines } = activities[ways.kind][id](told);
    const warmUp =
      id === 'launch'
        ? set.warmUps.map((one) => ({
            label: one.name,
            text: `${one.item.math === undefined ? 'Alone' : `\`${one.item.math}\`, alone`}, then compare with a partner.`,
          }))
        : [];
    const solution =
      id === 'discuss' && anchor
        ? [{ label: `${anchor.name}, in symbols`, text: worked(anchor), kind: 'fact' as const }]
        : [];
    const parts = [...warmUp, ...lines.map(([label, text]) => ({ label, text: capital(text) }))].map((part) => ({
      ...part,
      kind: 'task' as const,
    }));
    const student = sheetOf(id, context);
    return row(`phase-${id}`, title, purpose, {
      minutes,
      parts: [...parts, ...solution].filter(({ text }) => text !== '').slice(0, 8),
      ...(id === drawnIn && picture && { picture }),
      ...(student.length > 0 && { student }),
    });
  });
}
