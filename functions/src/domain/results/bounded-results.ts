import type { ResultRow, Results } from '@lemma/school/results';
import { SECOND } from '@lemma/school/time';
import { packedOf } from '../../platform/packed-of.ts';
import { documentSize, PACKED_FROM_BYTES } from '../../platform/size.ts';

/** The size in bytes above which results are shortened. It leaves room for later answers. */
const BOUND_BYTES = 320_000;

const eachRow = (results: Results, change: (row: ResultRow) => ResultRow): Results => ({
  ...results,
  rows: Object.fromEntries(Object.entries(results.rows).map(([id, row]) => [id, change(row)])),
});

/** Keeps at most this many wrong answers of each item, and rounds times to seconds. */
const fewerAnswers =
  (most: number) =>
  (results: Results): Results =>
    eachRow(results, (row) => ({
      ...row,
      items: row.items.map((item) => ({
        ...item,
        wrong: item.wrong.slice(0, most),
        took: Math.round(item.took / SECOND) * SECOND,
      })),
    }));

/** Drops the text of answers and keeps the verdicts: the submissions still have the text. */
const withoutWords = (results: Results): Results =>
  eachRow(fewerAnswers(0)(results), (row) => ({
    ...row,
    items: row.items.map(({ last, breaks: _breaks, ...item }) => ({
      ...item,
      ...(last && { last: { ...last, response: '' } }),
    })),
  }));

const steps = [fewerAnswers(3), fewerAnswers(1), withoutWords];

const storedSize = (results: Results): number =>
  documentSize(results) <= PACKED_FROM_BYTES ? 0 : packedOf({ rows: results.rows }).byteLength;

/**
 * The results of an assignment as they are stored, in one document. For a very large class some wrong answers are
 * dropped.
 */
export function boundedResults(results: Results): Results {
  let bounded = results;
  for (const step of steps) {
    if (storedSize(bounded) <= BOUND_BYTES) return bounded;
    bounded = step(bounded);
  }
  return bounded;
}
