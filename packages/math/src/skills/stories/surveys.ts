/** What students say of themselves, two by two. */
export const surveys = [
  ['plays an instrument', 'plays a sport'],
  ['has a pet', 'has a garden'],
  ['comes by bus', 'brings lunch'],
  ['likes comics', 'likes novels'],
  ['has chores', 'gets an allowance'],
  ['speaks two languages', 'was born in another state'],
] as const;
