import { challengeLines } from '../standards/challenge-lines.ts';
import { parentOf } from '../standards/cover-code.ts';
import { rowsOf } from '../standards/rows-of.ts';

/** What students often do on a standard, why, and what a teacher can do about it; where no problem lets it show. */
type Challenge = { readonly name: string; readonly shows: string; readonly why: string; readonly move: string };

const challengesByCode = Map.groupBy(
  rowsOf(challengeLines).map(([code = '', name = '', shows = '', why = '', move = '']) => ({
    code,
    challenge: { name, shows, why, move } satisfies Challenge,
  })),
  ({ code }) => code,
);

/** The challenges of a standard, of the one that it is a part of, or of all under a heading. */
export function challengesOf(code: string): readonly Challenge[] {
  const own = challengesByCode.get(code) ?? challengesByCode.get(parentOf(code));
  const under = [...challengesByCode].filter(([each]) => each.startsWith(`${code}.`)).flatMap(([, found]) => found);
  return (own ?? under).map(({ challenge }) => challenge);
}
