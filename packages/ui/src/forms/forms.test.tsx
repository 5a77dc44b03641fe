import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BoundedNumber } from './bounded-number.tsx';
import { Checkbox, RadioGroup, Switch } from './choices.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { NumberField, readNumber } from './number-field.tsx';
import { PasswordField, Select, TextArea, TextField } from './text-field.tsx';

describe('TextField', () => {
  it('ties label, hint and error to the control', () => {
    render(<TextField label="Email" hint="For the receipt" error="Enter an @" optional />);
    const input = screen.getByRole('textbox', { name: 'Email (optional)' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['For the receipt', 'Enter an @']);
  });
  it('says nothing of errors where there are none', () => {
    render(<TextField label="Name" />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null]);
  });
});

it.each([TextField, TextArea])('says that a text is too long instead of cutting it without a word', (Control) => {
  render(<Control label="Name" maxLength={10} />);
  const control = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.input(control, { target: { value: 'short' } });
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.input(control, { target: { value: 'just enoug' } });
  expect(screen.getByRole('status').textContent).toBe('This field takes 10 characters. What is longer is left out.');
});

it('shows a password and hides it again', () => {
  render(<PasswordField label="Password" />);
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  fireEvent.click(toggle);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});

it('offers an empty choice only where asked', () => {
  render(<Select label="Grade" placeholder="Choose" options={[{ value: '5', label: 'Grade 5' }]} />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose', 'Grade 5']);
});

function Minutes({ first }: { readonly first: string }) {
  const [text, setText] = useState(first);
  return <NumberField label="Length" text={text} onTextChange={setText} min={15} max={90} step={5} />;
}

describe('NumberField', () => {
  const field = () => screen.getByRole('spinbutton', { name: 'Length' });

  it.each([
    ['45', 'ArrowUp', '50'],
    ['45', 'ArrowDown', '40'],
    ['88', 'ArrowUp', '90'],
    ['', 'ArrowUp', '15'],
    ['oops', 'ArrowDown', '15'],
  ])('goes from %o by %s to %s', (first, key, then) => {
    render(<Minutes first={first} />);
    fireEvent.keyDown(field(), { key });
    expect(field()).toHaveProperty('value', then);
  });
  it('keeps what was typed even when it is no number', () => {
    render(<Minutes first="45" />);
    fireEvent.change(field(), { target: { value: '4o' } });
    expect(field()).toHaveProperty('value', '4o');
    expect(field().getAttribute('aria-valuenow')).toBe(null);
  });
  it.each([
    ['12', 12],
    ['-3', -3],
    ['−3', -3],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['', undefined],
    ['1e5', undefined],
    ['1.2.3', undefined],
  ])('reads %o as %o', (text, value) => expect(readNumber(text)).toBe(value));
});

function Problems({ told }: { readonly told: (value: number) => void }) {
  const [value, setValue] = useState(10);
  const tell = (next: number) => {
    told(next);
    setValue(next);
  };
  return <BoundedNumber label="Problems" min={2} max={20} value={value} onValueChange={tell} />;
}

describe('BoundedNumber', () => {
  it.each([
    ['15', ['1', '15'], [15], '15'],
    ['99', ['9', '99'], [9, 20], '20'],
    ['1', ['1'], [2], '2'],
    ['nothing', [''], [], '10'],
    ['words', ['many'], [], '10'],
  ])('typed %s tells the numbers within its bounds, and is one of them when it is left', (_, typed, told, left) => {
    const tell = vi.fn();
    render(<Problems told={tell} />);
    const field = screen.getByRole('spinbutton', { name: 'Problems' });
    for (const value of typed) {
      fireEvent.change(field, { target: { value } });
      expect(field).toHaveProperty('value', value);
    }
    fireEvent.blur(field);
    expect(tell.mock.calls.flat()).toEqual(told);
    expect(field).toHaveProperty('value', left);
  });
});

describe('choices', () => {
  it('ticks a box by its words', () => {
    const changed = vi.fn();
    render(<Checkbox label="Hide names" onCheckedChange={changed} />);
    fireEvent.click(screen.getByText('Hide names'));
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByRole('checkbox', { name: 'Hide names' })).toHaveProperty('checked', true);
  });
  it('turns a switch and reads its hint', () => {
    const changed = vi.fn();
    render(<Switch label="Hints" checked={false} hint="From a nudge" onCheckedChange={changed} />);
    const control = screen.getByRole('switch', { name: /Hints/ });
    fireEvent.click(control);
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('From a nudge');
  });
  it('names a group and chooses one of it', () => {
    const changed = vi.fn();
    render(
      <RadioGroup
        label="Tries"
        error="Choose one"
        options={[
          { value: '1', label: 'One' },
          { value: '3', label: 'Three' },
        ]}
        onValueChange={changed}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Tries' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one');
    fireEvent.click(screen.getByRole('radio', { name: 'Three' }));
    expect(changed).toHaveBeenCalledExactlyOnceWith('3');
  });
});

it('takes the focus to the summary, and from there to the field', () => {
  render(
    <>
      <FormErrorSummary errors={[{ field: 'mail', message: 'Enter an @' }, { message: 'The school is closed' }]} />
      <input id="mail" aria-label="Email" />
    </>,
  );
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('2 things need your attention');
  fireEvent.click(screen.getByRole('link', { name: 'Enter an @' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});
