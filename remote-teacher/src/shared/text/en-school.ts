export const schoolTexts = {
  school: {
    title: 'School',
    lead: 'You operate Lemma for your school. What you decide here is written down, and the other operators get an email.',
    demandTitle: 'Two-step sign-in for all adults',
    demandNot: 'Not demanded: a teacher or a parent with a stolen password is only protected who has turned it on.',
    demandNow: 'Demanded: teachers and families read nothing before they have turned it on.',
    demand: 'Demand it of all adults',
    demandEnd: 'Demand it no more',
    demandWhy:
      'From now on, teachers and families of your school who have not turned it on see how to, and nothing else. Children are not concerned. Tell people before: each needs a phone or a computer with an authenticator app.',
    demandEndWhy:
      'Then a password alone opens the data of every child whom its owner may see, unless that person has turned two-step sign-in on.',
    demanded: 'Two-step sign-in is demanded',
    demandEnded: 'Two-step sign-in is no longer demanded',
    cancel: 'Cancel',
    backupTitle: 'Backups',
    backupLead:
      'A backup is one file with all classes, students, work and files, as it is stored. Another installation of Lemma reads it. It has nobody’s sign-in in it.',
    warning:
      'It holds the data of every child: save it where nobody else can read it, and delete it when you no longer need it. Families see who took it, and your school’s other operators get an email.',
    missing:
      'First turn on two-step sign-in on this page, under “Signing in”. Then you can demand it of others and take a backup here.',
    code: 'Code from your app',
    codeHint: 'Your last one is more than ten minutes old. A recovery code works too.',
    codeMissing: 'Type a code from your app first.',
    wrong: 'This code is not right, or was used already. Wait for the next one.',
    wait: 'There were too many tries or backups in a short time. Try again later.',
    make: 'Download a backup of the school',
    begun: 'The backup is being made',
    backups: 'Backups of the school',
    line: 'Asked for by {name} on {at}',
    making: 'Being made: {percent, number}%. You can leave this page; it goes on.',
    progress: 'How far the backup is',
    failed: 'It could not be made. Try once more; if it fails again, whoever runs Lemma finds the reason in its log.',
    ready: 'Ready until {until}; then Lemma deletes it.',
    save: 'Save the file',
    saveOf: 'Save the file of {at}',
    saving: 'Your browser saves the file',
    acts: 'What operators did',
    noActs: 'Nothing yet.',
    act: {
      'school-backup-made': '{name} had a backup made',
      'school-backup-taken': '{name} saved a backup',
      'factor-demanded': '{name} demanded two-step sign-in',
      'factor-demand-ended': '{name} ended the demand for two-step sign-in',
    },
    gone: 'Somebody who is gone',
    restoring:
      'A school is restored from a file by a command, with the rights of whoever runs Lemma: it writes over what is there.',
  },
} as const;
