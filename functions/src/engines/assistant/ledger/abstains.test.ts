import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { asked, drawnOf, said } from '../ask-demo.ts';
import { openForm } from '../press.ts';
import { themeIn } from '../read/theme.ts';
import { writtenOut } from '../topic/written-out.ts';
import { leftOf } from './claims.ts';
import { countIn } from './numbers.ts';
import { questionsIn } from './question.ts';
import { readRequest } from './read.ts';
import { languageIn } from './sheet-slots.ts';
import { topicOf } from './topic.ts';

const namesIn = (text: string): string[] =>
  readRequest(writtenOut(text), 'c').topic?.skills.map(({ name }) => name) ?? [];

describe('an everyday word is no topic', () => {
  it.each([
    ['worksheets in both languages, side by side', /side/],
    ['a plan for the whole day', /whole/],
    ['since our specials schedule changed', /slope|change/],
    ['not done those yet', /notation/],
    ['is there a way to shorten it', /way/],
    ['three numbers to add like 4 + 6 + 2', /like/],
  ])('%s', (text, name) =>
    expect(
      topicOf(text, false)
        .skills.map((skill) => skill.name)
        .join(),
    ).not.toMatch(name),
  );
  it.each([
    ['comparing whole numbers', 'Compare whole numbers'],
    ['shaded fractions', 'Name the shaded fraction'],
    ['scientific notation', 'Read and write scientific notation'],
  ])('where it stands in a name, it is: %s', (text, name) => expect(topicOf(text, false).skills[0]?.name).toBe(name));

  it('nor is it the topic of groups', async () => {
    const { parts } = await answer(asked('make groups of 3 in 6B, mixed ability'));
    expect(said(parts)).not.toContain('for mixed');
  });
});

describe('what is not wanted is no topic', () => {
  it('is no topic beside another one, and holds for each problem', async () => {
    const text = '6 word problems on division for third grade, nothing with remainders';
    expect(namesIn(text)).toEqual(['Know division facts']);
    const { memo } = await answer(asked(text));
    expect(drawnOf(memo)).toHaveLength(6);
    for (const { task } of drawnOf(memo)) expect(task).not.toMatch(/left over|full packs/);
  });
  it('alone names nothing to make', () => expect(namesIn('drop the remainders')).toEqual([]));
  it('but a case may be called by what it is without', () =>
    expect(namesIn('10 subtraction problems 2 digit no regrouping')).toEqual(['Subtract two-digit numbers']));
});

describe('how many', () => {
  it.each([
    ['8 questions, two of them word problems', 8],
    ['10 problems on adding decimals, at least 3 word problems', 10],
  ])('a part is not the whole: %s', (text, count) => expect(countIn(text).value).toBe(count));

  it('minutes do not take the place of a number that is said', async () => {
    const { memo } = await answer(asked('quiz on dividing fractions, 8 questions, two of them word problems, 20 min'));
    expect(
      readRequest('quiz on dividing fractions, 8 questions, two of them word problems, 20 min', 'c').request?.count,
    ).toBe(8);
    expect(memo?.slots?.length ?? 8).toBe(8);
  });
});

describe('what is said of the set', () => {
  it.each([
    ['ten subtraction problems within ten', ['Add and subtract to 10']],
    ['8 problems factoring trinomials, a > 1', ['Factor a quadratic with a number before the square']],
    ['8 problems factoring trinomials', ['Factor a quadratic that starts with a plain square']],
  ])('%s', (text, all) => expect(namesIn(text)).toEqual(all));

  it.each([
    ['10 factoring trinomials', 10],
    ['warm-up for period 3 on two-step equations', undefined],
  ])('counts what problems are: %s', (text, count) => expect(countIn(text).value).toBe(count));

  it('several standards have a problem each', async () => {
    const { memo } = await answer(asked('4 problems on 5.NF.A.1 and 5.NF.B.4'));
    expect(new Set(memo?.slots?.map(({ skill }) => skill)).size).toBe(2);
  });

  it.each([
    ['letter home about decimals, many of my families speak Spanish, draft it in English', undefined],
    ['letter home about decimals in Spanish', 'es'],
  ])('a language that is spoken is none that is wanted: %s', (text, language) =>
    expect(languageIn(text).value).toBe(language),
  );

  it('a clause is no theme', () => expect(themeIn('a note about what we did, 8 ratio problems')).toBeUndefined());

  it.each([
    'I like the approach, and the last problem should be harder',
    '5 word problems on area, one about kites is not allowed',
    '4 word problems on ratios, nothing about pizza',
    'a story with a boy whose name is Basil, 3 problems about Basil on ratios',
    '6 word problems about only whole numbers on ratios',
  ])('no theme is taken from %o', (text) => expect(themeIn(text)).toBeUndefined());
  it.each([
    ['5 word problems about kites on area', 'kites'],
    ['quiz on ratios, 4 problems with a pirate theme', 'pirate'],
  ])('%o is told about what it names', (text, theme) => expect(themeIn(text)).toBe(theme));

  it.each([
    ['5 division word problems about soccer, no remainders', /^$|./, /with a remainder/],
    ['Change the last one', /^$/, /./],
  ])('%o is not made on another topic', (text, own, other) => {
    const named = namesIn(text).join();
    expect(named).toMatch(own);
    expect(named).not.toMatch(other);
  });
  it('a topic far above the grade that is named is asked, not made', async () => {
    const { parts, memo } = await answer(asked('exit ticket on solving quadratics by factoring for grade 4'));
    expect(said(parts)).toContain('Which one is meant?');
    expect(memo).toBeUndefined();
  });
  it('word problems without a topic that the words name are made on none', async () => {
    const { parts } = await answer(asked('5 word problems about soccer with zorbing'));
    expect(said(parts)).not.toContain('What should the problems practice?');
  });
  it('numbers that name a class, a chapter or a problem are no operands', async () => {
    const { parts } = await answer(asked('order 3/4, 0.7, 4/5 from least to greatest for 5C, ch. 9'));
    expect(said(parts)).not.toMatch(/`5`|`9`/);
    expect(said(parts)).toContain('Answer: `0.7`, `3/4`, `4/5`');
  });
  it('units that are asked for are looked up in what was made', async () => {
    const text = 'Plan a 45-minute lesson on measuring a length with a ruler, inches only';
    const made = await answer(asked(text));
    const form = openForm(made);
    const { parts } = form ? await answer(asked(text, { request: form.request })) : made;
    const told = said(parts);
    expect(/centimeters/.test(told) && !/Not so in these problems: .*inches/.test(told)).toBe(false);
  });

  it('a word of another sense is asked about no skill', async () => {
    const { parts } = await answer(asked('push all of these problems to the other site and set it due Wednesday'));
    expect(said(parts)).not.toContain('meant?');
  });
  it('a grade alone is asked for its topic', async () => {
    const { parts } = await answer(asked('warm up for 6th grade, 5 minutes'));
    expect(said(parts)).toContain('Was one of these meant?');
    expect(said(parts)).toMatch(/Make a warm-up on/);
  });
});

describe('of two things neither is made by itself', () => {
  it('a worked example and so many problems', async () => {
    const { parts, memo } = await answer(
      asked('subtracting two-digit numbers with regrouping, 6 problems and one worked example'),
    );
    expect(memo?.slots).toBeUndefined();
    expect(said(parts)).toContain('You name worked example and problem set');
    expect(said(parts)).toMatch(/Make 6 problems on subtract two-digit numbers,.* with regrouping/);
  });
  it('what stands in a lesson is a part of it', () =>
    expect(readRequest('a lesson plan on rounding with a warm up and an exit ticket', 'c').makes).toEqual(['plan']));
  it('which is read as it is offered', () => {
    const { claims, text } = readRequest('Worked example on subtract two-digit numbers', 'c');
    expect(leftOf(text, claims)).toEqual([]);
  });
  it('a worked example does not claim to be with regrouping', async () => {
    const form = openForm(await answer(asked('worked example on subtracting two-digit numbers with regrouping')));
    expect(form?.unused.join()).toContain('regrouping');
  });
  it('one small group is for whom, several are asked for', () => {
    expect(questionsIn('reteach dividing decimals to a small group of 6')).toEqual([]);
    expect(questionsIn('put my class in groups of 4')).toHaveLength(1);
  });
});

describe('a task is worked out where it is asked', () => {
  it('and not where something else is about it', async () => {
    const { parts } = await answer(asked('What are good discussion starters for a number talk about 6 x 7?'));
    expect(said(parts)).not.toContain('42');
  });
  it('a true equation that is called wrong is not “right” alone', async () => {
    const { parts } = await answer(asked('a kid says 4 + 3 = 7 is right but 7 = 4 + 3 is wrong'));
    expect(said(parts)).toContain('`7 = 4 + 3` is right: both sides come to the same');
    expect(said(parts)).toContain('the answer comes right after the equal sign');
  });
  it('and a false one is left to the others', async () => {
    const { parts } = await answer(asked('a kid says 4 + 3 = 8 is right but 7 = 4 + 4 is wrong'));
    expect(said(parts)).not.toContain('is right: both sides');
  });
});

describe('a topic without a thing', () => {
  it('is offered with what else is said of it', async () => {
    const { parts, memo } = await answer(asked('telling time to the half hour, something fun for 20 minutes'));
    expect(memo?.slots).toBeUndefined();
    expect(said(parts)).toContain('Plan a 20-minute lesson on tell the time');
    expect(said(parts)).toContain('tell the time, 3 questions, to the half hour');
  });
  it.each([
    ['multiplication facts, what would ten minutes a day look like', 'Make a warm-up on know multiplication facts'],
    ['what do families need to know at home about comparing decimals', 'Write a letter home about compare decimals'],
  ])('that first which the other words speak for: %s', async (text, first) => {
    const { parts } = await answer(asked(text));
    const says = parts.flatMap((part) => (part.kind === 'try' ? part.says : []));
    expect(says[0]).toContain(first);
  });
  it('what is called most like it is asked where no name is said', async () => {
    const { parts, memo } = await answer(asked('warm-up for money coins'));
    expect(memo?.slots).toBeUndefined();
    expect(said(parts)).toContain('Was one of these meant?');
    expect(said(parts)).toContain('warm-up on count coins');
  });
});

describe('a number by its digits', () => {
  it.each([
    ['My student writes 305 as 3005. Explain what he is thinking', 'written as they are heard'],
    ['one of my kids wrote 14 as 41, what is going on', 'writes the digits of a teen number in reverse'],
    ['she keeps writing 41 for 14, why', 'writes the digits of a teen number in reverse'],
  ])('%s', async (text, thought) => expect(said((await answer(asked(text))).parts)).toContain(thought));
});

it.each(['wanted jumped ', 'x ', '1 '])('a long text of “%s” is read in no time', (word) => {
  const start = performance.now();
  readRequest(word.repeat(100), 'c');
  expect(performance.now() - start).toBeLessThan(5000);
});
