import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseShell } from './choose-shell.ts';

const choice = { current: 'aaaaaaaaaaaa', canary: { version: 'bbbbbbbbbbbb', share: 0.05, classes: [] } };
const stored = new Map<string, string>();
const page = { waits: true, onLine: true, listeners: new Map<string, () => void>(), reload: vi.fn() };

beforeEach(() => {
  stored.clear();
  page.listeners.clear();
  page.reload.mockReset();
  Object.assign(page, { waits: true, onLine: true });
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', { querySelector: () => (page.waits ? {} : null) });
  vi.stubGlobal('location', { reload: page.reload });
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.onLine;
    },
  });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => page.listeners.set(name, listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const running = () => Reflect.get(Reflect.get(globalThis, Symbol.for('lemma.shell')), 'running');

it('opens what everybody is served on a device without a seat, or with one of another trial', () => {
  expect(chooseShell(choice)).toBe(false);
  stored.set('lemma.shell', '999999999999');
  expect(chooseShell(choice)).toBe(false);
  expect(running()).toBe(choice.current);
  vi.stubGlobal('localStorage', undefined);
  expect(chooseShell(choice)).toBe(false);
});

describe('on a device with a seat', () => {
  const start = () => {
    stored.set('lemma.shell', choice.canary.version);
    return chooseShell(choice);
  };
  const left = () => [stored.get('lemma.shell'), stored.get('lemma.shell-failed'), page.reload.mock.calls.length];
  const isLeft = [undefined, choice.canary.version, 1];
  const stays = [choice.canary.version, undefined, 0];

  it('opens the shell on trial', () => {
    expect(start()).toBe(true);
    expect(running()).toBe(choice.canary.version);
  });

  it.each(['error', 'unhandledrejection'])('goes back for good when it does not start: %s', (event) => {
    stored.set('lemma.shell-failed', '999999999999 told');
    start();
    page.listeners.get(event)?.();
    page.listeners.get(event)?.();
    expect(left()).toEqual(isLeft);
  });

  it('goes back when it never shows anything', () => {
    start();
    vi.advanceTimersByTime(20_000);
    expect(left()).toEqual(isLeft);
  });

  it('stays when the page stands, or the network is gone', () => {
    start();
    page.waits = false;
    page.listeners.get('error')?.();
    vi.advanceTimersByTime(20_000);
    expect(left()).toEqual(stays);
    Object.assign(page, { waits: true, onLine: false });
    page.listeners.get('error')?.();
    expect(left()).toEqual(stays);
  });
});
