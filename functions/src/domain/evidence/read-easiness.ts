import { type EasinessOf, easinessFrom, shippedEasiness } from '@lemma/mastery';
import { documents } from '../../platform/documents.ts';

/** The id of the document: a database belongs to one school. */
export const SCHOOL = 'school';

/**
 * How easy each skill is at this school, as the last night's fit has it. Without a fit that can be read, it is what
 * every school starts with. It is read outside of transactions, which the nightly fit would disturb.
 */
export async function readEasiness(): Promise<EasinessOf> {
  const [school] = await documents.easiness.readEach([SCHOOL], () => undefined);
  return school ? easinessFrom(school) : shippedEasiness;
}
