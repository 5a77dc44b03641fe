import { checkAnswer, createRng, findMisconception, type Problem, type Skill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import type { PlanContext } from './context.ts';
import { answerText, drawProblem, isConfirmed, seedFrom, toItem } from './items.ts';
import { row } from './row.ts';

const MOST_PROBLEMS = 14;

/** Every structural case of the focus, then one of each other skill of the standard. */
export function problemRows({ focus, skills }: PlanContext, seed: number): PlanRow[] {
  const rng = createRng(seed);
  const others = skills.filter((skill) => skill !== focus).map((skill) => ({ skill, chosen: skill.cases[0] }));
  const wanted = [...focus.cases.map((chosen) => ({ skill: focus, chosen })), ...others].slice(0, MOST_PROBLEMS);
  const said = new Set<string>();
  return wanted.flatMap(({ skill, chosen }, index) => {
    if (chosen === undefined) return [];
    const isNew = ({ prompt, math }: Problem): boolean => !said.has(`${prompt}|${math ?? ''}`);
    const problem = drawProblem(skill, index === 0 ? 1 : 2, chosen.id, seedFrom(rng), isNew);
    said.add(`${problem.prompt}|${problem.math ?? ''}`);
    const about = skill === focus ? chosen.label : `${skill.name}: ${chosen.label}`;
    return [row(`problem-${index}`, about, '', { item: toItem(skill, problem, `problem-${index}`) })];
  });
}

type Ticket = {
  readonly problem: Problem;
  readonly answers: readonly { readonly id: string; readonly answer: string }[];
};

/** The wrong answers that the misconceptions give on a problem; undefined if one of them gives the key. */
export function answersOfMisconceptions(skill: Skill, problem: Problem): Ticket['answers'] | undefined {
  const spoken = skill.misconceptions.flatMap(({ id, work }) => {
    const answer = work(problem.params)?.answer;
    return answer === undefined ? [] : [{ id, answer }];
  });
  const separating = spoken.every(({ answer }) => checkAnswer(problem.answer, answer).verdict === 'wrong');
  return separating ? spoken : undefined;
}

/**
 * The problem, from the hardest case down, on which the most of these misconceptions give an answer other than the key.
 */
function bestTicket(skill: Skill, wanted: ReadonlySet<string>, seed: number): Ticket | undefined {
  const rng = createRng(seed);
  let best: { ticket: Ticket; worth: number } | undefined;
  for (const [back, { id }] of skill.cases.toReversed().entries()) {
    for (let tries = 0; tries < 24; tries += 1) {
      const problem = drawProblem(skill, tries < 8 ? 3 : 2, id, seedFrom(rng));
      const answers = isConfirmed(skill, problem) ? answersOfMisconceptions(skill, problem) : undefined;
      if (answers === undefined) continue;
      const worth = answers.filter((each) => wanted.has(each.id)).length - back / 100;
      if (best === undefined || worth > best.worth) best = { ticket: { problem, answers }, worth };
    }
  }
  return best && best.worth > 0 ? best.ticket : undefined;
}

/** One problem, or as many as are needed (at most three) for every misconception of the skill to show. */
export function tickets(skill: Skill, seed: number): Ticket[] {
  const found: Ticket[] = [];
  const left = new Set<string>(skill.misconceptions.map(({ id }) => id));
  for (let count = 0; count < 3 && left.size > 0; count += 1) {
    const ticket = bestTicket(skill, left, seed + count);
    if (ticket === undefined) break;
    for (const { id } of ticket.answers) left.delete(id);
    found.push(ticket);
  }
  return found;
}

/**
 * What a wrong answer shows: if two misconceptions give the same answer, it shows that the student has one of them, but
 * not which.
 */
function apart(all: readonly Ticket[]): string {
  const shared = all.flatMap(({ problem, answers }) =>
    answers.filter((one) =>
      answers.some(
        (other) =>
          other.id !== one.id && checkAnswer({ ...problem.answer, key: other.answer }, one.answer).verdict === 'right',
      ),
    ),
  );
  return shared.length === 0
    ? 'each with an answer of its own other than the key'
    : 'none with the key; where two ideas give the same answer, ask how the student got it';
}

/** The hardest case, problems that distinguish the misconceptions from the key, and how to sort the answers. */
export function exitTicketRows({ focus }: PlanContext, seed: number): PlanRow[] {
  const all = tickets(focus, seed);
  const told = new Set(all.flatMap(({ answers }) => answers.map(({ id }) => id)));
  const problems = all.map(({ problem, answers }, index) =>
    row(`ticket-${index}`, focus.cases.find(({ id }) => id === problem.case)?.label ?? '', '', {
      item: toItem(focus, problem, `ticket-${index}`),
      parts: answers.slice(0, 8).map(({ id, answer }) => ({
        label: findMisconception(id)?.name ?? id,
        text: answerText(problem, answer),
        kind: 'mistake',
      })),
    }),
  );
  const keys = all.map(({ problem }) => answerText(problem, problem.answer.key)).join(', ');
  const move = findMisconception(all[0]?.answers[0]?.id ?? '')?.move ?? '';
  return [
    ...problems,
    row(
      'has-it',
      'Pile 1: has it',
      `Answers ${keys}, with a line of work that leads there. Next: the last of the tiers, in two ways.`,
    ),
    row(
      'idea',
      'Pile 2: shows an idea',
      `One of the wrong answers above: ${told.size} of ${focus.misconceptions.length} known ideas show here, ${apart(all)}. Next: the move of that idea, first ${move}`,
    ),
    row('unsure', 'Pile 3: something else', 'Another answer, or none. Next: sit down together and ask how they began.'),
  ];
}

const frames = [
  'The ___ tells me ___, so ___.',
  'I expected about ___, because ___.',
  '___ cannot be right, because ___.',
] as const;

export function needRows({ request, lore, focus }: PlanContext): PlanRow[] {
  const words = lore.terms.map(({ term }) => term).join(', ');
  const all = {
    language: row('language', 'Language', `Word bank on the board: ${words}.`, {
      parts: [{ label: 'Sentence starters', text: frames.join(' / ') }],
    }),
    reading: row(
      'reading',
      'Reading',
      `Read each problem aloud once. Cover the question first and ask what is known; then “${focus.canDo}”`,
    ),
    time: row(
      'time',
      'Time',
      `One problem of each case is enough: ${focus.cases.map(({ label }) => label).join('; ')}.`,
    ),
  };
  return request.needs.map((need) => all[need]);
}
