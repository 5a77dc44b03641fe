import { say } from '../say/parts.ts';
import { many } from '../say/wording.ts';
import type { ClassWish } from '../wish/wish.ts';
import type { ClassData } from './class-data.ts';
import { topicOfQuestion } from './class-topic.ts';

type Unseen = readonly [RegExp, string];

/** What questions about a class speak of and no answer here is cut by. */
const NOT_HERE: readonly Unseen[] = [
  [
    /\b(?:last|past|this|these|previous) (?:\w+ )?(?:weeks?|days?|months?|quarter|semester|marking period|trimester|unit)\b|\bsince (?:i|we|last|the|my|mon|tues|wednes|thurs|fri|sept|oct|nov|dec|jan|feb|mar)\w*|\b(?:yesterday|all (?:semester|year|quarter))\b/i,
    'single weeks or days: the figures are of all answers so far',
  ],
  [/\b(?:slow(?:er|ly)?|fast(?:er)?|speed|pace|how long (?:they|it) tak\w+)\b/i, 'how fast somebody works'],
  [/\b(?:cop(?:y|ying|ied)|cheat\w*|ai|chatgpt|photomath)\b/i, 'whether work is a student’s own'],
  [
    /\bhomework\b[^.?!]*\b(?:vs\.?|versus|and|than|but|or)\b[^.?!]*\b(?:quiz\w*|tests?)\b/i,
    'homework apart from quizzes',
  ],
  [/\b(?:iep|504|ell|mll|gifted|tier [123])s?\b/i, 'who has a plan or a label'],
  [
    /\b(?:behav\w+|attention|focus(?:ed)?|motivat\w+|attend\w*|absen\w+|tard\w+)\b/i,
    'behavior, attention or attendance',
  ],
  [
    /\bwhat (?:do|should|can|could) (?:i|we) (?:do|give|teach|have them do)\b[^.?!]*\b(?:group|them|each)\b|\b(?:task|activit\w+|problems?) for each\b/i,
    'what each of them should do next (ask for a lesson, an activity or problems on a topic, and I make it)',
  ],
  [/\b(?:parents?|home) (?:contact|calls?)\b|\btext(?:ed)? my\b/i, 'what was said to families'],
];

/** More children than this are a class and no group of it. */
const MOST_OF_A_GROUP = 8;
const COUNTED = /\b(\d{1,2}) (?:kids|students|children|kiddos|in (?:the|my) class)\b/i;
const ABOUT =
  /\b(?:help|need|needs|stuck|struggl\w+|weak|better|ready|groups?)\b(?: \w+){0,2}? (regroup\w*|carry\w*|borrow\w*|facts|\w+ing)\b/i;
const NO_TOPIC =
  /^(?:being|doing|going|getting|having|making|working|using|missing|reading|something|anything|nothing|tutoring|helping|failing|passing|pulling|seeing|according|during|morning|evening|sharing)$/i;

/** What a question names and its answer does not hold to: a time, a number of students, a skill that nobody has answers on. */
export function unseenIn({ text, question }: ClassWish, data: ClassData): ReturnType<typeof say>[] {
  // Who has not turned in is said of each assignment that is open, whatever the week.
  if (question === 'missing' || question === 'due') return [];
  const isGrowth =
    /^(?:student|summary)$/.test(question) &&
    /\b(?:improv|progress|grow|better|report|went (?:up|down))\w*\b/i.test(text);
  const found = NOT_HERE.flatMap(([asked, said], at) => (asked.test(text) && !(isGrowth && at === 0) ? [said] : []));
  const all = Number(COUNTED.exec(text)?.[1] ?? Number.NaN);
  const here = data.students.length;
  const isOther = all > MOST_OF_A_GROUP && all !== here;
  const skill = ABOUT.exec(text)?.[1];
  const isIdle = skill !== undefined && !NO_TOPIC.test(skill) && topicOfQuestion(text, data) === undefined;
  const [, work] =
    /\b(?:from|on|in|of) (?:the |my |our |last )?((?:[\w-]+ ){0,3}(?:quiz|test|assignment|homework|ticket))\b/i.exec(
      text,
    ) ?? [];
  const titles = Object.values(data.board).map(({ title }) => title.toLowerCase());
  const isAll =
    question === 'next' && work !== undefined && !titles.some((title) => title.includes(work.toLowerCase()));
  const lines = [
    ...(isAll ? [`I find no work called “${work}” here, so what follows is by the answers in all work.`] : []),
    ...(found.length > 0 ? [`I can’t see ${found.join('; ')}.`] : []),
    ...(isOther
      ? [`You speak of ${all} students; ${data.classroom.name} has ${many(here, 'student')} on its roster here.`]
      : []),
    ...(isIdle
      ? [`I have no answers sorted by “${skill}”, so what follows is by all of the math that was answered.`]
      : []),
  ];
  return lines.length === 0 ? [] : [say(lines.join(' '))];
}
