import type { Skill } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';

/** Says that the topic was not recognized and offers similar ones, instead of using another topic. */
export function askWhich(what: string, near: readonly Skill[], saying: (topic: string) => string): ChatPart[] {
  if (near.length === 0)
    return [
      {
        kind: 'text',
        text: `I did not find what ${what} should be about, so I have made nothing. Name a skill or a standard.`,
        claim: 'idea',
      },
      { kind: 'try', says: [saying('adding fractions with unlike denominators'), saying('5.NF.A.1')] },
    ];
  return [
    {
      kind: 'text',
      text: `I am not sure what ${what} should be about, so I have made nothing. Is it one of these? Otherwise name a skill or a standard.`,
      claim: 'idea',
    },
    { kind: 'try', says: near.map(({ name }) => saying(name)) },
  ];
}
