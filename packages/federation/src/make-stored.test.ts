// @vitest-environment happy-dom
import { type StoredNode, storedRules } from '@lemma/contract/stored-page';
import { expect, it } from 'vitest';
import { makeStored } from './make-stored.ts';

const made = (tree: StoredNode): string => {
  const place = document.createElement('div');
  place.append(makeStored(tree, ['font-bold', 'p-4'], storedRules));
  return place.innerHTML;
};

it('draws elements, drawings and formulas with their classes', () => {
  const tree: StoredNode = [
    'main',
    { class: '1', 'aria-label': 'Home' },
    ['h1', { class: '0' }, 'Good ', ['b', {}, 'morning']],
    ['svg svg', { viewBox: '0 0 8 8' }, ['svg path', { d: 'M0 0', fill: 'url(#hatch)' }]],
    ['math math', {}, ['math mn', {}, '3']],
  ];
  expect(made(tree)).toBe(
    '<main class="p-4" aria-label="Home"><h1 class="font-bold">Good <b>morning</b></h1>' +
      '<svg viewBox="0 0 8 8"><path d="M0 0" fill="url(#hatch)"></path></svg><math><mn>3</mn></math></main>',
  );
});

it.each<[string, StoredNode]>([
  ['a script', ['script', {}, 'alert(1)']],
  ['a frame', ['iframe', { srcdoc: '<script>alert(1)</script>' }]],
  ['a picture', ['img', { src: 'https://elsewhere.example/x.png', onerror: 'alert(1)' }]],
  ['a form that sends', ['form', { action: 'https://elsewhere.example' }, ['button', {}, 'Send']]],
  ['a style sheet', ['link', { rel: 'stylesheet', href: '/x.css' }]],
  ['what a page is based on', ['base', { href: 'https://elsewhere.example' }]],
  ['what changes a link', ['svg set', { attributeName: 'href', to: 'javascript:alert(1)' }]],
  ['a link in a drawing', ['svg a', { href: 'javascript:alert(1)' }, 'Go']],
  ['an element in a wrong language', ['svg script', {}, 'alert(1)']],
])('draws nothing of %s', (_, tree) => {
  expect(made(['p', {}, 'Before', tree])).toBe('<p>Before</p>');
});

it.each([
  ['onclick', 'alert(1)'],
  ['OnClick', 'alert(1)'],
  ['xlink:href', 'javascript:alert(1)'],
  ['href', 'javascript:alert(1)'],
  ['href', 'https://elsewhere.example'],
  ['href', '//elsewhere.example'],
  ['href', '/\\elsewhere.example'],
  ['srcdoc', '<p>'],
  ['ping', 'https://elsewhere.example'],
  ['target', '_top'],
  ['tabindex', '0'],
  ['style', 'background:url(https://elsewhere.example/x)'],
  ['fill', 'url(https://elsewhere.example/x)'],
])('leaves out %s="%s"', (name, value) => {
  expect(made(['a', { [name]: value }, 'Go'])).toBe('<a>Go</a>');
});

it('lets nobody press or type what needs scripts', () => {
  const place = document.createElement('div');
  const tree: StoredNode = [
    'div',
    {},
    ['button', {}, 'Save'],
    ['input', {}],
    ['span', { role: 'tab' }, 'All'],
    ['a', { href: '/student' }, 'Home'],
  ];
  place.append(makeStored(tree, [], storedRules));
  const idle = [...(place.firstElementChild?.children ?? [])].map((each) => Reflect.get(each, 'inert') === true);
  expect(idle).toEqual([true, true, true, false]);
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/student');
});
