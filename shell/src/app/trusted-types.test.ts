import { expect, it } from 'vitest';
import { isDrawing, isFormula, isOwnScript } from './trusted-types.ts';

it.each([
  ['/assets/worker.js', true],
  ['https://school.example/assets/worker.js', true],
  ['https://apis.google.com/js/api.js?onload=x', true],
  ['https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0', true],
  ['https://apis.google.com/js/other.js', false],
  ['https://apis.google.com.evil.example/_/scs/a.js', false],
  ['https://apis.google.com.evil.example/js/api.js', false],
  ['https://www.google.com/recaptcha/enterprise.js?render=key', true],
  ['https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js', true],
  ['https://www.google.com/complete/search?jsonp=x', false],
  ['https://evil.example/a.js', false],
  ['//evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('takes %s for a script of ours: %s', (address, expected) => {
  expect(isOwnScript(address, 'https://school.example/dashboard')).toBe(expected);
});

it('lets text become markup only for formulas, in a document where nothing runs', () => {
  const formula = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mn>2</mn></math>';
  expect(isFormula(formula, 'DOMParser parseFromString')).toBe(true);
  expect(isFormula(formula, 'Element innerHTML')).toBe(false);
  expect(isFormula('<img onerror="alert(1)">', 'DOMParser parseFromString')).toBe(false);
});

it.each([
  ['', true],
  ['<span class=ML__latex translate="no"><span style="height:0.8em">x</span></span>', true],
  ['<svg viewBox="0 0 2 2"><path d="M0 0L1 1"/><use xlink:href="#svg-shift" /></svg>', true],
  ['<div class="keycap">≤ < 3</div>', true],
  ['<<span></span>script>', true],
  ['<script>alert(1)</script>', false],
  ['<span onclick="alert(1)">x</span>', false],
  ['<span class="a"onclick=alert(1)>x</span>', false],
  ['<span class="a" onclick=alert(1) >x</span>', false],
  ['<span title="<img src=x onerror=alert(1)>">x</span>', false],
  ["<span title='\"><img src=x onerror=alert(1)>'>x</span>", false],
  ['<span style="background:url(https://evil.example)">x</span>', false],
  ['<svg><use href="https://evil.example/a.svg#b"/></svg>', false],
  ['<svg><a href="#x"><text>x</text></a></svg>', false],
  ['<svg><style>*{}</style></svg>', false],
  ['<math><annotation-xml encoding="text/html"><p></p></annotation-xml></math>', false],
  ['<!-- --><span>', false],
  ['<span <script>alert(1)</script>', false],
  ['<sPaN/onclick=alert(1)>', false],
  ['<iframe srcdoc=x>', false],
])('takes %s for a drawing: %s', (text, expected) => {
  expect(isDrawing(text)).toBe(expected);
});
