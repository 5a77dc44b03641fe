import type { PlanPrompt, PlanRow } from '@lemma/school/plan';
import { writtenTaskLines } from '../standards/written-task-lines.ts';
import { taughtAs } from './lesson-cases.ts';
import { row, sentence } from './row.ts';

/** A task that students draw or write, with what a right answer shows. */
export type WrittenTask = {
  readonly text: string;
  readonly shows: string;
  /** What has to be understood in it, where that differs from the hardest case of the problems. */
  readonly point: string | undefined;
};
export type WrittenTasks = {
  readonly lesson: readonly WrittenTask[];
  /** Practice after the lesson. */
  readonly later: readonly WrittenTask[];
  readonly ticket: WrittenTask | undefined;
};

const tasksByCode = Map.groupBy(
  writtenTaskLines.map((line) => {
    const [code = '', first = '', ...rest] = line.split('|');
    const isPlace = first === 'later' || first === 'ticket';
    const [text = '', shows = '', point] = isPlace ? rest : [first, ...rest];
    return { code, place: isPlace ? first : 'lesson', task: { text, shows, point } };
  }),
  ({ code }) => code,
);

/**
 * The written tasks of exactly this standard, since those of a whole standard may go beyond a part of it; of a heading, those
 * of the standard that it is taught as. What the ticket asks to draw or write has been drawn or written in class.
 */
export function writtenTasksOf(code: string): WrittenTasks {
  const own = tasksByCode.get(taughtAs(code)) ?? [];
  const at = (wanted: string): WrittenTask[] => own.filter(({ place }) => place === wanted).map(({ task }) => task);
  const [ticket] = at('ticket');
  const [lesson, later] = [at('lesson'), at('later')];
  return ticket !== undefined && lesson.length === 0
    ? { lesson: later.slice(0, 1), later: later.slice(1), ticket }
    : { lesson, later, ticket };
}

/** Whether the hardest part of a lesson is what is drawn or written: the exit ticket asks such a task, and the lesson has one. */
export const isHardestDrawn = (
  { standard }: { readonly standard: { readonly code: string } },
  { written }: { readonly written: readonly PlanRow[] },
): boolean => writtenTasksOf(standard.code).ticket !== undefined && written.length > 0;

/** Words are written on lines; whoever draws or calculates needs open space. */
const roomFor = (text: string): PlanPrompt['room'] => (/^(?:Why|Explain|Is|In a)\b/.test(text) ? 'lines' : 'open');

const names = { core: 'Drawn or written', later: 'More to draw or write' } as const;

/** The rows of a set for tasks that no generator draws. They have no item: a person looks at the answer. */
export const writtenRows = (tasks: readonly WrittenTask[], use: keyof typeof names): PlanRow[] =>
  tasks.map(({ text, shows }, index) =>
    row(
      `written-${use === 'core' ? '' : 'later-'}${index + 1}`,
      tasks.length === 1 ? names[use] : `${names[use]} ${index + 1}`,
      '',
      {
        use,
        parts: [{ label: 'Right if a student', text: sentence(shows) }],
        student: [{ text, room: roomFor(text) }],
      },
    ),
  );

/** The row of an exit ticket for a task that no generator draws. */
export const ticketRow = ({ text, shows }: WrittenTask): PlanRow =>
  row('ticket-written', names.core, '', {
    use: 'ticket',
    parts: [{ label: 'Right if a student', text: sentence(shows) }],
    student: [{ text, room: 'open' }],
  });
