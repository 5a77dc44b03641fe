// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginDrawn, leaveShown } from './begin-drawn.ts';

const BODY =
  '<div id="root"><p data-wait></p></div><div data-drawn="en">Sign in</div><div data-drawn="es">Entrar</div>';
const begin = () => {
  beginDrawn(['en', 'es']);
  document.body.innerHTML = BODY;
  leaveShown();
};
const takeAsked = (): unknown => {
  const take: unknown = Reflect.get(globalThis, Symbol.for('lemma.asked'));
  return typeof take === 'function' ? take() : undefined;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, Symbol.for('lemma.asked'));
});
afterEach(() => {
  takeAsked();
  vi.restoreAllMocks();
});

it.each([
  [['es-MX', 'en'], null, 'Entrar'],
  [['fr', 'es'], null, 'Entrar'],
  [['en-US', 'es'], null, 'Sign in'],
  [['vi'], null, 'Sign in'],
  [['en-US'], 'es', 'Entrar'],
  [['es'], 'en', 'Sign in'],
])('shows the drawn page to somebody who reads %o and has chosen %s', (languages, chosen, shown) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  if (chosen !== null) localStorage.setItem('lemma.language', chosen);
  begin();
  expect(document.body.textContent).toBe(shown);
  expect(document.querySelector('#root')?.textContent).toBe(shown);
});

it.each([
  ['somebody is remembered', () => localStorage.setItem('lemma.area', 'teacher')],
  ['several people use the device', () => localStorage.setItem('lemma.shared', 'yes')],
  ['a signed link was opened in this tab', () => sessionStorage.setItem('lemma.override', 'token')],
])('waits for the application where %s', (_, remember) => {
  remember();
  begin();
  expect(document.documentElement.dataset.start).toBe('app');
  expect(document.querySelector('#root [data-wait]')).not.toBeNull();
  expect(document.querySelector('[data-drawn]')).toBeNull();
});

it('keeps a form from being sent by the browser until the page is taken over', () => {
  begin();
  const form = document.createElement('form');
  document.body.append(form);
  const early = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  expect(takeAsked()).toBe(form);
  const late = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});

it('keeps a press of a button until the page is taken over, and leaves links alone', () => {
  begin();
  document.body.insertAdjacentHTML('beforeend', '<button type="button"><b>Continue</b></button><a href="#x">Link</a>');
  for (const name of ['a', 'b', 'a'])
    document.querySelector(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(takeAsked()).toBe(document.querySelector('button'));
});
