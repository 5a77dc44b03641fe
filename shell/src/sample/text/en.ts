/** The texts around the sample class, so that no other page loads them. */
export const en = {
  sample: {
    label: 'Sample class',
    body: 'This is a sample class. Everybody in it is made up.',
    short: 'Sample class',
    seeAs: 'See it as',
    teacher: 'Teacher',
    student: 'Student',
    parent: 'Parent',
    start: 'Start a class',
    leave: 'Leave',
    failedTitle: 'The sample class did not load',
    failedBody: 'Check the connection, then try again.',
  },
};
