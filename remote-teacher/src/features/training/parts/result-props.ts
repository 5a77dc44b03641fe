import type { Interview, InterviewResult } from '@lemma/school/interview';

/** What each part of the results is given: the interview, and what it came to. */
export type ResultProps = { readonly interview: Interview; readonly result: InterviewResult };
