import type { PlanPrompt, PlanRow } from '@lemma/school/plan';
import { writtenTaskLines } from '../standards/written-task-lines.ts';
import { row } from './row.ts';

/** A task that students draw or write, with what a right answer shows. */
type WrittenTask = { readonly text: string; readonly shows: string };
export type WrittenTasks = { readonly lesson: readonly WrittenTask[]; readonly ticket: WrittenTask | undefined };

const tasksByCode = Map.groupBy(
  writtenTaskLines
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...rest] = line.split('|');
      const [text = '', shows = ''] = rest.slice(-2);
      return { code, isTicket: rest[0] === 'ticket', task: { text, shows } };
    }),
  ({ code }) => code,
);

/** The written tasks of exactly this standard: those of a whole standard may go beyond a part of it. */
export function writtenTasksOf(code: string): WrittenTasks {
  const own = tasksByCode.get(code) ?? [];
  return {
    lesson: own.filter(({ isTicket }) => !isTicket).map(({ task }) => task),
    ticket: own.find(({ isTicket }) => isTicket)?.task,
  };
}

/** Words are written on lines; whoever draws or calculates needs open space. */
const roomFor = (text: string): PlanPrompt['room'] => (/^(?:Why|Explain|Is|In a)\b/.test(text) ? 'lines' : 'open');

/** How a plan and its sheet call the written tasks. */
const writtenName = (index: number, count: number): string =>
  count === 1 ? 'Drawn or written' : `Drawn or written ${index + 1}`;

/** The rows of a set for tasks that no generator draws. They have no item: a person looks at the answer. */
export const writtenRows = ({ lesson }: WrittenTasks): PlanRow[] =>
  lesson.map(({ text, shows }, index) =>
    row(`written-${index + 1}`, writtenName(index, lesson.length), '', {
      use: 'core',
      parts: [{ label: 'Right if a student', text: `${shows}.` }],
      student: [{ text, room: roomFor(text) }],
    }),
  );

/** The row of an exit ticket for a task that no generator draws. */
export const ticketRow = ({ text, shows }: WrittenTask): PlanRow =>
  row('ticket-written', writtenName(0, 1), '', {
    use: 'ticket',
    parts: [{ label: 'Right if a student', text: `${shows}.` }],
    student: [{ text, room: 'open' }],
  });
