import { constantValue } from '../../check/index.ts';
import { treeOf } from '../judge.ts';
import { cardinal } from './number-run.ts';
import { spokenDecimal } from './numbers.ts';
import type { Finding } from './rule.ts';

const READ = /\bread(?:s|ing)?\s+(\d[\d,]*(?:\.\d+)?)\s+(?:aloud\s+)?as\s+["“']([a-z][a-z -]+?)[.,]?["”']/gi;
const POWER = /(?<![\w.])(\d+)([²³⁴⁵])\s+(?:means|is the same as|stands for)\s+(\d+)\s*([×+])\s*(\d+)(?!\s*[×+]|\d)/g;

const BARS = /(?<![\d)|] ?)\|\s*([-−+×÷·*/()\d.\s]+?)\s*\|\s*(?:=|is|equals)\s*([-−]?\d+(?:\.\d+)?)(?!\s*[-+−×÷])/g;
const signed = (text: string): number => Number(text.replace('−', '-'));

/** "Read 3.045 as 'three and forty-five thousandths'", "10³ means 10 × 3". */
export function spokenFindings(text: string, from: number): Finding[] {
  const read = [...text.matchAll(READ)].flatMap(([whole, digits = '', words = ''], _at, all) => {
    const index = text.indexOf(whole);
    const value = spokenDecimal(words.toLowerCase()) ?? cardinal(words.toLowerCase().split(/[ -]/));
    void all;
    return value === undefined
      ? []
      : {
          start: from + index,
          end: from + index + whole.length,
          holds: Math.abs(value - Number(digits.replaceAll(',', ''))) < 1e-9,
        };
  });
  const powers = [...text.matchAll(POWER)].map((match) => {
    const [whole, base = '', raised = '', a = '', sign = '', b = ''] = match;
    const exponent = '²³⁴⁵'.indexOf(raised) + 2;
    const value = sign === '×' ? Number(a) * Number(b) : Number(a) + Number(b);
    return {
      start: from + match.index,
      end: from + match.index + whole.length,
      holds: value === Number(base) ** exponent,
    };
  });
  const bars = [...text.matchAll(BARS)].flatMap(({ index, 0: whole, 1: inside = '', 2: said = '' }) => {
    const tree = treeOf(inside);
    const value = tree && constantValue(tree);
    const holds = value !== undefined && Math.abs(Math.abs(value) - signed(said)) < 1e-9;
    return value === undefined ? [] : [{ start: from + index, end: from + index + whole.length, holds }];
  });
  return [...read, ...powers, ...bars];
}
