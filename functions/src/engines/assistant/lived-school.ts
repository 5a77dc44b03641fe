import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { boardSchema } from '@lemma/school/assignment';
import { type Classroom, classroomSchema, presentStudents, rosterSchema } from '@lemma/school/class';
import { insightSchema } from '@lemma/school/insight';
import { z } from 'zod';
import { madeSchool } from '../../../demonstration/made-school.ts';
import type { ClassData, School } from './class/class-data.ts';
import { demoSchool } from './demo-school.ts';

/** What of the demonstration school's file is read here. */
const fileSchema = z.object({
  today: z.number(),
  documents: z.array(z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) })),
});

const HOUR = 3_600_000;

/** The classes of a stored school, on the morning after it was made. Nothing is stored. */
export function schoolIn(stored: unknown): School & { readonly now: number } {
  const { today, documents } = fileSchema.parse(stored);
  const all = new Map(documents.map(({ path, data }) => [path, data]));
  const classes = documents
    .filter(({ path }) => path.startsWith('classes/'))
    .map(({ data }): Classroom => classroomSchema.parse(data))
    .filter(({ archivedAt }) => archivedAt === undefined)
    .toSorted((one, other) => one.createdAt - other.createdAt);
  const now = today + 9 * HOUR;
  const read = async (classroom: Classroom): Promise<ClassData> => {
    const { id } = classroom;
    const insight = all.get(`insights/${id}`);
    const students = presentStudents(rosterSchema.parse(all.get(`rosters/${id}`)));
    return {
      classroom,
      students: students.toSorted((one, other) => one.fullName.localeCompare(other.fullName)),
      board: boardSchema.parse(all.get(`boards/${id}`)).assignments,
      insight: insight === undefined ? { students: {}, assignments: {}, groups: [] } : insightSchema.parse(insight),
    };
  };
  return { now, classes: async () => classes, read, plan: demoSchool(now).plan };
}

/** The demonstration school, with classes of grade 4, grade 6 and Algebra 1. */
export const livedSchool = async (): Promise<ReturnType<typeof schoolIn>> =>
  schoolIn(JSON.parse(String(await promisify(gunzip)(await madeSchool()))));
