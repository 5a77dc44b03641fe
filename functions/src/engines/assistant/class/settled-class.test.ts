import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import type { Asked } from '../answer-wish.ts';
import { asked as askedOfDemo, said, school } from '../ask-demo.ts';
import { openForm } from '../press.ts';
import { topicOfQuestion } from './class-topic.ts';

const [chosen, other] = await school.classes();
if (chosen === undefined || other === undefined) throw new Error('two classes are needed');
const asked = (text: string, over: Partial<Asked> = {}): Asked => askedOfDemo(text, { classId: chosen.id, ...over });

describe('one class for the form and the answer', () => {
  it('the one that another sentence names', async () => {
    const text = `This is about ${other.name}, groups for them please, by shoe size. Probably five groups.`;
    const form = openForm(await answer(asked(text)));
    expect(form?.request.classId).toBe(other.id);
    const made = said((await answer(asked(text, { request: form?.request }))).parts);
    expect(made).toContain(other.name);
    expect(made).not.toContain(chosen.name);
  });

  it('the one that was named in the turn before', async () => {
    const before = (await answer(asked(`Who needs help in ${other.name}?`))).memo;
    const { parts } = await answer(asked('How is my class doing?', { before }));
    expect(said(parts)).toContain(other.name);
    expect(said(parts)).not.toContain(chosen.name);
  });

  it('the one that the form was changed to', async () => {
    const request = {
      make: 'class.summary' as const,
      skills: [],
      conditions: [],
      words: `How is ${chosen.name} doing?`,
    };
    const { parts } = await answer(asked(request.words, { request: { ...request, classId: other.id } }));
    expect(said(parts)).toContain(`"text":"${other.name}`);
  });
});

it('a topic of a class is what its word says in its sense', async () => {
  const data = await school.read({ ...chosen, grade: 9 });
  const ofClass = { ...data, classroom: { ...chosen, grade: 9 } };
  const found = topicOfQuestion('Who needs help with factoring?', ofClass);
  expect(found?.skills.length).toBeGreaterThan(0);
  for (const { name } of found?.skills ?? []) expect(name).toMatch(/^Factor|factoring/);
  expect(topicOfQuestion('groups of 3, one strong kid in each', ofClass)).toBeUndefined();
});

it('a class that is called by a part of its name is not told as left out', async () => {
  const [first] = await school.classes();
  const short = {
    ...school,
    classes: async () =>
      (await school.classes()).map((each) => (each.id === first?.id ? { ...each, name: '4A Math' } : each)),
  };
  const made = await answer(asked('Who hasn’t turned in their work in 4A?', { school: short }));
  expect(openForm(made)).toBeUndefined();
  expect(said(made.parts)).not.toContain('I did not use');
});
