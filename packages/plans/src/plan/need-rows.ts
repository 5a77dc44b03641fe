import type { PlanRequest, PlanRow } from '@lemma/school/plan';
import { isYoung } from '../standards/standards.ts';
import type { PlanContext } from './context.ts';
import { kindOf, wordsOf } from './kind-words.ts';
import { afterLesson, type LessonSet, range, type SetProblem } from './lesson-set.ts';
import { row, sentence } from './row.ts';
import { termsOf } from './terms-of.ts';
import { titleOf } from './title-of.ts';

const LONG_TEXT = 120;
const names = (problems: readonly SetProblem[]): string => problems.map(({ name }) => name).join(' and ');

type Need = PlanRequest['needs'][number];

function ofNeed(need: Need, context: PlanContext, set: LessonSet): PlanRow {
  const { focus, standard } = context;
  const { core } = set;
  const words = termsOf(context, set).map(({ term }) => term);
  const long = core.filter(({ item }) => item.prompt.length > LONG_TEXT);
  const first = [...new Set([core[0], set.hard])].flatMap((each) => each ?? []);
  const rows: Record<Need, PlanRow> = {
    language: row('language', 'Learning English', '', {
      parts: [
        {
          label: 'Rehearse',
          text: `“${words[0]}” and “${words[1]}”: say it, point at it in ${range(core)} or draw it, say it again.`,
          kind: 'task',
        },
      ],
      student: [
        {
          text: isYoung(standard.code)
            ? `Tell your answers to a partner first, in any language. Then say them with one of these words: ${words.join(', ')}.`
            : `Tell your answers to a partner first, in any language. Then write. These words can help: ${words.join(', ')}.`,
          room: 'none',
        },
      ],
    }),
    reading: row('reading', 'Support with reading', 'The question is read first, then the story.', {
      parts: [
        {
          label: 'Read aloud',
          text: `${long.length > 0 ? names(long) : range(core)}, once, without saying what to do.`,
          kind: 'task',
        },
        { label: 'Say the goal', text: `“${focus.canDo}”`, kind: 'task' },
      ],
      student: [
        { text: 'Read the question at the end first and underline it. Then read from the beginning.', room: 'none' },
      ],
    }),
    time: row('time', 'More time', 'Fewer problems, the same demand.', {
      parts: [{ label: 'Enough', text: `${names(first)}: the first and the hardest.`, kind: 'task' }],
      student: [{ text: `Begin with ${names(first)}. The others can wait.`, room: 'none' }],
    }),
  };
  return rows[need];
}

/** What every sheet offers, what the chosen needs add to it, and where to go from this plan. */
export function needRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const { request, ways, standard } = context;
  const young = isYoung(standard.code);
  const words = wordsOf(ways.kind, set.core);
  const [one, two] = young ? words.framesYoung : words.frames;
  const again = sentence(titleOf(kindOf(ways.kind, set.core), 'again', young));
  const terms = termsOf(context, set)[0]?.term ?? '';
  const isLong = set.core.some(({ item }) => item.prompt.length > LONG_TEXT);
  const others = (['language', 'reading', 'time'] as const).filter(
    (need) => !request.needs.includes(need) && (need !== 'reading' || isLong),
  );
  const wordiest = set.core.reduce(
    (one, at) => (at.item.prompt.length > (one?.item.prompt.length ?? 0) ? at : one),
    set.core[0],
  );
  const layer: Record<Need, string> = {
    language: `For students who learn English: “${terms}” to rehearse before ${set.core[0]?.name ?? ''}.`,
    reading: `With support for reading: ${wordiest?.name ?? ''} has the most to read.`,
    time: `With more time: ${names([...new Set([set.core[0], set.hard])].flatMap((at) => at ?? []))} are enough.`,
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
              : `A new problem like ${set.hard?.name ?? 'those of the lesson'} with numbers of one’s own, written and solved.`,
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
        {
          label: 'Change',
          text:
            request.minutes < 60
              ? `A version of 60 minutes also has “${again}”`
              : `A version of 45 minutes leaves out “${again}”`,
          kind: 'task',
        },
      ],
    }),
  ];
}
