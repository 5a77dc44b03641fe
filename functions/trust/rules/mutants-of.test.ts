import { readFileSync } from 'node:fs';
import { lastRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { mutantsOf } from './mutants-of.ts';
import { proofOf } from './proof-of.ts';

const rules = (condition: string, verbs = 'get') => `match /desks/{id} { allow ${verbs}: if ${condition}; }`;
const changed = (condition: string): string[] =>
  mutantsOf(rules(condition)).map(({ text }) => /if (.*); }/.exec(text)?.[1] ?? '');

it('leaves out each operand, and takes the other operator', () => {
  const some = changed('a() && b() || c()');
  expect(some).toEqual(expect.arrayContaining(['(c())', '(a() && b())', '(b()) || c()', '(a()) || c()']));
  expect(some).toEqual(expect.arrayContaining(['((a() && b()) && (c()))', '((a()) || (b())) || c()']));
});
it('takes off a negation, and turns every condition to yes, to no, and around', () => {
  expect(changed('!(a())')).toEqual(expect.arrayContaining(['(a())', '!true', '!false', '!!((a()))']));
});
it('moves comparisons, numbers, texts, lists and bounds', () => {
  expect(changed('a.size() > 1')).toEqual(expect.arrayContaining(['a.size() >= 1', 'a.size() > 2', 'a.size() > 0']));
  expect(changed("a in ['x', 'y']")).toEqual(expect.arrayContaining(["a in ['x']", "a in ['y']", "a in ['xx', 'y']"]));
  expect(changed("a.matches('.{0,9}')")).toEqual(
    expect.arrayContaining(["a.matches('.{0,10}')", "a.matches('.{0,8}')"]),
  );
  expect(changed("a.hasOnly(['x'])")).toEqual(expect.arrayContaining(["a.hasAny(['x'])", "a.hasAll(['x'])"]));
});
it('takes another of our functions', () => {
  expect(changed('isUser(x)')).toEqual(expect.arrayContaining(['isOwner(x)', 'teaches(x)', 'isStudentHere(x)']));
});
it('takes what stands for a missing field, and other signs', () => {
  expect(changed("a.get('b', c) < 0")).toEqual(expect.arrayContaining(['c < 0', "a.get('bx', c) < 0"]));
  expect(changed('(a + 1) * 1000 < b')).toEqual(
    expect.arrayContaining(['(a - 1) * 1000 < b', '(a + 1) + 1000 < b', '(a + 2) * 1000 < b']),
  );
});
it('changes what is named before it is used, documents too', () => {
  const within = (value: string): string[] =>
    mutantsOf(`function f(u) { let a = ${value}; return b(a); }`).map(
      ({ text }) => /let a = (.*); r/.exec(text)?.[1] ?? '',
    );
  expect(within("(b.get('c', d) + 1) * 9")).toEqual(
    expect.arrayContaining(['(d + 1) * 9', "(b.get('cx', d) + 1) * 9"]),
  );
  const path = '/databases/$(database)/documents/';
  expect(within(`${path}links/$(u + '_' + c)`)).toEqual(
    expect.arrayContaining([`${path}x/$(u + '_' + c)`, `${path}links/x`, `${path}links/$(u + '_x' + c)`]),
  );
});
it('adds and leaves out verbs', () => {
  const verbs = mutantsOf(rules('true', 'get, list')).map(({ text }) => /allow (.*):/.exec(text)?.[1]);
  expect(verbs).toEqual(expect.arrayContaining(['get', 'list', 'get, list, create', 'get, list, delete']));
});
it('says where a change is, and makes none twice', () => {
  const own = `    function isUser(u) {
      return u == v;
    }
    function isOwner(u) {
      return isUser(u);
    }
    match /desks/{id} {
      allow get: if isOwner(id);
    }
    match /talks/{id} {
      allow get: if isUser(id);
    }
`;
  const all = mutantsOf(own);
  const matters = (start: string) => all.find(({ name }) => name.startsWith(start))?.collections;
  expect(matters('isUser(): ')).toEqual(new Set(['desks', 'talks']));
  expect(matters('isOwner(): ')).toEqual(new Set(['desks']));
  expect(matters('talks: ')).toEqual(new Set(['talks']));
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});
it('says what it cannot read', () => {
  expect(() => mutantsOf(rules('a ~ b'))).toThrow('unknown in the rules');
  expect(() => mutantsOf(rules('a() b()'))).toThrow('unread in the rules');
});
it('are as many as docs/benchmarks/trust.md and the last run say: after a change of the rules, run npm run soak -- rules-mutants', () => {
  const textOf = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const mutants = mutantsOf(textOf('firestore.rules'));
  const page = textOf('docs/benchmarks/trust.md');
  expect(page).toContain(`| changes of the rules | ${mutants.length.toLocaleString('en')} | |`);
  const proved = mutants.filter(({ name }) => proofOf(name) !== undefined).length;
  expect(page).toContain(`| of them with a proof that they change nothing | ${proved} | |`);
  const run = lastRun('mutants-of-rules')?.figures.find(({ name }) => name === 'rules: mutants');
  expect(run?.value ?? mutants.length).toBe(mutants.length);
});
