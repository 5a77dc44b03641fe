export const latePolicyTexts = {
  latePolicy: {
    hours: 'hours',
    percent: 'Counts',
    remove: 'Remove',
    early: {
      title: 'Bonus for early work',
      hours: 'Before it is due, at least',
      add: 'Add a bonus',
      said: '{percent, number}% from {hours, plural, one {# hour} other {# hours}} early on',
    },
    late: {
      title: 'Late work',
      hours: 'After it was due, at most',
      add: 'Add a late step',
      said: '{percent, number}% up to {hours, plural, one {# hour} other {# hours}} late',
    },
    after: 'After that',
    afters: {
      fixed: 'late work counts a fixed share',
      practice: 'open for practice, without points',
      closed: 'closed',
    },
    fixed: 'Share',
    afterSaid: {
      fixed: 'late work counts {percent, number}%',
      practice: 'late work is practice, without points',
      closed: 'no late work',
    },
    thenSaid: {
      fixed: 'then {percent, number}%',
      practice: 'then practice, without points',
      closed: 'then closed',
    },
  },
} as const;
