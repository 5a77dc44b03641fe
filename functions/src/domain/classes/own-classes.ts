import { documents } from '../../platform/documents.ts';
export const MOST_OWN = 500;

export async function ownClasses(uid: string) {
  const found = await documents.classes.where(['teacherIds', 'array-contains', uid]).limit(MOST_OWN).get();
  return found.docs.flatMap((snapshot) => documents.classes.parse(snapshot) ?? []);
}
