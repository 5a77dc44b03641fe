import type { PlanBlockKind } from '@lemma/school/plan';
import { describe, expect, it } from 'vitest';
import { sheetPages } from '../sheet/sheet-pages.ts';
import { setOf, tellStories } from './lesson-set.ts';
import { makePlan } from './make-plan.ts';

function planOf(standard: string, minutes = 45) {
  const plan = makePlan({ standard, minutes, model: 'explore', needs: [] }, 7);
  if (!plan) throw new Error(`no plan for ${standard}`);
  const rows = (kind: PlanBlockKind) =>
    plan.blocks.filter((block) => block.kind === kind).flatMap((block) => block.rows);
  const part = (kind: PlanBlockKind, label: string): string[] =>
    rows(kind).flatMap(({ parts }) => parts.filter((each) => each.label === label).map(({ text }) => text));
  return { title: plan.title, set: setOf(plan.blocks), rows, part, said: JSON.stringify(plan.blocks) };
}

describe('a plan', () => {
  it('names no phase that it does not have', () => {
    expect(planOf('5.NF.A.1').part('needs', 'Change')).toEqual([]);
    const long = planOf('5.NF.A.1', 60);
    const [, phase = ''] = /“(.+)”/.exec(long.part('needs', 'Change')[0] ?? '') ?? [];
    expect(long.rows('phases').map(({ title }) => title)).toContain(phase);
  });

  it.each(['F-IF.C.7', 'F-BF.B.4'])('tags the warm-up of %s by a standard that asks it', (code) => {
    expect(planOf(code).part('prerequisites', 'Standard')).toEqual(['F-IF.A.2']);
  });

  it('warms up with nothing that comes after the lesson', () => {
    expect(planOf('7.NS.A.1').part('prerequisites', 'Standard').join(' ')).not.toContain('7.NS.A.2');
  });

  it.each([
    ['2.MD.D.9', 'Rulers'],
    ['4.MD.C.6', 'Protractors.'],
    ['K.G.A.3', 'Things in hand and outlines drawn on paper, sorted into two hoops.'],
    ['2.NBT.A.1', 'Hundred squares, ten rods'],
    ['6.SP.B.4', 'Grid paper.'],
    ['5.NF.A.1', undefined],
  ])('has ready for %s what its tasks name', (code, things) => {
    const [ready] = planOf(code).part('timing', 'Have ready');
    if (things === undefined) expect(ready).toBeUndefined();
    else expect(ready).toContain(things);
  });

  it('asks grade 8 for no function notation', () => {
    expect(
      planOf('8.F.A.1')
        .rows('problems')
        .map(({ item }) => item?.prompt)
        .join(' '),
    ).not.toMatch(/[fgh]\(/);
  });

  it('takes names of values for no story', () => {
    const { set, said } = planOf('F-BF.A.2');
    expect(tellStories(set.core)).toBe(false);
    expect(said).not.toMatch(/\bstory\b|\b[Ff]igures?\b/);
  });

  it('lets students take sides on what there is', () => {
    const { set, part } = planOf('1.NBT.B.2a');
    expect(part('phases', 'Routine').join()).toContain(set.hard?.name);
  });

  it.each(['5.NBT.A.3a', '7.EE.A.1', '2.MD.B.6'])('lets no task of %s itself wait', (code) => {
    const { set, part } = planOf(code);
    expect(set.written.length).toBeGreaterThan(0);
    expect(part('needs', 'Adapt').join()).not.toMatch(/“Drawn or written”[^.]* can wait/);
  });

  it('lets nothing wait that is talked about', () => {
    const { set, part } = planOf('4.MD.A.1');
    const talk = ['Decide', 'Two voices', 'Judge', 'Settle', 'Dispute']
      .flatMap((label) => part('phases', label))
      .join();
    expect(talk).toContain(set.claim?.name);
    const [wait = ''] = /more time: .* can wait/.exec(part('needs', 'Adapt').join()) ?? [];
    expect(wait).not.toBe('');
    expect(wait).not.toContain(set.claim?.name);
  });

  it.each(['8.NS.A.1', '2.NBT.A.2'])('has the tasks of %s on the sheet in the order of the lesson', (code) => {
    const plan = makePlan({ standard: code, minutes: 45, model: 'explore', needs: [] }, 7);
    const { set } = planOf(code);
    const names = (sheetPages(plan?.blocks ?? [])[0]?.parts ?? []).flatMap((part) => ('name' in part ? part.name : []));
    const [drawn, claim] = [names.indexOf('Drawn or written'), names.indexOf(set.claim?.name ?? '')];
    expect(drawn).toBeGreaterThan(-1);
    expect(claim).toBeGreaterThan(drawn);
  });

  it.each(['8.NS.A.1', 'K.G.A.3'])('does not say of an idea in %s that nobody sees it elsewhere', (code) => {
    expect(planOf(code).said).not.toMatch(/or not at all/);
  });

  it.each(['5.NBT.A.3a', '4.MD.B', '8.G.A.1c'])('says of %s why something matters, or nothing', (code) => {
    const { part } = planOf(code);
    expect(part('look-fors', 'Matters').join(' ')).not.toMatch(/Only this task|lets it show/);
    for (const text of part('look-fors', 'Matters')) {
      const options = [...text.matchAll(/“([^”]+)” in /g)].map(([, option]) => option);
      expect(new Set(options).size, text).toBe(options.length);
    }
  });

  it.each(['1.NBT.B.2a', '1.NBT.B.2'])('has no sign and no place in %s that its grade does not know', (code) => {
    const { rows } = planOf(code);
    const told = (['phases', 'look-fors', 'exit-ticket'] as const).flatMap((kind) =>
      rows(kind).flatMap(({ title, text, parts }) => [title, text, ...parts.map((each) => each.text)]),
    );
    expect(told.join(' ')).not.toMatch(/×|\d \* \d|hundreds, and so on/);
  });

  it.each([
    ['8.G.A.1c', 'parallel', 'parallel'],
    ['2.MD.B.6', 'number line', 'number line'],
    ['5.NBT.A.3a', 'expanded form', 'sum of its places'],
  ])('is called by the part of %s that it is about', (code, word, goal) => {
    const { title, rows } = planOf(code);
    expect(title).toContain(word);
    expect(rows('goal').find(({ id }) => id === 'objective')?.text).toContain(goal);
  });

  it('says of an idea only what its problem has, and points at what stands there', () => {
    expect(planOf('K.CC.C.7').part('look-fors', 'Ask').join(' ')).not.toMatch(/fewer/);
    expect(planOf('4.G.A.1').said).not.toMatch(/A square stands straight|Count its sides/);
    expect(planOf('2.MD.A.1').part('phases', 'Point').join(' ')).toContain('on the ruler');
  });

  it.each(['7.NS.A.1d', '6.EE.B.5', '5.NF.B.3'])('lets nobody choose an answer of %s that is not printed', (code) => {
    const { set, rows } = planOf(code);
    const printed = set.claim?.row.student?.[0]?.text ?? '';
    for (const { item, parts } of [...rows('look-fors'), ...rows('misconceptions')])
      for (const { kind, text } of parts)
        if (item?.id === set.claim?.item.id && kind === 'mistake') expect(printed).toContain(text);
  });
});
