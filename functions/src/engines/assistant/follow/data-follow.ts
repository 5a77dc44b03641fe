import { fact, say } from '../say/parts.ts';
import type { Memo } from '../wish/wish.ts';
import { answer, type Follow, wish } from './follow.ts';

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const MEAN_ALONE =
  /\b(?:mean|average)\b[^.?!]*\b(?:goes?|to go|rises?|is|gets?) (up|down|higher|lower|bigger|smaller)\b[^.?!]*\bmedian\b[^.?!]*(?:n['’]t|\b(?:not|same|stays?))\b/;
const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
};
const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const shown = (value: number): string => `${Math.round(value * 100) / 100}`;

/** "Change one number so the mean goes up but the median doesn't": the largest one grows, or the smallest one shrinks. */
export function meanAlone(text: string, task: string, memo: Memo): Follow | undefined {
  const [found, way] = MEAN_ALONE.exec(text) ?? [];
  const values = (task.match(new RegExp(NUMBER, 'g')) ?? []).map(Number);
  if (found === undefined || values.length < 3) return undefined;
  const isUp = /up|higher|bigger/.test(way ?? '');
  const end = isUp ? Math.max(...values) : Math.min(...values);
  const at = values.indexOf(end);
  const next = values.map((each, place) => (place === at ? each + (isUp ? values.length : -values.length) : each));
  if (medianOf(next) !== medianOf(values)) return undefined;
  return answer({
    isReply: true,
    parts: [
      say(`Changed: ${end} to ${next[at]}. To copy:\n${next.join(', ')}`),
      fact(
        `Mean before: ${shown(meanOf(values))}; now ${shown(meanOf(next))}. Median before and now: ${shown(medianOf(values))}.`,
      ),
      say('The median only asks which value stands in the middle; the mean asks for the sum.'),
    ],
    memo: { ...memo, wish: { kind: 'compute', task: `mean and median of ${next.join(', ')}`, brief: false } },
  });
}

/** "Now make it < 9", "what if it was ≥": the task with another relation or another right side. */
export function otherRelation(text: string, task: string): Follow | undefined {
  const [, sign = '', value] =
    /\b(?:make it|what if (?:it(?:['’]s| is| was)?)?|change it to|now|with)\s*(<=|>=|[<>≤≥=])\s*(-?\d+(?:\.\d+)?)?/.exec(
      text,
    ) ?? [];
  const [, left, , right] = /^(.*?)(<=|>=|[<>≤≥=])\s*(.*)$/.exec(task) ?? [];
  if (sign === '' || left === undefined || right === undefined) return undefined;
  const plain = { '<=': '≤', '>=': '≥' }[sign] ?? sign;
  return wish({
    kind: 'compute',
    task: `${left.trim()} ${plain} ${value ?? right}${/\bgraph/.test(text) ? ' and graph' : ''}`,
    brief: false,
  });
}

/** Whether a text changes a task that was worked out. */
export const isOtherTask = (text: string, task: string): boolean =>
  MEAN_ALONE.test(text) || otherRelation(text, task) !== undefined;
