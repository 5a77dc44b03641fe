import type { Condition } from '@lemma/school/assistant';
import { boundsIn } from './bounds-in.ts';
import { conditionsIn } from './conditions-in.ts';
import { sharesIn } from './shares-in.ts';

/** Rules that are read in two ways: what the bounds say of them is more exact. */
const SAME: Readonly<Partial<Record<Condition['rule'], readonly Condition['rule'][]>>> = {
  'no-remainders': ['remainder'],
  negatives: ['range'],
  'no-negatives': ['range'],
  denominators: ['range', 'one-of'],
  numbers: ['range'],
  digits: ['digits-of'],
};

const MOST_READ = 20;
/** Rules that the name of a topic alone may say. */
const BARE: ReadonlySet<Condition['rule']> = new Set(['regroups', 'remainder', 'unlike']);

/** What denies the words behind it. */
const DENIES =
  /\b(?:no|not|never|nothing (?:with|about|that (?:has|is))|none (?:with|of them with)|without|avoid(?:ing)?|skip(?:ping)?|leave out|except(?: for)?|instead of|rather than|(?:do not|don['’]?t|doesn['’]?t|shouldn['’]?t|mustn['’]?t|can['’]?t|won['’]?t)(?: (?:use|include|want|have|give|need|put|do|be))?)(?: (?:any|the|an?|too many|many|all))*\s*$/;
/** Rules that can be asked to be otherwise, and those that are another one then. */
const DENIABLE: ReadonlySet<Condition['rule']> = new Set([
  ...(['ends-in', 'one-of', 'regroups', 'remainder', 'unlike', 'alike-lines', 'with', 'picture'] as const),
]);
/** Conditions behind a word that denies them, the other way round; what can't be turned round is not read. */
const deniedIn = (all: readonly Condition[], text: string): Condition[] =>
  all.flatMap((each) => {
    const at = text.indexOf(each.said);
    const [denies] = (at < 0 ? null : DENIES.exec(text.slice(0, at))) ?? [];
    if (denies === undefined || each.not || /^no-/.test(each.rule)) return [each];
    const said = `${denies}${each.said}`.trim().slice(0, LONGEST_SAID);
    if (each.rule === 'negatives') return [{ ...each, rule: 'no-negatives' as const, said }];
    return DENIABLE.has(each.rule) && each.count === undefined ? [{ ...each, not: true, said }] : [];
  });
const LONGEST_SAID = 80;

/** All conditions on the problems of a set: on a part of them, on their numbers, and on what they are like. */
export function allConditionsIn(text: string): Condition[] {
  const shares = sharesIn(text);
  const rest = shares.reduce((left, { said }) => left.replace(said, ' '), text);
  const bounds = boundsIn(rest);
  const named = conditionsIn(bounds.reduce((left, { said }) => left.replace(said, ' '), rest)).filter(
    ({ rule, said }) =>
      !bounds.some(
        (each) => (SAME[rule] ?? []).includes(each.rule) && (each.said.includes(said) || said.includes(each.said)),
      ),
  );
  const all = deniedIn([...shares, ...bounds, ...named], text);
  // What is only named, "before regrouping starts", gives way to what is denied.
  const isDenied = ({ rule, of, not, count }: Condition): boolean =>
    !not &&
    count === undefined &&
    all.some((other) => other.not && other.rule === rule && other.of === of && BARE.has(rule));
  return all.filter((each) => !isDenied(each)).slice(0, MOST_READ);
}
