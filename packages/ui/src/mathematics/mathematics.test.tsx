import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AnswerField } from './answer-field.tsx';
import { applyKey } from './apply-key.ts';
import { Formula } from './formula.tsx';
import { keypadKeysFor } from './keypad-keys.ts';
import { Latex } from './latex.tsx';
import { MathElement } from './math-element.tsx';
import { mathmlElements } from './mathml-elements.tsx';
import { Prose } from './prose.tsx';
import { isReadable, ProsePreview } from './prose-preview.tsx';
import { readMath } from './read-math.ts';
import { splitProse } from './split-prose.ts';
import { WeRead } from './we-read.tsx';

describe('splitProse', () => {
  it('parts words and mathematics', () => {
    expect(splitProse('Eats `3/4` of a pizza.')).toEqual([
      { kind: 'words', text: 'Eats ' },
      { kind: 'math', text: '3/4' },
      { kind: 'words', text: ' of a pizza.' },
    ]);
  });
  it('leaves a lone backtick as it is', () => expect(splitProse('a ` b')).toEqual([{ kind: 'words', text: 'a ` b' }]));
  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', 'a', '1', '/', ' ', '\n') }), (text) => {
        const back = splitProse(text).map((part) => (part.kind === 'math' ? `\`${part.text}\`` : part.text));
        expect(back.join('')).toBe(text);
      }),
    );
  });
});

it('shows mathematics in prose as MathML with words for it', () => {
  const { container } = render(<Prose text="Half of `x^2` is `x^2/2`." />);
  expect(container.querySelectorAll('math[aria-label]')).toHaveLength(2);
  expect(container.textContent).not.toContain('`');
});

describe('mathmlElements', () => {
  it('drops what is not mathematics', () => {
    const source =
      '<mrow onclick="x()" href="javascript:x()"><mn>1</mn><script>x()</script><maction><mi>a</mi></maction></mrow>';
    const { container } = render(
      <MathElement display={false} label="one">
        {mathmlElements(source)}
      </MathElement>,
    );
    expect(container.querySelector('math')?.innerHTML).toBe('<mrow><mn>1</mn></mrow>');
  });
  it('writes numbers with a decimal comma for whoever chose it', () => {
    document.documentElement.dataset.decimal = 'comma';
    const { container } = render(<Prose text="`(1.5, 2)`" />);
    expect(container.querySelector('math')?.textContent).toBe('(1,5;2)');
    act(() => {
      delete document.documentElement.dataset.decimal;
    });
  });
  it('gives up on what is not well formed', () => expect(mathmlElements('<mrow>')).toBe(undefined));
});

describe('Latex', () => {
  const draw = (tex: string) => act(async () => render(<Latex tex={tex} label="one third" />));
  it('draws what temml reads', async () => {
    await draw('\\frac{1}{3}');
    expect((await screen.findByLabelText('one third')).querySelector('mfrac')?.textContent).toBe('13');
  });
  it.each(['\\frac{', '\\__proto__', '\\href{javascript:x}{y}'])('shows the source of %s', async (tex) => {
    const { container } = await draw(tex);
    expect(container.querySelector('a')).toBe(null);
    expect(container.querySelector('code')?.textContent).toBe(tex);
  });
});

describe('applyKey', () => {
  const key = (insert: string, caret = 0) => ({ kind: 'type', key: { face: insert, insert, caret } }) as const;
  it('types at the caret', () =>
    expect(applyKey({ text: '12', from: 1, to: 1 }, key('/'))).toEqual({ text: '1/2', from: 2, to: 2 }));
  it('stands inside a root', () =>
    expect(applyKey({ text: '', from: 0, to: 0 }, key('sqrt()', 1))).toEqual({ text: 'sqrt()', from: 5, to: 5 }));
  it('takes what is selected into a root', () => {
    expect(applyKey({ text: '2+3', from: 0, to: 3 }, key('sqrt()', 1))).toEqual({ text: 'sqrt(2+3)', from: 9, to: 9 });
  });
  it('deletes a sign or what is selected, and stops at the start', () => {
    expect(applyKey({ text: '12', from: 2, to: 2 }, { kind: 'erase' })).toEqual({ text: '1', from: 1, to: 1 });
    expect(applyKey({ text: '12', from: 0, to: 2 }, { kind: 'erase' })).toEqual({ text: '', from: 0, to: 0 });
    expect(applyKey({ text: '12', from: 0, to: 0 }, { kind: 'erase' })).toEqual({ text: '12', from: 0, to: 0 });
  });
  it('never leaves the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.constantFrom(-1 as const, 1 as const), (text, a, b, by) => {
        const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
        const next = applyKey({ text, from, to }, { kind: 'move', by });
        expect(next.text).toBe(text);
        expect(next.from >= 0 && next.to <= text.length && next.from === next.to).toBe(true);
      }),
    );
  });
});

describe('keysFor', () => {
  const faces = (...args: Parameters<typeof keypadKeysFor>) => keypadKeysFor(...args).map(({ insert }) => insert);
  it('offers each kind what it needs', () => {
    expect(faces('number')).toEqual(['-', '.', '/', ' /', '%']);
    expect(faces('inequality')).toContain('≤');
    expect(faces('expression')).toContain('sqrt()');
  });
  it('adds letters, units and more, each once', () => {
    expect(faces('number', { more: ['pi', 'fraction'], letters: ['x'], units: ['cm'] })).toEqual([
      '-',
      '.',
      'x',
      '/',
      ' /',
      '%',
      'π',
      ' cm',
    ]);
  });
});

function Answer({ first = '' }: { readonly first?: string }) {
  const [value, setValue] = useState(first);
  return <AnswerField kind="number" value={value} onChange={setValue} />;
}

describe('AnswerField', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
  it('types keys where the caret is, and keeps the focus', () => {
    render(<Answer first="12" />);
    field().focus();
    field().setSelectionRange(1, 1);
    fireEvent.click(screen.getByRole('button', { name: 'fraction' }));
    expect(field().value).toBe('1/2');
    expect([field().selectionStart, document.activeElement]).toEqual([2, field()]);
    fireEvent.click(screen.getByRole('button', { name: 'delete' }));
    expect(field().value).toBe('12');
  });
  it('keeps the keyboard of a phone away until it is asked for', () => {
    render(<Answer />);
    expect(field().inputMode).toBe('none');
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard of the device' }));
    expect(field().inputMode).toBe('text');
    expect(screen.queryByRole('button', { name: '7' })).toBe(null);
  });
  it('shows the place that cannot be read, and that it costs nothing', () => {
    render(
      <AnswerField
        kind="number"
        value="3 ++ 4"
        onChange={() => {}}
        keypad={false}
        invalid={{ at: 3, length: 1, message: 'There is one sign too many.' }}
      />,
    );
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const words = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(words?.querySelector('mark')?.textContent).toBe('+');
    expect(words?.textContent).toContain('There is one sign too many. This costs no try.');
    expect(field().inputMode).toBe('decimal');
  });
});

it('has one stop for Tab among the keys, and arrows between them', () => {
  render(<Answer />);
  const keys = within(screen.getByRole('group', { name: 'Keys for math' })).getAllByRole('button');
  const stops = () => keys.filter(({ tabIndex }) => tabIndex === 0).map((key) => key.getAttribute('aria-label'));
  expect(stops()).toEqual(['minus']);
  for (const key of keys) Object.defineProperty(key, 'offsetParent', { value: document.body });
  screen.getByRole('button', { name: 'minus' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'minus' }), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'delete' }));
  expect(stops()).toEqual(['delete']);
});

it.each(['two', 'half', 'blue'])('never reads %s letter by letter', (response) => {
  render(<WeRead response={response} kind="number" />);
  expect(screen.getByRole('status').querySelectorAll('math .letter')).toHaveLength(0);
});

it('says nothing of an empty answer', () => {
  render(<WeRead response="  " />);
  expect(screen.getByRole('status').textContent).toBe('');
});

describe('readMath', () => {
  it('reads what the checker reads', () => {
    expect(readMath('3,5', { kind: 'number', numbers: 'comma' })).toMatchObject({
      ok: true,
      label: expect.stringContaining('3'),
    });
    expect(readMath('1, 2', { kind: 'list' })).toMatchObject({ ok: true });
    expect(readMath('2x + = 4', { kind: 'equation' })).toMatchObject({
      ok: false,
      at: expect.any(Number),
      message: expect.any(String),
    });
  });
  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const reading = readMath(text);
        expect(reading.ok ? reading.label : reading.message).toBeTypeOf('string');
      }),
    );
  });
  it.each([
    ['14 dumplings', 'dumplings'],
    ['6 album pages', 'album pages'],
    ['2 1/2 miles', 'miles'],
  ])('writes what is counted in %s as a word, and says it as one', (text, things) => {
    const { container } = render(<Formula text={text} />);
    expect(container.querySelector('mtext')?.textContent).toBe(things);
    expect(container.querySelectorAll('mi')).toHaveLength(0);
    expect(container.innerHTML).not.toContain('\u2062');
    expect(container.querySelector('[aria-label]')?.getAttribute('aria-label')).toMatch(new RegExp(`${things}$`));
  });
  it.each(['two', 'fourteen boxes', 'twenty-five', 'obtuse'])('writes %s as words, and not as a product', (text) => {
    const { container } = render(<Formula text={text} />);
    expect(container.querySelector('mtext')?.textContent).toBe(text);
    expect(container.querySelector('[aria-label]')?.getAttribute('aria-label')).toBe(text);
  });
  it.each(['xy', 'abc', 'sqrt(2)'])('writes %s as mathematics', (text) => {
    const { container } = render(<Formula text={text} />);
    expect(container.querySelector('mtext')).toBeNull();
  });
  it('says a formula in words, and reads units only behind numbers', () => {
    render(<Formula text="3/4 + 1/6" />);
    expect(screen.getByLabelText('three quarters plus one sixth').querySelectorAll('mfrac')).toHaveLength(2);
    const { container } = render(<Formula text="12 cm" />);
    expect(container.querySelector('mtext')?.textContent).toBe('cm');
  });
  it('shows what nobody can read as it was typed', () => {
    const { container } = render(<Formula text="3 ++" />);
    expect(container.textContent).toBe('3 ++');
  });
  it('leans letters and marks blanks', () => {
    const { container } = render(<Formula text="2x + ? = sin(x)" />);
    expect([...container.querySelectorAll('mi')].map((mi) => `${mi.getAttribute('class')} ${mi.textContent}`)).toEqual([
      'letter x',
      'blank □',
      'null sin',
      'letter x',
    ]);
  });
});

it('shows live where reading stopped, before anything is sent', () => {
  render(<AnswerField kind="equation" value="2x + = 4" onChange={() => {}} />);
  expect(screen.getByRole('status').querySelector('mark')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2x + = 4We did not expect “=” here.');
});

it('is calm about what is still being typed', () => {
  render(<WeRead response="3/" kind="number" />);
  expect(screen.getByRole('status').querySelector('mark')).toBe(null);
  expect(screen.getByRole('status').textContent).not.toContain('cannot');
});

describe('ProsePreview', () => {
  it('shows nothing where there is no mathematics', () => {
    const { container } = render(<ProsePreview text="Well done." />);
    expect(container.textContent).toBe('');
  });
  it('shows formulas as they will look', () => {
    const { container } = render(<ProsePreview text="Look at `3/4 + 1/6` again." />);
    expect(container.querySelectorAll('math')).toHaveLength(1);
    expect(container.textContent).not.toContain('`');
  });
  it('says kindly which formula it cannot read, and of no try', () => {
    render(<ProsePreview text="Look at `3 + * 4` again." />);
    expect(screen.getByRole('status').textContent).toContain('We did not expect “*” here.');
    expect(screen.getByRole('status').textContent).not.toContain('try');
  });
  it.each(['<img src=x onerror=alert(1)>', '</math><script>alert(1)</script>', '\\href{javascript:alert(1)}{x}'])(
    'shows %s as text, never as a page',
    (formula) => {
      const { container } = render(<ProsePreview text={`\`${formula}\``} />);
      expect(container.querySelectorAll('img, script, a')).toHaveLength(0);
      expect(isReadable(formula)).toBe(false);
    },
  );
});
