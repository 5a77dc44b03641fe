import { type ChatPart, LONGEST_PROPOSAL, MOST_PROPOSALS } from '@lemma/school/assistant';
import type { Classroom } from '@lemma/school/class';
import type { Caller } from '../../platform/caller.ts';
import { answerClass, type ClassWish } from './answer-class.ts';
import { check, explain, items, solve } from './answer-mathematics.ts';
import { answerPlan } from './answer-plan.ts';
import { classesOf, classFor, readClass } from './class-data.ts';
import type { Wish } from './wish.ts';

const say = (text: string): ChatPart => ({ kind: 'text', text, claim: 'idea' });

/** What it says of itself, word for word things that it understands. */
const EXAMPLES = [
  'Plan a lesson on 5.NF.A.1 in 45 minutes',
  'Make 5 problems on two-step equations',
  'Why would a student say 1/2 + 1/3 = 2/5?',
  'Solve 2(x - 3) = 10',
  'Is 3/4 + 1/6 = 11/12 right?',
  'Who hasn’t turned in their work?',
  'Which idea is most common?',
  'Who needs help?',
  'What should I teach next?',
];
const ABILITIES =
  'I plan lessons, explain misconceptions, make problems with keys, solve and check step by step, and answer questions about your classes from their work. I understand these requests by their words; I don’t chat about other things.';

const help = (): ChatPart[] => [say(ABILITIES), { kind: 'try', says: EXAMPLES }];
const unknown = (): ChatPart[] => [
  say('I did not understand that as something that I can do, so I won’t guess.'),
  say(ABILITIES),
  { kind: 'try', says: EXAMPLES.slice(0, 6) },
];

const CLASS_KINDS = ['missing', 'common', 'struggling', 'next', 'due', 'summary', 'results', 'student'] as const;
const isClassWish = (wish: Wish): wish is ClassWish => CLASS_KINDS.some((kind) => kind === wish.kind);

export type Asked = {
  readonly text: string;
  readonly classId: string | undefined;
  readonly seed: number;
  readonly turnId: string;
  readonly caller: Caller;
};

async function fromClass(wish: ClassWish, { text, classId, caller }: Asked): Promise<ChatPart[] | undefined> {
  const classes = await classesOf(caller);
  if (classes.length === 0)
    return [say('You have no class yet. Make one under Students, then I can answer from its work.')];
  const classroom: Classroom | undefined = classFor(text, classes, classId);
  if (classroom === undefined)
    return [
      say('Which class do you mean?'),
      {
        kind: 'try',
        says: classes
          .slice(0, MOST_PROPOSALS)
          .map(({ name }) => `${text.replace(/[?.!\s]+$/, '')} in ${name}?`.slice(0, LONGEST_PROPOSAL)),
      },
    ];
  return answerClass(wish, text, await readClass(classroom), caller.now);
}

/** The parts of an answer. Everything that it says of a class comes from the class's summaries, everything of mathematics is computed. */
export async function answer(
  wish: Wish,
  asked: Asked,
  emit: (part: ChatPart) => void,
): Promise<ChatPart[] | undefined> {
  if (wish.kind === 'plan') return answerPlan(wish, asked, emit);
  const parts = isClassWish(wish) ? await fromClass(wish, asked) : plainAnswer(wish, asked.seed);
  for (const part of parts ?? []) emit(part);
  return parts;
}

function plainAnswer(wish: Exclude<Wish, ClassWish | { kind: 'plan' }>, seed: number): ChatPart[] | undefined {
  switch (wish.kind) {
    case 'help':
      return help();
    case 'solve':
      return solve(wish);
    case 'check':
      return check(wish);
    case 'explain':
      return explain(wish);
    case 'items':
      return items(wish, seed);
    case 'unknown':
      return undefined;
  }
}

export { unknown as notUnderstood };
