import type { Interview, InterviewResult } from '@lemma/school/interview';

/** What each part of the results gets: the interview and its result. */
export type ResultProps = { readonly interview: Interview; readonly result: InterviewResult };
