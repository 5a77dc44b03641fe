import { describe, expect, it } from 'vitest';
import { type Display, digits, EMPTY, type Key, operators, pressed } from './pressed.ts';

const keys = [...digits, ...operators, '.', '='] as const satisfies readonly Key[];
const isKey = (sign: string): sign is (typeof keys)[number] => keys.some((key) => key === sign);
const display = (keyed: string, from: Display = EMPTY): Display =>
  [...keyed].reduce((shown, sign) => (isKey(sign) ? pressed(shown, sign) : shown), from);

describe('a calculation', () => {
  it.each([
    ['34*6=', '204'],
    ['2+3*4=', '14'],
    ['12/4-1=', '2'],
    ['20-6-4=', '10'],
    ['100/5/2=', '10'],
    ['0.1+0.2=', '0.3'],
    ['1/3=', '0.333333333333'],
    ['2/3*3=', '2'],
    ['7*-2=', '-14'],
    ['-5+2=', '-3'],
    ['-5--2=', '-3'],
    ['1-1=', '0'],
    ['.5*4=', '2'],
    ['1200*0.0000005=', '0.0006'],
    ['5+=', '5'],
    ['6=', '6'],
  ])('%s is %s', (typed, result) => {
    expect(display(typed)).toEqual({ text: result, isResult: true });
  });
  it('goes on with its result, and a digit begins a new one', () => {
    expect(display('8*2=+4=').text).toBe('20');
    expect(display('8*2=5').text).toBe('5');
  });
  it.each([
    ['5/0=', 'by-zero'],
    ['0/0=', 'by-zero'],
    ['999999*9999999=', 'too-large'],
  ])('%s says why it has no result', (typed, trouble) => {
    expect(display(typed)).toEqual({ text: '', isResult: true, trouble });
    expect(display('7', display(typed))).toEqual({ text: '7', isResult: false });
  });
});

describe('what is typed', () => {
  it.each([
    ['5+*3', '5*3'],
    ['5*-+3', '5+3'],
    ['+3', '3'],
    ['1.2.3', '1.23'],
    ['007', '7'],
    ['5+.5', '5+0.5'],
  ])('%s stands there as %s', (typed, text) => {
    expect(display(typed).text).toBe(text);
  });
  it('has no number that would not be shown whole', () => {
    expect(display('1234567890123').text).toBe('123456789012');
  });
  it('goes back by one sign, and by all of a result', () => {
    expect(pressed(display('12+3'), 'back').text).toBe('12+');
    expect(pressed(display('12+3='), 'back')).toEqual(EMPTY);
    expect(pressed(display('12+3'), 'clear')).toEqual(EMPTY);
  });
});
