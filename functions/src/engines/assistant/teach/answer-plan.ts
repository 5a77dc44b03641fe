import { findSkill, skills } from '@lemma/math';
import { findStandard, makePlan } from '@lemma/plans';
import { stemsOfTopic } from '@lemma/plans/topics';
import type { ChatPart } from '@lemma/school/assistant';
import type { Plan, PlanItem, PlanRequest } from '@lemma/school/plan';
import type { School } from '../class/class-data.ts';
import type { Explained } from '../judge/explain.ts';
import { names } from '../ledger/names.ts';
import { lower, say, suggest } from '../say/parts.ts';
import { drawSlot, partsOfSheet } from '../sheet/draw-slot.ts';
import { slotsOf } from '../sheet/slots.ts';
import { askWhich } from '../topic/ask-which.ts';
import { readTopic, type Topic } from '../topic/topic.ts';
import type { Wish, WishOf } from '../wish/wish.ts';

type PlanWish = WishOf<'plan'>;
export type PlanAsk = {
  readonly school: School;
  readonly planId: string;
  readonly classId: string | undefined;
  readonly seed: number;
};

const [SHORTEST, LONGEST] = [15, 90];
const rowsOf = (plan: Plan, kind: string) => plan.blocks.find((block) => block.kind === kind)?.rows ?? [];

/** The parts of a plan that a teacher reads first, with a link to the whole plan. */
function planParts(plan: Plan, wish: PlanWish, focus: string | undefined): ChatPart[] {
  const [goal] = rowsOf(plan, 'goal');
  const shown = rowsOf(plan, 'misconceptions').map(({ title, seen }) => ({
    text: title,
    ...(seen && { note: `${seen.students} of your students show it` }),
  }));
  const phases = rowsOf(plan, 'phases').map(({ title, minutes: length }) => ({
    text: title,
    ...(length !== undefined && { note: `${length} min` }),
  }));
  const problems = rowsOf(plan, 'problems').flatMap(({ item }) => item ?? []);
  const all = rowsOf(plan, 'exit-ticket').flatMap(({ item }) => item ?? []);
  // Of several the one on what was asked for is shown.
  const tickets = all.toSorted((one, other) => Number(other.skill === focus) - Number(one.skill === focus));
  return [
    ...(goal ? [say(`Goal: ${goal.text || goal.title}`)] : []),
    ...(phases.length > 0 ? [say('The lesson:'), { kind: 'list' as const, rows: phases }] : []),
    ...(shown.length > 0 ? [say('What students may think:'), { kind: 'list' as const, rows: shown }] : []),
    ...(wish.substitute
      ? [
          say(
            'For the substitute: no new math has to be taught. Hand out the sheet, let students work in pairs, read the worked example aloud, and check with the key below. Early finishers make up a problem of the same kind. Leave the sheets on the desk.',
          ),
        ]
      : []),
    ...(problems.length > 0
      ? [
          say(wish.substitute ? 'The sheet, with its key:' : 'The first problems:'),
          ...problems.slice(0, wish.substitute ? 6 : 2).map((item): ChatPart => ({ kind: 'item', item })),
        ]
      : []),
    ...(tickets[0] ? [say('Exit ticket:'), { kind: 'item' as const, item: tickets[0] }] : []),
    say(
      `${problems.length} problems and an exit ticket stand in it. ${plan.check.right} of ${plan.check.checked} answers and calculations hold; sentences in words are for you to read.`,
    ),
    ...onFocus([problems, tickets], focus),
    { kind: 'links', links: [{ label: `Open “${plan.title}”`, target: { page: 'plan', planId: plan.id } }] },
    suggest('Make it 30 minutes', 'Exit ticket on that, 3 questions'),
  ];
}

/** How much of a lesson is on the skill that was asked for, where it is not all of it. */
function onFocus(
  [problems = [], tickets = []]: readonly (readonly PlanItem[])[],
  focus: string | undefined,
): ChatPart[] {
  const isOn = ({ skill }: PlanItem): boolean => skill === focus;
  const own = findSkill(focus ?? '');
  if (own === undefined || (problems.every(isOn) && tickets.every(isOn))) return [];
  const ticket = tickets.every(isOn)
    ? ''
    : tickets.some(isOn)
      ? ' Of the exit ticket one problem is.'
      : ' The exit ticket is not.';
  return [
    say(
      `The lesson is on the whole standard: ${problems.filter(isOn).length} of its ${problems.length} problems are on “${lower(own.name)}”.${ticket}`,
    ),
  ];
}

/**
 * A remark if the plan is shorter or longer than the teacher asked, since plans have a shortest and a longest length.
 */
const notes = (wish: PlanWish, minutes: number): ChatPart[] =>
  wish.minutes === minutes ? [] : [say(`Plans are ${SHORTEST} to ${LONGEST} minutes long, so this one is ${minutes}.`)];

/** A single skill is not enough for several days: with it go those of its domain and grade. */
function wider(topic: Topic, days: number): Topic {
  const [first] = topic.skills;
  if (first === undefined || topic.skills.length >= days - 1 || days < 3) return topic;
  const more = skills.filter(({ domain, grade }) => domain === first.domain && grade === first.grade);
  return { ...topic, skills: [...new Set([...topic.skills, ...more])].slice(0, days - 1) };
}

/** A plan over several days: the skills or their cases are spread over the days, and the last day is for checking. */
function sequence(topic: Topic, days: number, seed: number): ChatPart[] {
  const steps =
    topic.skills.length >= days - 1
      ? topic.skills.map((skill) => ({ skill, cases: skill.cases }))
      : topic.skills.flatMap((skill) => skill.cases.map((each) => ({ skill, cases: [each] })));
  const size = Math.max(1, Math.ceil(steps.length / Math.max(1, days - 1)));
  return Array.from({ length: days }, (_, day): ChatPart[] => {
    const isLast = day === days - 1 && days > 2;
    const own = isLast ? steps : steps.slice(day * size, day * size + size);
    const [first] = own.length > 0 ? own : steps;
    if (first === undefined) return [];
    const chosen = [...new Set((own.length > 0 ? own : [first]).map(({ skill }) => skill))];
    const labels = [
      ...new Set((own.length > 0 ? own : [first]).flatMap(({ cases }) => cases.map(({ label }) => label))),
    ]
      .slice(0, 4)
      .join('; ');
    const slots = slotsOf(
      {
        kind: 'sheet',
        use: 'practice',
        topic: chosen[0]?.name ?? '',
        count: isLast ? 4 : 2,
        form: 'open',
        keyApart: false,
        level: day === 0 ? 1 : 2,
      },
      { ...topic, skills: chosen },
      seed + day,
    );
    const head = isLast
      ? `Day ${day + 1}: put it together and check`
      : `Day ${day + 1}: ${chosen.map(({ name }) => name).join('; ')}`;
    const goal = isLast ? 'Goal: use all of it without help.' : `Goal: ${chosen[0]?.canDo ?? ''} Work on: ${labels}.`;
    const run = isLast
      ? 'Run: 10 minutes of mixed review, then the problems below alone, then go through the key.'
      : 'Run: open with the first problem (5 min), worked example together (10), pairs on the second and more like it (15), share two ways (10), one problem as a check (5).';
    return [
      say(`${head}\n${goal}\n${run}`),
      ...partsOfSheet(
        slots.flatMap((slot, at) => drawSlot(slot, at) ?? []),
        false,
      ),
    ];
  }).flat();
}

type PlanMemo = { readonly wish: Wish; readonly standard: string; readonly skill?: string };
/** A plan to create, or an answer where none is created. */
export type PlanReading =
  | { readonly kind: 'answer'; readonly answer: Explained }
  | {
      readonly kind: 'request';
      readonly request: PlanRequest;
      readonly lead: string;
      readonly memo: PlanMemo;
    };

/** Reads what plan a wish asks for; creates nothing. */
export function readPlan(wish: PlanWish, { classId, seed }: Pick<PlanAsk, 'classId' | 'seed'>): PlanReading {
  const reading = readTopic(wish.topic);
  const topic = reading.kind === 'found' ? reading.topic : undefined;
  const standard = topic?.standard === undefined ? undefined : findStandard(topic.standard);
  const minutes = Math.max(SHORTEST, Math.min(LONGEST, wish.minutes));
  if (topic === undefined || standard === undefined)
    return {
      kind: 'answer',
      answer: {
        parts: askWhich(
          'the lesson',
          reading.kind === 'unsure' ? reading.near : [],
          (what) => `Plan a ${minutes}-minute lesson on ${what}`,
        ),
      },
    };
  const memo: PlanMemo = {
    wish,
    standard: standard.code,
    ...(topic.skills[0] && { skill: topic.skills[0].code }),
  };
  const lead = `${standard.code}: ${standard.text}.`;
  if (topic.skills.length === 0)
    return {
      kind: 'answer',
      answer: {
        parts: [say(`${lead} There are no problems for this standard yet, so I can’t make and check a plan for it.`)],
        memo,
      },
    };
  if (wish.days !== undefined && wish.days > 1)
    return {
      kind: 'answer',
      answer: {
        parts: [
          say(`${wish.days} days on ${lead}`),
          ...sequence(wider(topic, wish.days), Math.min(5, wish.days), seed),
          suggest(`Plan a lesson on ${standard.code}`),
        ],
        memo,
      },
    };
  const first = topic.focus ?? topic.skills[0];
  const isOne =
    topic.focus !== undefined || topic.skills.length === 1 || !/[k1-8]\.[a-z]{1,3}\.[a-z]/i.test(wish.topic);
  const request: PlanRequest = {
    ...{ standard: standard.code, minutes, model: 'explore' as const },
    needs: [],
    ...(isOne && first && { focus: first.code }),
    ...(classId !== undefined && { classId }),
  };
  return { kind: 'request', request, lead, memo };
}

/** Creates a plan in the teacher's library. Its id is that of the turn, so that a repeated request creates only one. */
export async function answerPlan(wish: PlanWish, ask: PlanAsk): Promise<Explained> {
  const reading = readPlan(wish, ask);
  if (reading.kind === 'answer') return reading.answer;
  const { request, lead, memo } = reading;
  const plan = await ask.school.plan(ask.planId, request);
  return {
    parts: [
      say(`A ${request.minutes}-minute lesson on ${lead}`),
      ...notes(wish, request.minutes),
      ...planParts(plan, wish, request.focus),
    ],
    memo,
  };
}

/** A lesson of which less than this is on a skill is one on something else. */
const LEAST_ON_SKILL = 0.5;
/** The standard whose lesson is the nearest to a skill and yet on something else: its words don't say the skill, and most of its problems are others. */
export function lessonBeside(
  wish: PlanWish,
  seed: number,
): { readonly code: string; readonly text: string; readonly skill: string } | undefined {
  const reading = readPlan(wish, { classId: undefined, seed });
  if (reading.kind === 'answer' || reading.request.focus === undefined) return undefined;
  const { request } = reading;
  const [skill, standard] = [findSkill(request.focus ?? ''), findStandard(request.standard)];
  if (skill === undefined || standard === undefined) return undefined;
  const said = new Set(stemsOfTopic(standard.text));
  const isSaid = (stem: string): boolean => said.has(stem) || names().isGeneral(stem) || /^\d/.test(stem);
  if (stemsOfTopic(skill.name).every(isSaid)) return undefined;
  const plan = makePlan(request, seed);
  const items = (plan?.blocks ?? []).flatMap(({ kind, rows }) =>
    kind === 'problems' || kind === 'exit-ticket' ? rows.flatMap(({ item }) => item ?? []) : [],
  );
  const own = items.filter((item) => item.skill === skill.code).length;
  return own < LEAST_ON_SKILL * items.length
    ? { code: standard.code, text: standard.text, skill: lower(skill.name) }
    : undefined;
}
