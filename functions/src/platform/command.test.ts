import { parseArgs } from 'node:util';
import { AppError } from '@lemma/contract';
import { expect, it } from 'vitest';
import { sentenceOf } from './command.ts';

const faultOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it.each([
  ['a refusal', new AppError('data/not-found', 'class 6B'), 'class 6B'],
  ['an unknown option', faultOf(() => parseArgs({ args: ['--projekt', 'x'] })), /--projekt/],
  ['a file that is not there', Object.assign(new Error('no such file'), { code: 'ENOENT' }), 'no such file'],
  ['an account that is not there', Object.assign(new Error('no user'), { code: 'auth/user-not-found' }), 'no user'],
  ['a database that is silent', Object.assign(new Error('refused'), { code: 14 }), /does not answer: refused/],
])('tells of %s in a sentence', (_, error, sentence) => expect(sentenceOf(error)).toMatch(sentence));

it('leaves the trace to a fault of ours', () => {
  expect(sentenceOf(new TypeError('x is not a function'))).toBeUndefined();
  expect(sentenceOf(faultOf(() => new URL('no address')))).toBeUndefined();
});
