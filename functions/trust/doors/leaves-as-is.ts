/**
 * What those who may can ask for without any document being another afterwards, beside the line of their own session. Each
 * other call that succeeds changes something, or it was asked in a school in which there is nothing for it to do.
 */
export const leavesAsIs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'only shows or computes': [
      ...['childWork', 'classSignInList', 'deletedClasses', 'erasureReceipts', 'halted', 'judgePassword'],
      ...['listCoTeachers', 'listScenarios', 'listSessions', 'listSkills', 'modelState', 'openSharedPlan'],
      ...['paperVersions', 'practiceSolution', 'previewErasure', 'previewItems', 'readFeedback', 'readNotes'],
      ...['recentChanges', 'releaseHealth', 'releaseSeat', 'retentionPlan', 'showAsked', 'showAsked?alone'],
      ...['showDigest', 'showKeys', 'showLatePass', 'showSchool', 'showSecondFactor', 'showSolutions', 'showTies'],
      ...['showTwin', 'showWordings', 'teachNext', 'testItems', 'tryPreview', 'unsubscribe', 'whoLooked'],
      ...['removeFile', 'noteChatExport', 'policyReport', 'suggestGrade'],
    ],
    'changes the session alone, or the account at the auth service': [
      ...['leaveSession', 'noteSession', 'provePassword', 'passSecondFactor?with a token of nobody'],
      ...['passSecondFactor?with an earlier token'],
    ],
    'is there already, or gone already': [
      ...['askAssistant?a turn of another', 'copyPlan?over another', 'makePlan?over another', 'makeStory?over another'],
      ...['startInterview?over another', 'startPupilInterview?over another', 'removeDraft?that is gone'],
      ...['handOverLead?to whoever leads'],
    ],
  }).flatMap(([why, subjects]) => subjects.map((one): [string, string] => [one, why])),
);

/** What changes something for some, and for others has nothing to do: their own file, nobody's child, no practice. */
export const changesForSome: ReadonlySet<string> = new Set([
  ...['download', 'exportMyData', 'passSecondFactor', 'reportVitals', 'startPlacement', 'startPractice'],
]);
