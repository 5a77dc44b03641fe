import { describe, expect, it } from 'vitest';
import { rosterStudentSchema } from '../class/index.ts';
import { displayNameOf, userNamesFor } from './user-names.ts';

describe('userNamesFor', () => {
  it.each([
    ['Ana López', 'ana'],
    ['Zoë van der Berg', 'zoe'],
    ['Łukasz Nowak', 'lukasz'],
    ['Søren Kierkegaard', 'soren'],
    ['Дмитро Шевченко', 'dmitro'],
    ['Ωμέγα Παπά', 'omega'],
    ["D'Angelo Russo", 'dangelo'],
    ['Jean-Luc Moreau', 'jeanluc'],
    ['Nguyễn Văn An', 'nguyen'],
    ['محمد علي', 'mhmd'],
    ['פרידה כהן', 'prydh'],
    ['민준 김', 'minjun'],
    ['李明', 'student'],
    ['J', 'student'],
  ])('makes %s into %s', (fullName, userName) => {
    expect(userNamesFor([fullName], [])).toEqual([userName]);
  });

  it('numbers names that are taken, in the class or in the list', () => {
    expect(userNamesFor(['Ana L', 'Ana M', 'Ana P'], ['ana'])).toEqual(['ana2', 'ana3', 'ana4']);
  });

  it('never lets a number collide with a name that ends in one', () => {
    expect(userNamesFor(['Ana2 X', 'Ana Y', 'Ana Z'], ['ana'])).toEqual(['ana2', 'ana3', 'ana4']);
  });

  it('keeps the surname out', () => {
    expect(userNamesFor(['Maya Okafor'], []).join()).not.toMatch(/okafor/);
  });

  it('gives names that a roster accepts, however long the name is', () => {
    const [name] = userNamesFor(['Wolfeschlegelsteinhausenbergerdorff Senior'], []);
    expect(rosterStudentSchema.shape.userName.safeParse(name).success).toBe(true);
  });
});

describe('displayNameOf', () => {
  it.each([
    ['Ana López', 'Ana L.'],
    ['Ana María López', 'Ana L.'],
    ['Pelé', 'Pelé'],
    ['Åsa Öberg', 'Åsa Ö.'],
    ['Sam (new)', 'Sam N.'],
    ['Sam 2', 'Sam'],
  ])('shortens %s to %s', (fullName, displayName) => {
    expect(displayNameOf(fullName)).toBe(displayName);
  });
});
