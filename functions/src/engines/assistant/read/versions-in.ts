import type { Condition } from '@lemma/school/assistant';
import { MOST_VERSIONS } from '../wish/wish.ts';
import { boundsIn } from './bounds-in.ts';
import { numberOf } from './numbers.ts';

const COUNTED =
  /\b(?:in |make |as |do |into |but in )*(two|three|four|2|3|4|a couple of) (?:different |separate |parallel |equivalent |alternate )?(?:versions?|forms?|variants?)(?: of (?:it|this|them))?\b/;
const LETTERED =
  /\b(?:versions?|forms?) a\b(?:(?:,? ?(?:and|&|n|\/|,) ?)(?:version |form )?[b-d]\b)+|\ba ?\/ ?b(?: ?\/ ?c)?(?: ?\/ ?d)? (?:versions?|forms?)\b/;
/** "One with only 2-digit dividends and one with 3-digit". */
const EACH =
  /\bone (?:with|has|having|where|that has|for) ([^,;.]+?),? (?:and|&) (?:one|the other) (?:with|has|having|where|that has|for) ([^,;.]+)/;
const SIZE = /\b(\d|one|two|three|four|five|six)[- ]?dig/;

/** What versions are by the way in which they are made. */
const ALIKE =
  /\b(?:don'?t|do not|not|never) make (?:\w+ )?(?:harder|easier)\b|\b(?:of )?(?:the )?same (?:difficulty|level|length|order|number of (?:problems|questions|items)(?: on (?:each|both))?)\b|\bequally (?:hard|difficult|long)\b/;

export type Versions = {
  readonly versions: number;
  readonly versionConditions?: Condition[][];
  /** What was read, as typed. */
  readonly said: readonly string[];
};

/** The conditions of a second version that are told in short: "2-digit dividends and one with 3-digit". */
function inShort(said: string, [like]: readonly Condition[]): Condition[] {
  const size = SIZE.exec(said)?.[1];
  return size === undefined || like?.rule !== 'digits-of'
    ? []
    : [{ ...like, said: said.trim(), numbers: [numberOf(size), numberOf(size)] }];
}

/** How many versions of a set a text asks for, and what each has to keep to; undefined where it asks for one. */
export function versionsIn(text: string): Versions | undefined {
  const counted = COUNTED.exec(text);
  const lettered = LETTERED.exec(text);
  const [said] = counted ?? lettered ?? [];
  if (said === undefined) return undefined;
  const asked = counted?.[1];
  const last = lettered?.[0].match(/\b[b-d]\b/g)?.at(-1);
  const versions =
    asked === undefined
      ? last === undefined
        ? 2
        : 'abcd'.indexOf(last) + 1
      : /couple/.test(asked)
        ? 2
        : numberOf(asked);
  const [each, one, other] = EACH.exec(text) ?? [];
  const [first, second] = [boundsIn(one ?? ''), boundsIn(other ?? '')];
  const own = [first, second.length > 0 ? second : inShort(other ?? '', first)];
  return {
    versions: Math.min(MOST_VERSIONS, versions),
    ...(each !== undefined && own.every(({ length }) => length > 0) && { versionConditions: own }),
    said: [said, ...(each === undefined ? [] : [each]), ...(ALIKE.exec(text) ?? [])],
  };
}
