export const classTexts = {
  common: {
    class: 'Class',
    quoted: '“{text}”',
    looksOn: 'You can view this class. Ask {name} to change that.',
    fileNotMade: 'The file wasn’t made: who makes one is recorded, and that failed',
  },
  newClass: {
    welcome: 'Welcome',
    emptyTitle: 'Start with your first class',
    emptyBody:
      'A class holds your students and their work. You make it in a minute, and no child needs an email address.',
    make: 'Create a class',
    title: 'New class',
    body: 'You can change both later.',
    name: 'Name',
    nameHint: 'As your students know it: "6B Math".',
    nameMissing: 'Type a name for the class.',
    grade: 'Grade',
    gradeNone: 'Choose a grade',
    gradeMissing: 'Choose the grade that you teach in this class.',
    gradeOf: '{grade, plural, =0 {Kindergarten} =9 {Algebra 1} other {Grade #}}',
    submit: 'Create class',
  },
} as const;
