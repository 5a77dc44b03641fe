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
  const all = [...shares, ...bounds, ...named];
  // What is only named, "before regrouping starts", gives way to what is denied.
  const isDenied = ({ rule, of, not, count }: Condition): boolean =>
    !not &&
    count === undefined &&
    all.some((other) => other.not && other.rule === rule && other.of === of && BARE.has(rule));
  return all.filter((each) => !isDenied(each)).slice(0, MOST_READ);
}
