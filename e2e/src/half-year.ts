import { signUp as signUpAtBackend } from '@lemma/testing';
import { type PlantedClass, plantHalfYearSchool } from '../../functions/backend/half-year-school.ts';
import { type Adult, adult, PASSWORD } from './people.ts';
import { running } from './running.ts';

export type HalfYear = { readonly accounts: readonly Adult[]; readonly classes: readonly PlantedClass[] };

/**
 * Three teachers, ten classes, 300 students and half a year of work; it includes what each simulated student really
 * knows.
 */
export async function halfYearSchool(): Promise<HalfYear> {
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  const accounts = ['Maya Okafor', 'Jonas Weber', 'Lucía Torres'].map((name) => adult(name, 'Teacher'));
  const teachers = await Promise.all(
    accounts.map(async ({ email, fullName }) => {
      const { uid } = await signUpAtBackend(backend, { email, fullName, password: PASSWORD, role: 'teacher' });
      return { uid, fullName };
    }),
  );
  return { accounts, classes: await plantHalfYearSchool(teachers, Date.now()) };
}
