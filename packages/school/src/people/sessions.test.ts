import { describe, expect, it } from 'vitest';
import { type Endings, endingsAfter, isSessionOver, MOST_ENDED, sessionOf } from './sessions.ts';

const began = 1_790_000_000_000;

it('lets a session go on that nobody ended', () => {
  expect(isSessionOver({}, began)).toBe(false);
  expect(isSessionOver({ endedSessions: [began / 1000 + 1], signedOutAt: began - 1 }, began)).toBe(false);
});

it('ends sessions that began before, but not one from the same second', () => {
  expect(isSessionOver({ signedOutAt: began + 1000 }, began)).toBe(true);
  expect(isSessionOver({ signedOutAt: began + 999 }, began)).toBe(false);
});

it('ends a single session', () => {
  expect(isSessionOver({ endedSessions: [began / 1000] }, began)).toBe(true);
});

it('counts a token that replaced another to the session in which somebody signed in', () => {
  expect(sessionOf({ auth_time: '1790000000' })).toBe(1_790_000_000);
  expect(sessionOf({ auth_time: 1_790_009_000, begunAt: 1_790_000_000 })).toBe(1_790_000_000);
});

it('ends all others: what began before or was shown before, but the one that is spared', () => {
  const spared = began / 1000 - 500;
  const endings = { othersEnded: { at: began + 1000, but: spared } };
  expect(isSessionOver(endings, began)).toBe(true);
  expect(isSessionOver(endings, began + 1000)).toBe(false);
  expect(isSessionOver(endings, began + 9000, began + 1000)).toBe(true);
  expect(isSessionOver(endings, spared * 1000, began)).toBe(false);
  expect(isSessionOver({ ...endings, endedSessions: [spared] }, spared * 1000)).toBe(true);
  expect(isSessionOver({ ...endings, signedOutAt: began }, spared * 1000)).toBe(true);
});

describe('the endings of a person', () => {
  const ended = Array.from({ length: MOST_ENDED }, (_, index) => 1_000_000 + index * 10_000);
  const last = ended.at(-1) ?? 0;

  it('have an id for each session that was ended, once', () => {
    expect(endingsAfter({}, [5000, 5000], [])).toEqual({ endedSessions: [5000] });
    expect(endingsAfter({ endedSessions: [5000] }, [4000], [])).toEqual({ endedSessions: [4000, 5000] });
  });

  it('lose the ids of sessions that began before everybody was signed out', () => {
    const signedOutAt = 6_000_000;
    expect(endingsAfter({ signedOutAt, endedSessions: [5000] }, [7000], [])).toEqual({
      signedOutAt,
      endedSessions: [7000],
    });
  });

  it('become one moment before the oldest open session when they are too many, and nobody is signed out', () => {
    const open = last + 50_000;
    const shownAt = (open - 3000) * 1000;
    const after = endingsAfter({ endedSessions: ended }, [last + 1], [open, open + 9]);
    expect(after.endedSessions).toEqual([]);
    for (const id of [...ended, last + 1]) expect(isSessionOver(after, id * 1000)).toBe(true);
    expect(isSessionOver(after, open * 1000, shownAt)).toBe(false);
  });

  it('stay bounded where an old session goes on, which then ends with those of its time', () => {
    const old = 999_999;
    let after: Endings = { endedSessions: ended };
    for (let id = last + 1; id < last + 500; id += 1) {
      after = endingsAfter(after, [id], [old, last + 1_000_000]);
      expect(after.endedSessions?.length).toBeLessThanOrEqual(MOST_ENDED);
    }
    for (const id of [...ended, last + 1, last + 499]) expect(isSessionOver(after, id * 1000)).toBe(true);
    expect(isSessionOver(after, old * 1000)).toBe(true);
    expect(isSessionOver(after, (last + 1_000_000) * 1000)).toBe(false);
  });
});
