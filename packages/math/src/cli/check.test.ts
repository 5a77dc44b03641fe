import { describe, expect, it } from 'vitest';
import { OWN_CASES } from '../bench/cases.ts';
import { answerText } from './answer-lines.ts';
import { checkLine } from './check-line.ts';

describe('check', () => {
  it('answers bad JSON and continues', () => {
    expect(answerText('{"student":', checkLine)).toEqual({ verdict: 'invalid', reason: 'this line is not JSON' });
    expect(answerText('{"student":"1/2","teacher":"0.5"}', checkLine)).toEqual({ verdict: 'right' });
  });

  it.each([
    [3, 'a line is one JSON object'],
    [null, 'a line is one JSON object'],
    [{ student: 1, teacher: '1' }, 'student and teacher must be texts'],
    [{ student: '1', teacher: '1', test: '__proto__' }, 'no test __proto__'],
  ])('says what is wrong with %o', (line, reason) => {
    const answer = checkLine(line);
    expect(answer.verdict).toBe('invalid');
    expect(answer.reason).toContain(reason);
  });

  it.each([
    ['How many laps is that?', '8', '8 laps', 'right'],
    ['How many laps is that?', '8', '8 miles', 'wrong'],
    ['How many km is it to the lake and back?', '20', '20,000 m', 'right'],
    ['How many km is it to the lake and back?', '20', '20 m', 'wrong'],
    ['How many minutes long is the movie?', '90', '1 1/2 hours', 'right'],
    ['How many minutes long is the movie?', '90', '90 hours', 'wrong'],
    ['What is the temperature now, in °C?', '-6', '-6 °C', 'right'],
    ['What is the temperature now, in °C?', '-6', '-6 °F', 'wrong'],
    ['How many cents are 3 quarters?', '75', '$0.75', 'right'],
    ['How many cents are 3 quarters?', '75', '$75', 'wrong'],
    ['What is the measure of the angle in degrees?', '90', '90 degrees', 'right'],
  ])('reads the unit in the question %o, with key %s: %s is %s', (question, teacher, student, verdict) => {
    expect(checkLine({ question, teacher, student }).verdict).toBe(verdict);
  });

  it.each([
    ['3X+5', '3x + 5', 'right'],
    ['X', 'x', 'wrong'],
    ['Y = 1 + X', 'y = 1 + x', 'wrong'],
    ['-3 < x < 3', '(-3, 3)', 'right'],
    ['-3 < x ≤ 3', '(-3, 3)', 'wrong'],
    ['half past 7', '7:30', 'right'],
    ['7/30', '7:30', 'right'],
  ])('takes %s for %s: %s', (student, teacher, verdict) => {
    expect(checkLine({ student, teacher }).verdict).toBe(verdict);
  });

  it('names the side that cannot be read', () => {
    expect(checkLine({ student: '2 +* 3', teacher: '1' }).reason).toContain('student');
    expect(checkLine({ student: '2', teacher: '(1' }).reason).toContain('teacher');
  });

  it.each(OWN_CASES.map((test) => [test.test, test.student, test.teacher, test] as const))(
    '%s: %s against %s',
    (_name, _student, _teacher, test) => {
      expect(checkLine(test).verdict === 'right').toBe(test.expected);
    },
  );

  it.each([
    ['NumDecPlaces', '3.14', 'pi', 'right', { opt: '2' }],
    ['NumDecPlaces', '3.1', 'pi', 'wrong', { opt: '2' }],
    ['NumAbsolute', '3.2', 'pi', 'right', { opt: '0.1' }],
    ['NumRelative', '3.4', 'pi', 'wrong', { opt: '0.05' }],
    ['GT', '3', 'e', 'right', {}],
    ['GTE', '2', '2', 'right', {}],
    ['UnitsAbsolute', '1.02 km', '1 km', 'right', { opt: '50 m' }],
    ['UnitsEqual', '1 J', '1 N m', 'right', {}],
    ['UnitsEqual', '1 J', '1 W', 'wrong', {}],
    ['CompSquare', '(x+3)^2-4', 'x^2+6x+5', 'right', { opt: 'x' }],
    ['PartFrac', '1/(x-1)-1/(x+1)', '2/(x^2-1)', 'right', { opt: 'x' }],
    ['PerseusNumber', '6/8', '0.75', 'wrong', { simplify: 'required' }],
    ['PerseusNumeric', '', '1', 'right', { rubric: { coefficient: true, answers: [{ value: 1, status: 'correct' }] } }],
    ['PerseusNumeric', '50%', '0.5', 'right', { rubric: { answers: [{ value: 0.5, status: 'correct' }] } }],
    ['AlgEquiv', '24 ft3', '24 cubic feet', 'right', {}],
    ['AlgEquiv', '24 sq ft', '24 cubic feet', 'wrong', {}],
    ['AlgEquiv', '2500 Wh', '2.5 kWh', 'right', {}],
    ['AlgEquiv', '1 foot', '12 in', 'right', {}],
    ['AlgEquiv', '35 miles per hour', '35 mph', 'right', {}],
    ['AlgEquiv', '5 sq cm', '5 cm^2', 'right', {}],
    ['AlgEquiv', '.4 .45 .5', '0.4, 0.45, 0.5', 'right', {}],
    ['AlgEquiv', '0.333...', '1/3', 'wrong', {}],
    ['AlgEquiv', 'two and a half', '5/2', 'right', {}],
    ['AlgEquiv', 'the answer is 12', '12', 'right', {}],
    ['AlgEquiv', 'x = 1 and 6', 'x = 1 or x = 6', 'right', {}],
    ['AlgEquiv', '1, 6', 'x = 1 or x = 6', 'right', {}],
    ['AlgEquiv', '1, 5', 'x = 1 or x = 6', 'wrong', {}],
    ['AlgEquiv', 'h(2) = 4 + 5 = 9', '9', 'right', {}],
    ['AlgEquiv', '4 + 4 = 9', '9', 'wrong', {}],
    ['AlgEquiv', '5 to 8', '5:8', 'right', {}],
    ['AlgEquiv', '3 in 10', '3/10', 'right', {}],
    ['AlgEquiv', '8 with 3 left over', '8 R 3', 'right', {}],
    ['AlgEquiv', '4 feet 2 inches', '4 ft 2 in', 'right', {}],
    ['AlgEquiv', '2 feet 4 inches', '4 ft 2 in', 'wrong', {}],
    ['AlgEquiv', 'half past 2', '2:30 pm', 'right', {}],
    ['AlgEquiv', '2:30 am', '2:30 pm', 'wrong', {}],
    ['AlgEquiv', 'N', 'n', 'wrong', {}],
    ['UnitsEqual', '14 square feet', '14 ft^2', 'right', {}],
    ['UnitsEqual', '14 feet', '14 ft^2', 'wrong', {}],
    ['UnitsEqual', 'nine books', '9', 'right', {}],
    ['UnitsEqual', '9 miles', '9', 'wrong', {}],
    ['EqualComAssRules', 'a+b', 'b+a', 'right', {}],
    ['EqualComAssRules', '1*x+0', 'x', 'right', { opt: 'ID_TRANS' }],
    ['EqualComAssRules', '1*x+0', 'x', 'wrong', {}],
  ])('%s: %s against %s is %s', (test, student, teacher, verdict, options) => {
    expect(checkLine({ test, student, teacher, options }).verdict).toBe(verdict);
  });
});
