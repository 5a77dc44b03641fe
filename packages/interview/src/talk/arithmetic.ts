import { near, numberOf, writtenValue } from '../values.ts';
import { calculationsIn, figures, plainAnswer, quantitiesIn } from './calculate.ts';
import { reasonOf, said, type TalkCase } from './talk-case.ts';

const ASKS = /\?|^\s*(?:what|how much|now|and|so|ok|try|do|work out|find|calculate|compute|tell me)\b/i;

const FACTS: readonly (readonly [RegExp, string])[] = [
  [/minutes? (?:are )?(?:there )?in (?:an?|one|1) hour/i, '60'],
  [/seconds? (?:are )?(?:there )?in (?:an?|one|1) minute/i, '60'],
  [/hours? (?:are )?(?:there )?in (?:a|one|1) day/i, '24'],
  [/days? (?:are )?(?:there )?in (?:a|one|1) week/i, '7'],
  [/(?:centimeters?|cm) (?:are )?(?:there )?in (?:a|one|1) (?:meter|m)\b/i, '100'],
  [/(?:millimeters?|mm) (?:are )?(?:there )?in (?:a|one|1) (?:centimeter|cm)/i, '10'],
  [/(?:meters?|m|grams?|g) (?:are )?(?:there )?in (?:a|one|1) (?:kilometer|km|kilogram|kg)/i, '1,000'],
  [/inches (?:are )?(?:there )?in (?:a|one|1) foot/i, '12'],
  [/(?:feet|foot) (?:are )?(?:there )?in (?:a|one|1) yard/i, '3'],
  [/(?:cents|pennies) (?:are )?(?:there )?in (?:a|one|1) dollar/i, '100'],
  [/degrees (?:are )?(?:there )?in (?:a|one|1) (?:full|whole) (?:turn|circle)/i, '360'],
  [/degrees (?:are )?(?:there )?in (?:a|one|1) (?:straight|half)/i, '180'],
  [/degrees (?:are )?(?:there )?in (?:a|one|1) right/i, '90'],
  [/angles? of (?:a|the|any) triangle/i, '180'],
  [/sides (?:does|has|on|in) .*triangle/i, '3'],
  [/(?:ones) (?:are )?(?:there )?in (?:a|one|1) ten\b/i, '10'],
  [/(?:tens) (?:are )?(?:there )?in (?:a|one|1) hundred/i, '10'],
  [/(?:hundreds) (?:are )?(?:there )?in (?:a|one|1) thousand/i, '10'],
];

/** Replies to "how many minutes in an hour?", "how many numbers are in the list?" */
export function countsOf(text: string, about: TalkCase): string | undefined {
  const fact = FACTS.find(([asked]) => asked.test(text))?.[1];
  if (fact !== undefined) return `that is \`${fact}\``;
  if (/\bhow many (?:numbers|values|data|scores|things|items)\b/i.test(text)) {
    const list = (about.math ?? about.asked).match(/-?\d+(?:\.\d+)?(?:\s*,\s*(?:and )?-?\d+(?:\.\d+)?)+/)?.[0];
    const count = list?.split(',').length;
    if (count === undefined) return undefined;
    const skips = about.idea !== undefined && /zero/i.test(about.idea);
    return skips ? `there are ${count}, but I don’t count the zero, so ${count - 1}` : `there are ${count} numbers`;
  }
  const [, parts, whole] =
    /how many (\d+\/\d+|half|halves|thirds|fourths|quarters|fifths|sixths|eighths|tenths|hundredths|tens|ones|hundreds|\d+(?=s))s? (?:are |is |make |fit |go |in )+(?:there )?(?:in(?:to)? )?([\d./]+)/i.exec(
      figures(text),
    ) ?? [];
  const size = parts === undefined ? undefined : (numberOf(parts) ?? SIZES[parts.toLowerCase()]);
  const all = whole === undefined ? undefined : numberOf(whole);
  if (size === undefined || all === undefined) return undefined;
  const [count, rest] = [Math.floor(all / size + 1e-9), all - Math.floor(all / size + 1e-9) * size];
  return size < 1 || near(rest, 0)
    ? `there are \`${writtenValue(all / size, true)}\` in \`${whole}\``
    : `there are \`${count}\` in \`${whole}\`, and \`${writtenValue(rest, true)}\` is left`;
}

const SIZES: Readonly<Record<string, number>> = {
  ...{ half: 1 / 2, halves: 1 / 2, thirds: 1 / 3, fourths: 1 / 4, quarters: 1 / 4, fifths: 1 / 5, sixths: 1 / 6 },
  ...{ eighths: 1 / 8, tens: 10, ones: 1, hundreds: 100, tenths: 1 / 10, hundredths: 1 / 100 },
};

/** What the student gets when a problem of the same kind is asked: by its idea. */
export function alike(text: string, about: TalkCase): string | undefined {
  if (calculationsIn(text).filter(({ text: piece }) => !/^\d+\/\d+$/.test(piece)).length > 1) return undefined;
  const plain = figures(text);
  const solved = about.solve(text) ?? about.solve(likeOwn(plain, about) ?? '');
  if (solved === undefined || solved.math === about.math) return undefined;
  return said(
    /[a-z]{3}/i.test(solved.math) ? `I get ${solved.answer}` : `\`${solved.math}\` is ${solved.answer}`,
    solved.lines === undefined || solved.lines.length === 0
      ? undefined
      : `I did ${solved.lines.map((line) => `\`${line}\``).join(', then ')}`,
    about.idea === undefined ? undefined : `because ${reasonOf(about)}`,
  );
}

/** The own problem with the one number of a sentence: "So what would 70% be?", "What would f(5) be?" */
function likeOwn(plain: string, about: TalkCase): string | undefined {
  const [called] = /\b[a-z]\(-?\d+\)/.exec(plain) ?? [];
  if (called !== undefined) return about.asked.replace(/\b[a-z]\(-?\d+\)/, called);
  const named = plain.match(/-?\d+(?:\.\d+)?(?:\/\d+)?%?/g) ?? [];
  const there = about.asked.match(/-?\d+(?:\.\d+)?(?:\/\d+)?%?/g) ?? [];
  const [one] = named;
  if (
    named.length !== 1 ||
    one === undefined ||
    !/\b(?:what about|what would|what if|how about|so what|and)\b/i.test(plain)
  )
    return undefined;
  const place = there.find((other) => other.endsWith('%') === one.endsWith('%'));
  return place === undefined ? undefined : about.asked.replace(place, one);
}

/** What happens from one power to the next. */
function pattern(values: readonly number[]): string | undefined {
  const [first, second] = values;
  if (values.length < 3 || first === undefined || second === undefined || first === 0) return undefined;
  const factor = second / first;
  const even = values.every((value, at) => at === 0 || near(value, (values[at - 1] ?? 0) * factor));
  if (!even) return undefined;
  return factor < 1
    ? `it gets divided by \`${writtenValue(1 / factor, true)}\` each time`
    : `it gets times \`${writtenValue(factor, true)}\` each time`;
}

/** Replies to plain calculations: by the idea where it applies to them, else as anybody would. */
export function calculates(text: string, about: TalkCase): string | undefined {
  if (/^\W*(?:why|how)\b/i.test(text) || (!ASKS.test(text) && calculationsIn(text).length === 0)) return undefined;
  const found = calculationsIn(text).filter(({ text: piece }) => !/^\d+\/\d+$/.test(piece));
  if (found.length > 0) {
    const each = found.map(({ text: piece, value }) => {
      const own = about.solve(piece);
      return own && own.math !== about.math
        ? `\`${piece}\` is ${own.answer}`
        : `\`${piece}\` is \`${writtenValue(value, /\//.test(piece))}\``;
    });
    const byIdea =
      found.some(({ text: piece }) => about.solve(piece) !== undefined) && about.idea !== undefined && !about.right;
    const root = /\broot of (?:that|it)\b/i.test(text) ? Math.sqrt(found[0]?.value ?? Number.NaN) : Number.NaN;
    return said(
      each.join(', and '),
      Number.isNaN(root) ? undefined : `the root of that is \`${writtenValue(root, false)}\``,
      byIdea ? `because ${reasonOf(about)}` : pattern(found.map(({ value }) => value)),
    );
  }
  const plain = plainAnswer(text);
  return plain === undefined || quantitiesIn(text).length === 0 ? undefined : `that is ${plain}`;
}
