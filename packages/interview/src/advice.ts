import type { NextCode, StrengthCode } from '@lemma/school/interview';
import type { Score } from './diagnosis.ts';
import type { Report } from './report.ts';
import type { TurnRecord } from './turn-record.ts';

/** One strength or one next step, with the numbers of the turns that show it, from 1. */
export type Advice = { readonly code: StrengthCode | NextCode; readonly turns: readonly number[] };

const numbered = (records: readonly TurnRecord[], holds: (record: TurnRecord, at: number) => boolean): number[] =>
  records.flatMap((record, at) => (holds(record, at) ? [at + 1] : []));

/** The most turns that are quoted for one piece of advice. */
const MOST_QUOTED = 3;
/**
 * In bits: a question that finds out at least this much is sharp; one that falls short of the best question by more
 * than this is weak.
 */
const SHARP = 0.3;
/**
 * Thresholds for advice, as shares from 0 to 1; they are our own rules. `HALF`: information found, of what could be
 * found; `FEW_OPEN`: open questions; `TALK`: the teacher's share of the words.
 */
const HALF = 0.5;
const FEW_OPEN = 0.3;
const TALK = { little: 0.4, much: 0.6 } as const;
/** Telling up to this turn counts as too early. */
const EARLY_TURN = 4;

/** The most notable strength; every interview has one. */
export function strengthOf(report: Report, records: readonly TurnRecord[]): Advice {
  const turned = numbered(records, ({ doubts }, at) => doubts > (records[at - 1]?.doubts ?? 0));
  const sharp = report.turns.flatMap(({ bits }, at) => (bits >= SHARP ? [at + 1] : []));
  const why = numbered(records, ({ observations }) => observations.some(({ question }) => question.kind === 'why'));
  const open = numbered(records, ({ labelling }) => labelling.open);
  const tried = numbered(records, ({ asked }) => asked !== undefined);
  const found: readonly (readonly [boolean, Advice['code'], readonly number[]])[] = [
    [turned.length > 0, 'exposed-contradiction', turned],
    [sharp.length > 0 && report.questioning >= HALF, 'sharp-questions', sharp],
    [why.length > 0, 'asked-why', why],
    [report.openShare >= HALF && open.length > 1, 'open-questions', open],
    [records.length > 2 && report.talkShare < TALK.little, 'listened', []],
    [tried.length > 1, 'tried-new-numbers', tried],
  ];
  const [, code, turns] = found.find(([holds]) => holds) ?? [true, 'stayed' as const, []];
  return { code, turns: turns.slice(0, MOST_QUOTED) };
}

/** The one thing to try in the next interview. */
export function nextMoveOf(report: Report, records: readonly TurnRecord[], score: Score | undefined): Advice {
  const told = numbered(records, ({ labelling }) => labelling.move === 'telling');
  const repeated = report.turns.flatMap(({ repeated: again }, at) => (again ? [at + 1] : []));
  const weak = numbered(records, ({ asked }, at) => {
    const { bits = 0, bestBits = 0 } = report.turns[at] ?? {};
    return asked !== undefined && bestBits - bits > SHARP;
  });
  const asksWhy = records.some(({ observations }) => observations.some(({ question }) => question.kind === 'why'));
  const missed = score?.predictions.some(({ hit }) => !hit) ?? false;
  const found: readonly (readonly [boolean, Advice['code'], readonly number[]])[] = [
    [records.length < 2, 'ask-something', []],
    [repeated.length > 0, 'do-not-repeat', repeated],
    [told.length > 0 && (report.firstTelling ?? Number.POSITIVE_INFINITY) <= EARLY_TURN, 'wait-with-telling', told],
    [report.questioning < HALF && weak.length > 0, 'choose-separating', weak],
    [!asksWhy, 'ask-why', []],
    [report.openShare < FEW_OPEN, 'ask-open', []],
    [report.talkShare > TALK.much, 'talk-less', []],
    [missed, 'predict', []],
  ];
  const [, code, turns] = found.find(([holds]) => holds) ?? [true, 'contrast' as const, []];
  return { code, turns: turns.slice(0, MOST_QUOTED) };
}
