import { classifierOf } from '@lemma/mastery/classifier';
import { describe, expect, it } from 'vitest';
import { featuresOf, kindsOf, refersBack } from './kind-of.ts';
import requests from './requests.json' with { type: 'json' };
import { topicIn } from './topic-in.ts';

describe('requests of somebody whose requests were left out', () => {
  // One of ten authors, who wrote without having seen those of the others; the other nine gave 68 to 88 %.
  const OTHER = 'i';
  const own = requests.filter(({ by, kind }) => by === OTHER && kind !== 'follow');
  const classify = classifierOf(
    requests.flatMap(({ by, kind, text }) =>
      by === OTHER || kind === 'follow' ? [] : [{ label: kind, features: featuresOf(text) }],
    ),
  );
  const read = own.map(({ kind, text }) => ({ kind, first: classify(featuresOf(text))[0] }));
  const isRight = ({ kind, first }: (typeof read)[number]): boolean => first?.[0] === kind;

  it('are mostly of the kind that is found', () => {
    expect(read.length).toBeGreaterThan(200);
    expect(read.filter(isRight).length / read.length).toBeGreaterThan(0.75);
  });

  it('are nearly always of the kind that is found with a high probability', () => {
    const sure = read.filter(({ first }) => first !== undefined && first[1] >= 0.4);
    expect(sure.length / read.length).toBeGreaterThan(0.4);
    expect(sure.filter(isRight).length / sure.length).toBeGreaterThan(0.9);
  });
});

it('gives probabilities that add up to 1, the most likely kind first', () => {
  const shares = kindsOf('quick quiz on adding decimals').map(([, share]) => share);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});

it('tells what refers to the answer before from what does not', () => {
  expect(refersBack('swap the second one for something with smaller numbers')).toBeGreaterThan(0.5);
  expect(refersBack('lesson plan on the area of triangles for Thursday')).toBeLessThan(0.5);
});

it.each([
  ['my kids bombed the quiz so I need ten more on dividing decimals before Friday', 'dividing decimals'],
  ['who are you', undefined],
])('finds the words that name the topic in %o', (text, topic) => expect(topicIn(text)).toBe(topic));
