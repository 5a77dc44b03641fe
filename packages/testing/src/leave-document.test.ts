// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { leaveDocument } from './leave-document.ts';

it('leaves nothing of a file to the next one', () => {
  const { documentElement: html, head, body } = document;
  const address = location.href;
  Object.assign(html.dataset, { start: 'drawn', theme: 'dark' });
  html.lang = 'es';
  body.className = 'busy';
  document.title = 'Overview';
  body.innerHTML = '<div id="root"><h1>Hello</h1></div>';
  for (const storage of [localStorage, sessionStorage]) storage.setItem('lemma.area', 'teacher');
  history.replaceState(null, '', '/dashboard');
  getSelection()?.selectAllChildren(body);
  leaveDocument(address);
  expect(html.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([head, body]).toEqual([document.head, document.body]);
  expect(getSelection()?.isCollapsed).toBe(true);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect([location.href, document.title]).toEqual([address, '']);
});
