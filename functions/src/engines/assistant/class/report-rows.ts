import { findStandard } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { mayTell } from '@lemma/school/insight';
import { numberOf } from '../read/numbers.ts';
import { list, say } from '../say/parts.ts';
import { day, many, percent } from '../say/wording.ts';
import type { ClassData } from './class-data.ts';
import { byStandard, chosenBy, ranked } from './standings.ts';

const ASKED =
  /\breports?\b|\bplc\b|\bdata (?:team|meeting|talk)\b|\bwent (?:up|down)\b|\bto worry about\b|\bone[- ]pager?\b/i;
const WORRY =
  /\b(\d{1,2}|two|three|four|five|six) (?:students?|kids|ones)\b[^.?!]*\b(?:worry|watch|struggl\w+|concern\w*|behind)\b/i;
const USUAL = 3;
const MOST_STANDARDS = 2;

/** Students whose last week with enough answers lies clearly above or below an earlier one: their ranges are apart. */
function movedIn({ students, insight }: ClassData): {
  readonly up: string[];
  readonly down: string[];
  readonly since?: number;
} {
  const moved = students.flatMap(({ id, fullName }) => {
    const weeks = (insight.students[id]?.growth ?? [])
      .filter((point) => point.answers !== undefined && mayTell(point))
      .toSorted((one, other) => one.week - other.week);
    const [first, last] = [weeks.at(-2), weeks.at(-1)];
    return first === undefined || last === undefined ? [] : [{ fullName, first, last }];
  });
  const since = Math.min(...moved.map(({ first }) => first.week));
  return {
    up: moved.filter(({ first, last }) => last.low > first.high).map(({ fullName }) => fullName),
    down: moved.filter(({ first, last }) => last.high < first.low).map(({ fullName }) => fullName),
    ...(Number.isFinite(since) && { since }),
  };
}

/** What a report on a class has beside its summary: standards, students who changed, and who stands lowest. */
export function reportRows(text: string, data: ClassData, now: number): ChatPart[] {
  if (!ASKED.test(text)) return [];
  const { known } = byStandard(data, now);
  const said = ({ standard, share, answers }: (typeof known)[number]) => ({
    text: `${standard}: ${percent(share)}`,
    note: `${many(answers, 'answer')}. ${findStandard(standard)?.text ?? ''}`,
  });
  const { up, down, since } = movedIn(data);
  const count = numberOf((WORRY.exec(text)?.[1] ?? '').toLowerCase()) || USUAL;
  const lowest = ranked(data, chosenBy([]), now).known.slice(0, count);
  return [
    ...(known.length > 0
      ? [
          say('Weakest and strongest standards now:'),
          list([...known.slice(0, MOST_STANDARDS), ...known.slice(-MOST_STANDARDS)].map(said)),
        ]
      : [say('Too few answers to rank standards.')]),
    say(
      since === undefined
        ? 'There are not two weeks with enough answers to say who went up or down.'
        : `Students since the week of ${day(since)}: ${up.length === 0 ? 'nobody clearly up' : `up ${up.join(', ')}`}; ${down.length === 0 ? 'nobody clearly down' : `down ${down.join(', ')}`}. Whether a single standard went up or down I can’t see.`,
    ),
    ...(lowest.length > 0
      ? [
          say(`Lowest by all their answers (${lowest.length}):`),
          list(
            lowest.map(({ fullName, share, answers }) => ({
              text: fullName,
              note: `${percent(share)}, from ${many(answers, 'answer')}`,
            })),
          ),
        ]
      : []),
  ];
}
