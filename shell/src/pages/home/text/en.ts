/** The texts of the home page alone, so that no other page loads them. */
export const en = {
  home: {
    title: 'Mathematics that knows why an answer went wrong',
    lead: 'Lemma reads each answer for the idea behind it. Teachers see what to teach tomorrow and to whom; students get a hint that fits; parents can help and say so.',
    signIn: 'Sign in',
    signUp: 'Start a class',
    createAccount: 'Create an account',
    seeClass: 'See a class',
    student: 'I am a student',
    open: 'Open Lemma',
    free: 'Free for schools. Students need no email address.',
    codeTitle: 'Your code is kept',
    codeBody: 'Sign in, or create an account as a parent. The code from the teacher is filled in for you then.',
    foot: 'Free software under the MIT license.',
  },
  problem: {
    title: 'Try it: make a mistake',
    which: 'Choose a problem',
    subtraction: 'Subtraction',
    fractions: 'Fractions',
    equation: 'Equations',
    add: 'Add.',
    subtract: 'Subtract.',
    solve: 'Solve for x.',
    answer: 'Your answer',
    check: 'Check',
    often: 'Students often write',
    noScript: 'With JavaScript turned on, you can answer here, and a mistake is named.',
    failed: 'That could not be loaded. Check the connection and press the button again.',
  },
  product: {
    title: 'One answer, three readers',
    teacherTitle: 'The teacher: who needs what, first',
    teacherBody:
      'The morning starts with one thing to do: who is stuck, on which idea, with their own answers beside it. Everything else is one step away.',
    teacherAlt:
      'The teacher’s overview of an Algebra 1 class: three students are stuck on subtracting polynomials, with a button to see their answers; below, how many need help, are to grade, are missing.',
    studentTitle: 'The student: a hint that fits',
    studentBody:
      'Math is typed the way it is written. What cannot be read costs no try, and after a mistake comes a question about just that idea, never the answer.',
    studentAlt:
      'A student’s phone: a problem with a typed answer, and below it a hint about the idea behind the mistake.',
    parentTitle: 'The parent: plain words',
    parentBody:
      'What is due, how it went, and what the teacher wrote, in English or Spanish. A photo of the paper can be turned in from the kitchen table.',
    parentAlt: 'A parent’s phone: two children, what is due for each, a score and the teacher’s comment.',
    look: 'Look around as {who, select, teacher {a teacher} student {a student} other {a parent}}',
    made: 'The pictures show a made-up school.',
  },
  plain: {
    title: 'Before you ask',
    costTitle: 'What it costs',
    costBody:
      'Nothing. There is no paid version, no advertising and no trial that ends. A school that runs its own Lemma pays Google for the Firebase project it runs on.',
    costLink: 'The license',
    dataTitle: 'Where data lives',
    dataBody:
      'In the school’s own Firebase project, in the region the school chooses. Pages and fonts come from the school’s own sites, and nobody is tracked.',
    dataLink: 'Every kind of data, who reads it, how long it is kept',
    districtTitle: 'What a district asks',
    whoAsk: 'Who sees a child’s work?',
    who: 'Teachers of the child’s classes, and adults linked to the child by a code. Being a teacher opens no other class.',
    whoLink: 'The rules, as the database reads them',
    signInAsk: 'How do children sign in?',
    signInText: 'With a card: a class code, a name and a secret. No email address, no phone number.',
    signInLink: 'Who signs in by what',
    deleteAsk: 'Can a child’s data be deleted?',
    delete:
      'Yes. A parent asks, a teacher sees what would go and confirms. Nobody can read it from then on. An encrypted copy stays for 30 days, in case it was a mistake. There is a receipt.',
    deleteLink: 'What a deletion does',
    keepAsk: 'How long is data kept?',
    keep: 'For periods that the class’s teacher chooses. What is over is deleted each night; there is no “forever”.',
    keepLink: 'The periods',
    modelAsk: 'Is there a language model?',
    model:
      'Not unless the school connects one. Names are replaced before anything leaves, and no child’s answers go without consent.',
    modelLink: 'What a model may do',
    holeAsk: 'How is a security hole reported?',
    hole: 'Privately, with an answer within three working days.',
    holeLink: 'Security',
    documents: 'These documents are the ones the program is built with. They open as plain text, in English.',
  },
};
