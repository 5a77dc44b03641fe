import { type Automaton, automatonOf } from './automaton-of.ts';
import { type Part, parsePattern } from './parse-pattern.ts';

/**
 * Without the states in which the expression may end: who comes back to one is done, so that nothing is tried in vain
 * beyond it.
 */
const unended = ({ ways, ends, ...rest }: Automaton): Automaton => ({
  ...rest,
  ends,
  ways: ways.map((own, state) => (ends[state] ? [] : own.filter(({ to }) => !ends[to]))),
});

const looksIn = (part: Part): Part[] => {
  if (part.kind === 'look') return [part.part, ...looksIn(part.part)];
  if (part.kind === 'all' || part.kind === 'one') return part.parts.flatMap(looksIn);
  return part.kind === 'repeat' ? looksIn(part.part) : [];
};

/** The number of the loop that each state is in, 0 for a state that never comes back (Tarjan 1972). */
function loopsOf({ ways }: Automaton): number[] {
  const loop = ways.map(() => 0);
  const seen = ways.map(() => -1);
  const low = ways.map(() => 0);
  const open: number[] = [];
  const isOpen = ways.map(() => false);
  let [time, loops] = [0, 0];
  for (const start of ways.keys()) {
    if (seen[start] !== -1) continue;
    const path: [number, number][] = [[start, 0]];
    while (path.length > 0) {
      const top = path.at(-1);
      if (!top) break;
      const [state, next] = top;
      if (next === 0) {
        seen[state] = low[state] = time;
        time += 1;
        open.push(state);
        isOpen[state] = true;
      }
      const way = ways[state]?.[next];
      if (way) {
        top[1] += 1;
        if (seen[way.to] === -1) path.push([way.to, 0]);
        else if (isOpen[way.to]) low[state] = Math.min(low[state] ?? 0, seen[way.to] ?? 0);
        continue;
      }
      path.pop();
      const above = path.at(-1)?.[0];
      if (above !== undefined) low[above] = Math.min(low[above] ?? 0, low[state] ?? 0);
      if (low[state] !== seen[state]) continue;
      const own = open.splice(open.lastIndexOf(state));
      const isLoop = own.length > 1 || ways[state]?.some(({ to }) => to === state);
      loops += isLoop ? 1 : 0;
      for (const each of own) {
        isOpen[each] = false;
        loop[each] = isLoop ? loops : 0;
      }
    }
  }
  return loop;
}

/** The walk from one group of states to another; `next` gives the groups after one. */
function walk(from: string, to: string, next: (group: string) => Iterable<string>): string[] | undefined {
  const before = new Map([[from, '']]);
  const open = [from];
  for (let group = open.shift(); group !== undefined; group = open.shift())
    for (const one of next(group)) {
      if (one === to) {
        const path = [to];
        for (let back = group; back !== ''; back = before.get(back) ?? '') path.unshift(back);
        return path;
      }
      if (!before.has(one)) {
        before.set(one, group);
        open.push(one);
      }
    }
  return undefined;
}

const numbers = (group: string): number[] => group.split(' ').map(Number);

/** What a walk reads, a character for each group after the first. */
const readBy = ({ kindOf, letters }: Automaton, path: readonly string[]): string =>
  path
    .slice(1)
    .map((group) => letters[kindOf[numbers(group)[0] ?? 0] ?? 0] ?? '')
    .join('');

/** Two ways from a state back to itself over the same characters. */
function goneTwice(automaton: Automaton, loop: readonly number[]): string | undefined {
  const { ways, kindOf } = automaton;
  const within = (state: number) => ways[state]?.filter(({ to }) => loop[to] === loop[state]) ?? [];
  const pairs = (group: string): string[] => {
    const [one = 0, other = 0] = numbers(group);
    return within(one).flatMap(({ to: a }) =>
      within(other).flatMap(({ to: b }) => (kindOf[a] === kindOf[b] ? [`${a} ${b}`] : [])),
    );
  };
  for (const state of ways.keys()) {
    if (!loop[state]) continue;
    const own = within(state);
    const twice = own.find((way) => way.twice);
    const parted = own.flatMap(({ to: a }) =>
      own.flatMap(({ to: b }) => (a < b && kindOf[a] === kindOf[b] ? [`${a} ${b}`] : [])),
    );
    const starts = twice ? [`${twice.to} ${twice.to}`] : parted;
    for (const start of starts) {
      const end = `${state} ${state}`;
      const path = start === end ? [start] : walk(start, end, pairs);
      if (path) return readBy(automaton, [end, ...path]);
    }
  }
  return undefined;
}

/**
 * What doubles the time of an expression each time that a text has it once more, where the expression can read it in two
 * ways and then does not fit; undefined if there is none. Looks at more than one character are taken as met: what only
 * they tell apart is named too. @throws TooLarge for an expression that is too large to be judged.
 */
export function pumpOf(source: string, flags: string): string | undefined {
  const whole = parsePattern(source);
  for (const part of [whole, ...looksIn(whole)]) {
    const automaton = unended(automatonOf(part, flags));
    const pump = goneTwice(automaton, loopsOf(automaton));
    if (pump !== undefined) return pump;
  }
  return undefined;
}
