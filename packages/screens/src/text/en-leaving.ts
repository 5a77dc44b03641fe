/** Deleting a class, and bringing it back. */
export const leavingTexts = {
  leaving: {
    classIsLeaving: 'being deleted',
    deleteClass: 'Delete the class',
    deleteClassOf: 'Delete the class {name}',
    deleteClassTitle: 'Delete {name}?',
    deleteClassWhy:
      'Its work goes, and the accounts of students who are in no other class. You can bring everything back here for {days, number} days; then it is gone, and a receipt stays that names nobody.',
    classNameTyped: 'To confirm, type the name of the class: {name}',
    classNameWrong: 'This is not the name of the class.',
    classLeaving: '{name} is being deleted',
    deletedClasses: 'Deleted classes',
    deletedLine:
      '{name}, deleted on {date}: {students, plural, one {1 student account} other {# student accounts}}, {documents, plural, one {1 record} other {# records}}, {files, plural, one {1 file} other {# files}}.',
    aClass: 'A class',
    restorableUntil: 'Can be brought back until {date}.',
    isReturning: 'Coming back: it appears among your classes in a moment.',
    goneOn: 'Gone for good since {date}, copies too.',
    classReturning: 'The class is coming back',
  },
} as const;
