import { expect, it } from 'vitest';
import { mutantsOf } from './mutants-of.ts';

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
it('adds and leaves out verbs', () => {
  const verbs = mutantsOf(rules('true', 'get, list')).map(({ text }) => /allow (.*):/.exec(text)?.[1]);
  expect(verbs).toEqual(expect.arrayContaining(['get', 'list', 'get, list, create', 'get, list, delete']));
});
it('says where a change is, and makes none twice', () => {
  const all = mutantsOf(`function isUser(u) { return u == v; } ${rules('isUser(id)')}`);
  expect(new Set(all.map(({ collection }) => collection))).toEqual(new Set([undefined, 'desks']));
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});
it('says what it cannot read', () => {
  expect(() => mutantsOf(rules('a ~ b'))).toThrow('unknown in the rules');
  expect(() => mutantsOf(rules('a() b()'))).toThrow('unread in the rules');
});
