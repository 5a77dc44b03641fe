import { expect, it } from 'vitest';
import { classNeeds, classRoles, leaderOf, mayIn, roleAllows, roleIn } from './class-roles.ts';

const members = { teacherIds: ['ada', 'ben', 'cy'], leaderId: 'ben', onlookerIds: ['cy'] };

it('tells who leads, who teaches and who looks on', () => {
  expect(['ada', 'ben', 'cy', 'dee'].map((uid) => roleIn(members, uid))).toEqual([
    'teaches',
    'leads',
    'looks-on',
    undefined,
  ]);
});

it('reads a class that is older than roles: the first leads, the others teach', () => {
  const old = { teacherIds: ['ada', 'ben'] };
  expect([roleIn(old, 'ada'), roleIn(old, 'ben')]).toEqual(['leads', 'teaches']);
});

it.each([
  ['the named one has left', { ...members, leaderId: 'gone' }, 'ada'],
  ['the first looks on', { teacherIds: ['ada', 'ben'], onlookerIds: ['ada'] }, 'ben'],
  ['all look on', { teacherIds: ['ada', 'ben'], onlookerIds: ['ada', 'ben'] }, 'ada'],
  ['the named one is on the list of onlookers', { ...members, onlookerIds: ['ben'] }, 'ben'],
])('finds exactly one who leads when %s', (_, classroom, leader) => {
  expect(leaderOf(classroom)).toBe(leader);
  expect(classroom.teacherIds.filter((uid) => roleIn(classroom, uid) === 'leads')).toEqual([leader]);
});

it('gives no role to somebody who was removed, even if a list still names them', () => {
  const left = { teacherIds: ['ada'], leaderId: 'ben', onlookerIds: ['cy'] };
  for (const need of classNeeds) {
    expect(mayIn(left, 'ben', need)).toBe(false);
    expect(mayIn(left, 'cy', need)).toBe(false);
  }
});

it('allows each role everything that the lower role may do, and more', () => {
  expect(classRoles.map((role) => classNeeds.filter((need) => roleAllows(role, need)))).toEqual([
    ['read', 'teach', 'lead'],
    ['read', 'teach'],
    ['read'],
  ]);
});
