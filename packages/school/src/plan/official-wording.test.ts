import { describe, expect, it } from 'vitest';
import { plainCode, readCaseFile } from './official-wording.ts';

const known = new Set(['5.NF.A.1', 'A-REI.B.4a', '3.NF.A.2a']);
const isKnown = (code: string): boolean => known.has(code);
const packageOf = (items: readonly object[], about: object = {}) =>
  JSON.stringify({
    CFDocument: { identifier: 'd', title: 'Invented standards', creator: 'A publisher', ...about },
    CFItems: items,
  });

describe('a CASE file', () => {
  it('gives the wording of known codes in full, with a notice', () => {
    const items = [
      {
        identifier: '1',
        humanCodingScheme: 'CCSS.Math.Content.5.NF.A.1',
        fullStatement: 'An <b>invented</b>\n sentence.',
      },
      { identifier: '2', humanCodingScheme: 'XYZ.1', fullStatement: 'Another.' },
      { identifier: '3', fullStatement: 'A heading.' },
    ];
    expect(readCaseFile(packageOf(items, { licenseURI: { title: 'A license' } }), isKnown)).toEqual({
      ok: true,
      official: {
        title: 'Invented standards',
        notice: 'Invented standards, A publisher. A license',
        wordings: { '5.NF.A.1': 'An invented sentence.' },
      },
      unknown: ['XYZ.1'],
    });
  });
  it.each([
    ['CCSS.Math.Content.HSA.REI.B.4.a', 'A-REI.B.4a'],
    ['HSA-REI.B.4a', 'A-REI.B.4a'],
    ['3.NF.A.2.a', '3.NF.A.2a'],
    ['CCSS.MATH.CONTENT.K.CC.A.1', 'K.CC.A.1'],
    ['S-ID.B.6a', 'S-ID.B.6a'],
    ['CCSS.Math.Content.HSF-IF.C.7.e', 'F-IF.C.7e'],
  ])('reads %s as %s', (code, plain) => expect(plainCode(code)).toBe(plain));
  it.each([
    ['An inequality x < c, or one of the form x > c.', 'An inequality x < c, or one of the form x > c.'],
    ['Written a<b or b>c,<br/>as <em class="x">invented</em>.', 'Written a<b or b>c, as invented.'],
    ['Signs &lt;, = and &gt; &amp; more.', 'Signs <, = and > & more.'],
  ])('keeps all of the wording %s but its markup', (fullStatement, text) => {
    const read = readCaseFile(packageOf([{ humanCodingScheme: '5.NF.A.1', fullStatement }]), isKnown);
    expect(read.ok && read.official.wordings['5.NF.A.1']).toBe(text);
  });
  it.each([
    ['not JSON', 'nothing', ''],
    ['no package', '{}', 'CFDocument'],
    ['no items', packageOf([]), 'CFItems'],
    ['another subject', packageOf([{ humanCodingScheme: 'RL.5.1', fullStatement: 'Read.' }]), 'CFItems'],
    [
      'a text too long',
      packageOf([{ humanCodingScheme: '5.NF.A.1', fullStatement: 'x'.repeat(3001) }]),
      'wordings.5.NF.A.1',
    ],
  ])('is refused for %s, and says where', (_, text, where) => {
    const read = readCaseFile(text, isKnown);
    expect(read.ok ? [] : read.faults.map((fault) => fault.where)).toContain(where);
  });
});
