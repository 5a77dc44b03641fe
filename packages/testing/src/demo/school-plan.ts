import type { AssignmentItem } from '@lemma/school/assignment';
import { DAY } from '@lemma/school/time';

export const PASSWORD = 'lemma-demo-2026';
export const TEACHER = { name: 'Maya Okafor', email: 'teacher@lemma.example', password: PASSWORD } as const;
export const PARENT = { name: 'Jon Rivera', email: 'parent@lemma.example', password: PASSWORD } as const;
export const CLASS = { name: '6B Mathematics', grade: 6 } as const;

/** The first one is the student whose card is shown, and the parent's child. */
export const STUDENT_NAMES = [
  'Sofia Rivera',
  'Amara Nwosu',
  'Liam Murphy',
  'Yuki Tanaka',
  'Mateo García',
  'Fatima Al-Sayed',
  'Noah Schmidt',
  'Priya Raman',
  'Kofi Mensah',
  'Elif Yılmaz',
  'Lucas Moreau',
  'Minh Trần',
  'Ingrid Solberg',
  'Tomasz Zieliński',
  'Aaliyah Johnson',
  'Arjun Patel',
  'Chloé Lefèvre',
  'Diego Huamán',
  'Hana Kim',
  'Ibrahim Diallo',
  'Leila Haddad',
  'Marco Bianchi',
  'Nia Williams',
  'Oleksandr Kovalenko',
  'Tui Ngata',
] as const;

const item = (id: string, skill: string, level: 1 | 2 | 3 = 1): AssignmentItem => ({
  id,
  skill,
  level,
  points: 2,
  tries: 3,
  tryPenalty: 0.25,
  hints: 'free',
  variants: true,
});

export type PlannedAssignment = {
  readonly title: string;
  readonly instructions: string;
  readonly items: readonly AssignmentItem[];
  /** When it opens, in milliseconds from now. */
  readonly opens: number;
  readonly due: number;
  readonly published: boolean;
  /** How many students have begun, and how many of those have turned it in. */
  readonly begun: number;
  readonly handedIn: number;
};

export const ASSIGNMENTS: readonly PlannedAssignment[] = [
  {
    title: 'Fractions: adding and subtracting',
    instructions: 'Write each answer in lowest terms. Take a hint when you are stuck.',
    items: [
      item('a1', 'fractions.add-like'),
      item('a2', 'fractions.add-unlike'),
      item('a3', 'fractions.add-unlike', 2),
      item('a4', 'fractions.subtract-unlike'),
      item('a5', 'decimals.add'),
      item('a6', 'whole-numbers.order-of-operations'),
    ],
    opens: -3 * DAY,
    due: 2 * DAY,
    published: true,
    begun: 23,
    handedIn: 20,
  },
  {
    title: 'Integers and first equations',
    instructions: '',
    items: [
      item('b1', 'integers.add'),
      item('b2', 'integers.subtract'),
      item('b3', 'equations.one-step'),
      item('b4', 'equations.two-step'),
      item('b5', 'percent.of-number'),
    ],
    opens: -DAY,
    due: 6 * DAY,
    published: true,
    begun: 11,
    handedIn: 6,
  },
  {
    title: 'Percent and decimals: review',
    instructions: 'A short review before the test.',
    items: [item('c1', 'percent.find-percent'), item('c2', 'decimals.multiply'), item('c3', 'fractions.multiply', 2)],
    opens: 7 * DAY,
    due: 14 * DAY,
    published: false,
    begun: 0,
    handedIn: 0,
  },
];

export const COMMENTS = [
  'You found a common denominator each time. Next, check whether the answer can be made simpler.',
  'Good thinking on the last question. Show me tomorrow how you knew where to begin.',
  'Look again at question 2: are the pieces the same size when you add them?',
] as const;
