import type { PlanPart, PlanRequest, PlanRow } from '@lemma/school/plan';
import type { Term } from '../lore/lore.ts';
import { isYoung } from '../standards/standards.ts';
import type { PlanContext } from './context.ts';
import { kindIn, kindWords } from './kind-words.ts';
import { afterLesson, type LessonSet, listed, ownOf, range, type SetProblem } from './lesson-set.ts';
import { row } from './row.ts';
import { placeOf, termsOf } from './terms-of.ts';
import { titleOf } from './title-of.ts';
import { isClaimDiscussed } from './work-time.ts';
import { isHardestDrawn } from './written-tasks.ts';

const LONG_TEXT = 120;
const isNextTo = (one: SetProblem, other: SetProblem | undefined): boolean =>
  Number(one.name.replace(/\D/g, '')) + 1 === Number(other?.name.replace(/\D/g, ''));
/** “Problems 2 to 4” where they follow each other, else each by its name. */
const called = (all: readonly SetProblem[]): string[] =>
  all.length > 1 && all.slice(0, -1).every((at, index) => isNextTo(at, all[index + 1]))
    ? [range(all)]
    : all.map(({ name }) => name);
const names = (problems: readonly SetProblem[]): string => listed(problems.map(({ name }) => name));

type Need = PlanRequest['needs'][number];

/**
 * What is enough for those who need more time, and what can wait: all else that students solve; empty where nothing is left.
 * What is drawn or written belongs to this very standard, and the talk stands on the two answers, so they never wait.
 */
function enoughOf(context: PlanContext, set: LessonSet): { readonly names: string; readonly wait: string } {
  const isDrawn = isHardestDrawn(context, set);
  const own = ownOf(context.request, set);
  const discussed = isClaimDiscussed(context, set) ? set.claim : undefined;
  const first = [...new Set([isDrawn ? set.hard : own[0], set.hard, discussed])].flatMap((at) => at ?? []);
  const left = [...own, ...(set.claim ? [set.claim] : [])].filter((at) => !first.includes(at));
  const drawn = set.written.map(({ title }) => `“${title}”`);
  return {
    names: listed([...first.map(({ name }) => name), ...drawn]),
    wait: listed(called(left)),
  };
}

/** Two sentences or more, of which the last one asks. */
const ASKS_LAST = /[.!] [^.!?]+\?$/;

const MOST_REHEARSED = 2;

/** The words to say before the work, each with the problem in which it stands. */
function rehearsed(terms: readonly Term[], set: LessonSet): PlanPart[] {
  const said = terms.flatMap((term) => {
    const at = placeOf(term, set);
    return at === undefined ? [] : [`Say “${term.term}” aloud, and then a sentence with it about ${at.name}.`];
  });
  return said.slice(0, MOST_REHEARSED).map((text) => ({ label: 'Rehearse', text, kind: 'task' }));
}

function saidWith(words: readonly string[], young: boolean): string {
  const own = young ? 'Then show them with a drawing.' : 'Then write.';
  return words.length === 0 ? own : `${own} These words can help: ${words.join(', ')}.`;
}

function ofNeed(need: Need, context: PlanContext, set: LessonSet): PlanRow {
  const { standard } = context;
  const { core } = set;
  const terms = termsOf(context, set);
  const words = terms.filter((each) => placeOf(each, set) !== undefined).map(({ term }) => term);
  const long = core.filter(({ item }) => item.prompt.length > LONG_TEXT);
  const enough = enoughOf(context, set);
  const young = isYoung(standard.code);
  const asksLast = core.every(({ item }) => ASKS_LAST.test(item.prompt));
  const rows: Record<Need, PlanRow> = {
    language: row('language', 'Learning English', '', {
      parts: rehearsed(terms, set),
      student: [
        { text: `Tell your answers to a partner first, in any language. ${saidWith(words, young)}`, room: 'none' },
      ],
    }),
    reading: row('reading', 'Support with reading', asksLast ? 'The question is read first, then the rest.' : '', {
      parts: [
        {
          label: 'Read aloud',
          text: `${long.length > 0 ? names(long) : range(core)}, once, without saying what to do.`,
          kind: 'task',
        },
      ],
      student: [
        {
          text: asksLast
            ? 'Read the question at the end first and underline it. Then read from the beginning.'
            : 'Say in your own words what is asked, before you begin.',
          room: 'none',
        },
      ],
    }),
    time: row('time', 'More time', enough.wait === '' ? '' : 'Fewer problems, the same demand.', {
      parts: [
        {
          label: 'Enough',
          text:
            enough.wait === ''
              ? `${enough.names}, with more minutes for each.`
              : `${enough.names}. ${enough.wait} can wait.`,
          kind: 'task',
        },
      ],
      student:
        enough.wait === '' ? [] : [{ text: `Begin with ${enough.names}. ${enough.wait} can wait.`, room: 'none' }],
    }),
  };
  return rows[need];
}

/** What every sheet offers, what the chosen needs add to it, and where to go from this plan. */
export function needRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const { request, standard } = context;
  const young = isYoung(standard.code);
  const kind = kindIn(context, set);
  const words = kindWords[kind];
  const [one, two] = young ? words.framesYoung : words.frames;
  const term = termsOf(context, set).find((each) => placeOf(each, set) !== undefined);
  const isLong = set.core.some(({ item }) => item.prompt.length > LONG_TEXT);
  const enough = enoughOf(context, set);
  const isOpen: Record<Need, boolean> = { language: term !== undefined, reading: isLong, time: enough.wait !== '' };
  const others = (['language', 'reading', 'time'] as const).filter(
    (need) => !request.needs.includes(need) && isOpen[need],
  );
  const layer: Record<Need, string> = {
    language: `For students who learn English: “${term?.term ?? ''}” to rehearse before ${(term && placeOf(term, set)?.name) ?? ''}.`,
    reading: 'With support for reading: each problem read aloud, sentence by sentence, before anybody writes.',
    time: `For students who need more time: ${enough.wait} can wait, ${enough.names} cannot.`,
  };
  return [
    row('access', 'On the sheet of the lesson', '', {
      parts: young
        ? [
            {
              label: 'Read aloud',
              text: 'Every sentence of the sheets, twice. Students may answer with things, a drawing or a sentence.',
              kind: 'task',
            },
          ]
        : [{ label: 'Choice', text: 'Reasons may be given in a drawing, in symbols or in words.', kind: 'task' }],
      student: [{ text: `${one} / ${two}`, room: 'none' }],
    }),
    ...request.needs.map((need) => ofNeed(need, context, set)),
    row('next', 'Go on from here', '', {
      parts: [
        {
          label: 'Assign',
          text:
            afterLesson(set) !== ''
              ? `More practice: ${afterLesson(set)}, on another day.`
              : `A new problem like ${set.hard?.name ?? 'those of the lesson'}, made up and solved.`,
          kind: 'task',
        },
        ...(others[0] === undefined
          ? []
          : [
              {
                label: 'Adapt',
                text: layer[others[0]],
                kind: 'task' as const,
              },
            ]),
        ...(request.minutes < 60
          ? []
          : [
              {
                label: 'Change',
                text: `With 45 minutes, leave out “${titleOf(kind, 'again', young)}”.`,
                kind: 'task' as const,
              },
            ]),
      ],
    }),
  ];
}
