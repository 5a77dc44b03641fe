import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRoster, ROSTER_COLUMNS, rosterTable } from './plan-roster.ts';
import type { RosterStudent } from './schema.ts';

const student = (id: string, fullName: string, over: Partial<RosterStudent> = {}): RosterStudent => ({
  ...{ id, fullName, displayName: fullName, userName: id, state: 'active', secretKind: 'words' },
  ...{ createdAt: 1, parentCount: 0, groupIds: [], ...over },
});
const rosterWith = (...students: readonly RosterStudent[]) => ({
  students: Object.fromEntries(students.map((one) => [one.id, one])),
  groups: { g1: { id: 'g1', name: 'Reds' } },
});
const roster = rosterWith(student('ana', 'Ana López', { groupIds: ['g1'] }), student('ben', 'Ben Osei'));
const counts = (text: string, known = roster) => {
  const { created, changed, returning, same, missing, problems } = planRoster(text, known);
  return {
    new: created.length,
    changed: changed.length,
    returning: returning.length,
    same,
    missing: missing.length,
    problems: problems.length,
  };
};
const none = { new: 0, changed: 0, returning: 0, same: 0, missing: 0, problems: 0 };

describe('planRoster', () => {
  it('finds nothing to do in the file that the class gave out', () => {
    const cells = [[...ROSTER_COLUMNS], ...rosterTable(roster).map((row) => row.map((cell) => String(cell ?? '')))];
    expect(planRoster(cells, roster)).toMatchObject({ created: [], changed: [], same: 2, missing: [], problems: [] });
    const csv = cells.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
    expect(counts(`\uFEFF${csv}`)).toEqual({ ...none, same: 2 });
  });
  it('tells new, changed, missing and broken rows apart', () => {
    const text = 'Name;User name;Groups\nAnna López;ana;Reds\nChen Wei;;Blues\n99;;\nChen Wei;;';
    expect(counts(text)).toEqual({ ...none, new: 1, changed: 1, missing: 1, problems: 2 });
    expect(planRoster(text, roster).changed).toMatchObject([
      { row: 2, fullName: 'Anna López', student: { id: 'ana' } },
    ]);
  });
  it('leaves groups unchanged if the file has no such column', () => {
    expect(counts('Ana López\nBen Osei')).toEqual({ ...none, same: 2 });
  });
  it('reads groups from the cell in any case and order', () => {
    expect(counts('Name,Groups\nAna López,"reds"\nBen Osei,')).toEqual({ ...none, same: 2 });
    expect(planRoster('Name,Groups\nAna López,"Blues; Early"', roster).changed[0]?.groups).toEqual(['Blues', 'Early']);
    expect(planRoster('Name,Groups\nAna López,', roster).changed[0]?.groups).toEqual([]);
  });
  it('distinguishes two children with the same name', () => {
    const twins = rosterWith(student('ana', 'Ana López'), student('ana2', 'Ana López'));
    expect(counts('Name\nAna López\nAna López', twins)).toEqual({ ...none, same: 2 });
    expect(counts('Name\nAna López\nAna López\nAna López', twins)).toEqual({ ...none, same: 2, problems: 1 });
  });
  it('restores an archived child instead of creating a duplicate, and ignores students who moved away', () => {
    const known = rosterWith(
      student('ana', 'Ana López', { state: 'archived' }),
      student('ben', 'Ben Osei', { state: 'archived', movedTo: 'c2' }),
    );
    expect(counts('Ana López\nBen Osei', known)).toEqual({ ...none, returning: 1, new: 1 });
  });
  it('restores the text of a cell that an export has neutralized', () => {
    expect(planRoster("Name,Groups\nAna López,'=Reds", roster).changed[0]?.groups).toEqual(['=Reds']);
  });
  it('accepts spreadsheet rows that end early', () => {
    expect(planRoster([['Name', 'Groups'], ['Chen Wei']], roster).created).toEqual([
      { row: 2, fullName: 'Chen Wei', groups: [] },
    ]);
  });
  it('never throws and loses no row', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 8 }), (rows) => {
        const { created, changed, returning, same, problems } = planRoster([['Name'], ...rows], roster);
        const used = created.length + changed.length + returning.length + same + problems.length;
        expect(used).toBe(rows.filter((row) => row.some((cell) => cell.trim() !== '')).length);
      }),
    );
  });
});
