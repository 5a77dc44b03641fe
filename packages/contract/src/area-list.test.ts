import { describe, expect, it } from 'vitest';
import { areaOfPath, areasOf, isAreaName, listedArea, readAreaFacts } from './area-list.ts';
import { environmentSchema } from './environment.ts';

const key = 'k'.repeat(120);
const known = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
const coach = {
  address: 'https://coach.example',
  path: '/coach',
  role: 'teacher',
  name: { en: 'Coaching', es: 'Orientación' },
  nav: [
    { to: '', name: { en: 'Start' } },
    { to: 'sessions/old', name: { en: 'Old' }, icon: 'home', group: { en: 'All' } },
  ],
  keys: [key],
};
const listing = (areas: Readonly<Record<string, unknown>>) => areasOf({ areas: { ...known, ...areas } });
const names = ({ areas }: ReturnType<typeof listing>) => areas.map(({ area }) => area);

describe('the list of areas in an environment', () => {
  it('has the known areas with the paths of the specification and their own keys', () => {
    const { areas, refused } = areasOf({ areas: known, releaseKeys: { parent: [key] } });
    expect(refused).toEqual([]);
    expect(areas.map(({ area, path, role, keys }) => [area, path, role, keys])).toEqual([
      ['teacher', '/dashboard', 'teacher', []],
      ['parent', '/parent-dashboard', 'parent', [key]],
      ['student', '/student', 'student', []],
    ]);
  });

  it('adds every complete entry, however many there are', () => {
    const more = Object.fromEntries(
      ['head', 'library', 'office'].map((name) => [
        name,
        { ...coach, address: `https://${name}.example`, path: `/${name}` },
      ]),
    );
    const list = listing({ coach, ...more });
    expect([names(list), list.refused]).toEqual([
      ['teacher', 'parent', 'student', 'coach', 'head', 'library', 'office'],
      [],
    ]);
    expect(listedArea({ areas: { ...known, coach } }, 'coach')).toMatchObject({ path: '/coach', keys: [key] });
    expect(areaOfPath(list.areas, '/coach/sessions')?.area).toBe('coach');
    expect(areaOfPath(list.areas, '/coaches')).toBeUndefined();
  });

  const wrong: readonly (readonly [string, unknown, string])[] = [
    ['a text', 'https://coach.example', 'it has to be an object'],
    ['an address of another protocol', { ...coach, address: 'javascript:alert(1)' }, 'its address has to be'],
    ['an address with a path', { ...coach, address: 'https://coach.example/a' }, 'its address has to be'],
    ['a source that is no address', { ...coach, address: "https://x; script-src 'unsafe-inline'" }, 'its address'],
    ['the address of another area', { ...coach, address: known.teacher }, 'another area has the address'],
    ['no path', { ...coach, path: undefined }, 'its path has to be'],
    ['the path of the start page', { ...coach, path: '/' }, 'its path has to be'],
    ['a path with a parameter', { ...coach, path: '/:any' }, 'its path has to be'],
    ['a path for all', { ...coach, path: '/*' }, 'its path has to be'],
    ['the path of the sign-in', { ...coach, path: '/sign-in' }, '/sign-in is a page of the shell'],
    ['a path below a page of the shell', { ...coach, path: '/auth/callback' }, 'is a page of the shell'],
    ['a path in another area', { ...coach, path: '/dashboard/coach' }, 'one below the other'],
    ['the path of another area', { ...coach, path: '/student' }, 'one below the other'],
    ['a role that nobody has', { ...coach, role: 'admin' }, 'its role has to be one of teacher, parent, student'],
    ['no name', { ...coach, name: { es: 'Orientación' } }, 'its name has to be'],
    ['no links', { ...coach, nav: [] }, 'its nav has to list'],
    ['a link to elsewhere', { ...coach, nav: [{ to: '//evil.example', name: { en: 'Go' } }] }, 'its nav has to list'],
    ['a link twice', { ...coach, nav: [coach.nav[0], coach.nav[0]] }, 'its nav has to list'],
    ['no key', { ...coach, keys: [] }, 'its keys have to list'],
    ['a key that is none', { ...coach, keys: ['short'] }, 'its keys have to list'],
  ];
  it.each(wrong)('refuses %s in a sentence, and opens the others', (_, entry, why) => {
    const other = { ...coach, address: 'https://head.example', path: '/head' };
    const list = listing({ coach: entry, head: other });
    expect(names(list)).toEqual(['teacher', 'parent', 'student', 'head']);
    expect(list.refused).toEqual([expect.stringMatching(/^The area "coach" is not opened: .+\.$/)]);
    expect(list.refused[0]).toContain(why);
  });

  it('refuses names that the functions and the shell would not take', () => {
    expect(listing({ Coach: coach, shell: coach }).refused).toHaveLength(2);
    expect(['coach', 'co-2'].map(isAreaName)).toEqual([true, true]);
    expect(['', 'c', 'shell', '__proto__', 'a/b', 'a'.repeat(32)].map(isAreaName)).not.toContain(true);
  });

  it('does not let a wrong entry make the environment wrong', () => {
    const environment = { firebase: { apiKey: 'k', authDomain: 'a', projectId: 'p' }, areas: { ...known, coach: 7 } };
    const parsed = environmentSchema.parse(environment);
    expect(areasOf(parsed).refused).toHaveLength(1);
    expect(names(areasOf(parsed))).toEqual(['teacher', 'parent', 'student']);
  });
});

it('reads what a team says of its area, and says what is wrong with it', () => {
  const { address: _, keys: __, ...facts } = coach;
  expect(readAreaFacts({ ...facts, budget: { first: 1 } })).toEqual(facts);
  expect(readAreaFacts({ ...facts, role: 'head' })).toBe('its role has to be one of teacher, parent, student');
  expect(readAreaFacts([])).toBe('it has to be an object');
});
