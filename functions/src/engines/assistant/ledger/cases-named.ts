import type { Skill } from '@lemma/math';
import { stemOf, stemsOfTopic } from '@lemma/plans/topics';
import type { RequestCondition } from '@lemma/school/assistant';
import type { Drawn } from '../sheet/draw-slot.ts';
import { type CasesNamed, isItsId, LONGEST_LABEL, namedCases } from '../topic/cases-in.ts';
import { blanked, isGrammar, type Span, spanOf, spansOf, wordsOf } from '../words/words.ts';
import { type Claim, claimsOn, type Made } from './claims.ts';

/** A case that is not wanted: "not in neat rows". */
const NOT_SO = /\b(?:not|never|(?:are|is|should)n['’]?t)(?: [\p{L}-]+){1,4}/giu;
type Denied = Span & { readonly stem: string; readonly off: ReadonlyMap<string, readonly string[]> };
/** Where cases are denied, with those that are not wanted: so long as some are left. */
function deniedCases(text: string, skills: readonly Skill[]): Denied[] {
  return spansOf(text, NOT_SO).flatMap(({ from, said }) => {
    const words = wordsOf(said);
    for (const { low, to } of words.slice(1)) {
      const stem = stemOf(low);
      const off = new Map(
        skills.flatMap(({ code, cases }): [string, string[]][] => {
          const own = cases.flatMap(({ id, label }) =>
            wordsOf(label.toLowerCase()).some((word) => stemOf(word.low) === stem) || isItsId(stem, id, cases)
              ? [id]
              : [],
          );
          return isGrammar(low) || own.length === 0 || own.length === cases.length ? [] : [[code, own]];
        }),
      );
      if (off.size > 0) return [{ from, to: from + to, stem, off }];
    }
    return [];
  });
}

/** The stems of what a problem tells and of what its picture is called. */
const shownStems = ({ task, item }: Drawn): ReadonlySet<string> =>
  new Set(
    wordsOf(`${task} ${item?.picture?.kind.replaceAll('-', ' ') ?? ''}`.toLowerCase()).map(({ low }) => stemOf(low)),
  );

/** The cases of the skills that words call, which nothing else was read from. */
export function casesNamed(
  text: string,
  skills: readonly Skill[],
  whole = text,
): { readonly conditions: RequestCondition[]; readonly claims: Claim[] } {
  const denied = deniedCases(whole, skills);
  const affirmed = blanked(text, denied);
  const named = skills.flatMap((skill) => {
    const off = denied.flatMap(({ off }) => off.get(skill.code) ?? []);
    if (off.length > 0) {
      const rest = skill.cases.flatMap(({ id }) => (off.includes(id) ? [] : [id]));
      const told = new Set(stemsOfTopic(affirmed));
      const isTold = (id: string): boolean => {
        const stems = stemsOfTopic(skill.cases.find((each) => each.id === id)?.label ?? '');
        const own = [...told].some((stem) => isItsId(stem, id, skill.cases));
        return own || stems.filter((stem) => told.has(stem)).length > stems.length / 2;
      };
      const found = namedCases(skill, affirmed.toLowerCase())?.ids ?? [];
      const wanted = found.filter((id) => rest.includes(id) && isTold(id));
      return [
        {
          skill,
          ids: wanted.length > 0 ? wanted : rest,
          words:
            wanted.length > 0
              ? wordsOf(affirmed)
                  .map(({ low }) => stemOf(low))
                  .filter((stem) =>
                    skill.cases.some(
                      ({ id, label }) =>
                        wanted.includes(id) && (stemsOfTopic(label).includes(stem) || isItsId(stem, id, skill.cases)),
                    ),
                  )
              : [],
        },
      ];
    }
    const found: CasesNamed | undefined = namedCases(skill, affirmed.toLowerCase());
    const said = new Set([...(found?.words ?? []), ...stemsOfTopic(affirmed)]);
    // Half of a name says something else: of "a percent below ten" not "ten".
    const ids = skill.cases.flatMap(({ id, label }) => {
      const stems = stemsOfTopic(label);
      return found?.ids.includes(id) && stems.filter((stem) => said.has(stem)).length > stems.length / 2 ? [id] : [];
    });
    return found === undefined || ids.length === 0 ? [] : [{ skill, ids, words: found.words }];
  });
  const stems = new Set(named.flatMap(({ words }) => words));
  const spans = [...wordsOf(affirmed).filter(({ low }) => !isGrammar(low) && stems.has(stemOf(low)))];
  // A label that stands there is read as a whole.
  const called = named.flatMap(({ skill, ids }) =>
    skill.cases.flatMap(({ id, label }) => (ids.includes(id) ? spanOf(text, label) : [])),
  );
  if (named.length === 0 || spans.length + denied.length === 0) return { conditions: [], claims: [] };
  const labels = named.flatMap(({ skill, ids }) =>
    skill.cases.flatMap(({ id, label }) => (ids.includes(id) ? [label.slice(0, LONGEST_LABEL)] : [])),
  );
  const holds = ({ slots }: Made): boolean =>
    slots.length > 0 &&
    slots.every((slot) => named.every(({ skill, ids }) => slot.skill !== skill.code || ids.includes(slot.case)));
  return {
    conditions: [...new Set(labels)].slice(0, 4).map((words) => ({ said: words, also: { words } })),
    claims: [
      ...claimsOn([...spans, ...called], 'conditions', holds),
      // What is denied is in no problem and no picture either.
      ...denied.flatMap((span) =>
        claimsOn(
          [span],
          'conditions',
          (made) => holds(made) && made.drawn.every((each) => !shownStems(each).has(span.stem)),
        ),
      ),
    ],
  };
}
