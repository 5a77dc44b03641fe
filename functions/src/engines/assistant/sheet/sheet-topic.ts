import { findSkill, type Skill } from '@lemma/math';
import { wordsIn } from '@lemma/plans/topics';
import type { Condition } from '@lemma/school/assistant';
import { casesNearby } from '../topic/cases-in.ts';
import { readTopic, type Topic, type TopicReading, topicOf } from '../topic/topic.ts';
import type { SheetWish } from '../wish/wish.ts';
import { isNameOfTopic } from '../words/topic-index.ts';
import { drawSlot } from './draw-slot.ts';
import { meetsConditions } from './meets-conditions.ts';

const OPERATIONS = ['adding', 'subtracting', 'multiplying', 'dividing'];
/** "All four operations", which asks for as many skills. */
export const ALL_OPERATIONS = /\b(?:all )?(?:four|4) operat\w+|\b(?:all|mixed|every) operat\w+/;

/** "All four operations with integers": the skills of each of them; undefined where it is not so, or one is missing. */
function allOperations(text: string): Topic | undefined {
  if (!ALL_OPERATIONS.test(text)) return undefined;
  const about = wordsIn(text.replace(ALL_OPERATIONS, ' ')).filter((word) => isNameOfTopic(word));
  if (about.length === 0) return undefined;
  const found = OPERATIONS.map((each) => readTopic(`${each} ${about.join(' ')}`));
  const own = found.flatMap((reading) => (reading.kind === 'found' ? reading.topic.skills.slice(0, 1) : []));
  const [first] = own;
  return first === undefined || own.length < OPERATIONS.length
    ? undefined
    : { standard: first.standards[0] ?? '', skills: [...new Set(own)], name: `${about.join(' ')}, all operations` };
}

const OF_NAMES: ReadonlySet<Condition['rule']> = new Set(['picture', 'range', 'one-of']);

const SAMPLES = 40;
/** Conditions that hardly any skill can keep to unless it is meant. */
const TELLING: ReadonlySet<Condition['rule']> = new Set(['minutes', 'remainder', 'regroups', 'digits-of']);

/** Of skills that may be meant the only one with problems that keep to everything: clocks have half hours. */
function onlyOneThatKeeps(near: readonly Skill[], conditions: readonly Condition[]): Topic | undefined {
  if (!conditions.some(({ rule }) => TELLING.has(rule))) return undefined;
  const keeps = meetsConditions(conditions, false);
  const found = near.filter((skill) =>
    skill.cases.some(({ id }) =>
      Array.from({ length: SAMPLES }, (_, at) =>
        drawSlot({ skill: skill.code, case: id, level: 2, seed: at + 1, form: 'open' }, 0),
      ).some((drawn) => drawn !== undefined && keeps(drawn)),
    ),
  );
  const [first] = found;
  return first === undefined || found.length > 1
    ? undefined
    : { standard: first.standards[0] ?? '', skills: [first], name: first.name };
}

/** The topic of a set. What its words leave open may be decided by the cases that it is to be mixed from. */
export function readSheetTopic(wish: SheetWish): TopicReading {
  const decided = (wish.skills ?? []).flatMap((code) => findSkill(code) ?? []);
  if (decided.length === 0) return readOwnTopic(wish);
  return wish.isOpen ? { kind: 'unsure', near: decided } : { kind: 'found', topic: topicOf(decided, undefined) };
}

/** The topic that the part of a request names which is no condition. */
export function readOwnTopic({ topic: text, conditions = [] }: SheetWish): TopicReading {
  const all = allOperations(text);
  if (all) return { kind: 'found', topic: all };
  const reading = readTopic(text);
  const counted = conditions.filter(({ rule, count }) => rule === 'case' && count !== undefined);
  if (reading.kind === 'found') return reading;
  // "With ratio tables" or "from 0 to 20" may belong to what the topic is called.
  const shown = conditions.filter(({ rule }) => OF_NAMES.has(rule)).map(({ said }) => said);
  const whole = shown.length > 0 ? readTopic(`${text} ${shown.join(' ')}`) : reading;
  if (whole.kind === 'found') return whole;
  const only = reading.kind === 'unsure' ? onlyOneThatKeeps(reading.near, conditions) : undefined;
  if (only) return { kind: 'found', topic: only };
  if (counted.length === 0) return whole;
  const fitting = reading.near.find((skill) =>
    counted.every(({ said }) => casesNearby([skill], said).some((each) => each.skill === skill)),
  );
  return fitting === undefined
    ? reading
    : { kind: 'found', topic: { standard: fitting.standards[0] ?? '', skills: [fitting], name: fitting.name } };
}
