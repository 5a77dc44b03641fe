import {
  BookOpen,
  ChartNoAxesColumn,
  ClipboardList,
  House,
  LogOut,
  MessageSquare,
  Settings,
  Upload,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  AnswerField,
  AreaFrame,
  Button,
  DataTable,
  Figure,
  Formula,
  type NavItem,
  PageHeader,
  PasswordField,
  Prose,
  PublicFrame,
  Section,
  Stat,
  StatRow,
  Status,
  TextField,
  TextLink,
} from '../../src/index.ts';

const item = (area: string, path: string, label: string, icon: ReactNode, more: Partial<NavItem> = {}): NavItem => ({
  to: `/frame/${area}${path}`,
  label,
  icon,
  end: path === '',
  ...more,
});
const account = (name: string, detail: string) => ({
  name,
  detail,
  items: [
    { label: 'Settings', icon: <Settings aria-hidden="true" />, onSelect: () => {} },
    { label: 'Sign out', icon: <LogOut aria-hidden="true" />, separated: true, onSelect: () => {} },
  ],
});

const work = [
  { id: '1', name: 'Fractions, week 12', to: 7, due: new Date(2026, 10, 27) },
  { id: '2', name: 'Integers on the number line', to: 0, due: new Date(2026, 10, 25) },
  { id: '3', name: 'Percent of a quantity', to: 12, due: new Date(2026, 11, 2) },
];

export function TeacherFramePage() {
  return (
    <AreaFrame
      area="teacher"
      account={account('Maximiliana Konstantinopoulou-Featherstone', 'Northfield School')}
      nav={[
        item('teacher', '', 'Overview', <House aria-hidden="true" />),
        item('teacher', '/students', 'Students', <Users aria-hidden="true" />, { group: 'Class 7B' }),
        item('teacher', '/assignments', 'Assignments', <ClipboardList aria-hidden="true" />, { count: 7 }),
        item('teacher', '/analysis', 'Analysis', <ChartNoAxesColumn aria-hidden="true" />),
        item('teacher', '/plans', 'Lesson plans', <BookOpen aria-hidden="true" />, { group: 'Prepare' }),
        item('teacher', '/training', 'Training', <MessageSquare aria-hidden="true" />),
        item('teacher', '/upload', 'Upload', <Upload aria-hidden="true" />),
      ]}
    >
      <PageHeader
        title="Overview"
        lead="Class 7B, Saturday, Nov 21"
        actions={<Button kind="primary">New assignment</Button>}
      />
      <StatRow>
        <Stat value="7" label="to grade" to="/table" attention />
        <Stat value="2" label="due in 7 days" to="/table" />
        <Stat value="4" label="missing" to="/table" />
        <Stat value="3" label="need help now" to="/table" note="adds numerators and denominators" />
      </StatRow>
      <Section title="Open work" className="mt-4">
        <DataTable
          label="Open work"
          rows={work}
          getRowId={({ id }) => id}
          rowLink={({ id }) => `/frame/teacher/assignments/${id}`}
          columns={[
            { id: 'name', header: 'Assignment', value: ({ name }) => name },
            {
              id: 'state',
              header: 'State',
              value: ({ to }) => (to > 0 ? 'Open' : 'Returned'),
              cell: ({ to }) => <Status tone={to > 0 ? 'active' : 'done'}>{to > 0 ? 'Open' : 'Returned'}</Status>,
            },
            { id: 'to', header: 'To grade', numeric: true, value: ({ to }) => to },
            { id: 'due', header: 'Due', value: ({ due }) => due, wideOnly: true },
          ]}
        />
      </Section>
    </AreaFrame>
  );
}

export function StudentFramePage() {
  const [answer, setAnswer] = useState('1/12');
  return (
    <AreaFrame
      area="student"
      account={account('Ana R.', 'Class 7B')}
      nav={[
        item('student', '', 'Home', <House aria-hidden="true" />),
        item('student', '/assignments', 'My work', <ClipboardList aria-hidden="true" />),
        item('student', '/progress', 'Progress', <ChartNoAxesColumn aria-hidden="true" />),
        item('student', '/upload', 'Turn in', <Upload aria-hidden="true" />),
      ]}
    >
      <PageHeader title="Question 3 of 8" back={{ to: '/frame/student', label: 'Fractions, week 12' }} />
      <p className="measure">
        <Prose text="Sam eats `3/4` of a pizza and Mia eats `1/6` of it. How much is left?" />
      </p>
      <div className="py-5">
        <Figure
          picture={{
            kind: 'bar-model',
            alt: 'A bar in three parts: Sam three quarters, Mia a sixth, and what is left, with a question mark.',
            bars: [
              {
                parts: [
                  { size: 9, label: '3/4', shaded: true },
                  { size: 2, label: '1/6' },
                  { size: 1, label: '?' },
                ],
              },
            ],
          }}
        />
      </div>
      <div className="pb-4">
        <Formula text="1 - 3/4 - 1/6" display />
      </div>
      <AnswerField kind="number" value={answer} onChange={setAnswer} />
      <div className="mt-6 flex gap-3">
        <Button kind="primary">Check</Button>
        <Button kind="quiet">Show a hint</Button>
      </div>
    </AreaFrame>
  );
}

export function ParentFramePage() {
  return (
    <AreaFrame
      area="parent"
      account={account('Luis Ruiz', 'Parent of Ana')}
      nav={[
        item('parent', '', 'My child', <Users aria-hidden="true" />),
        item('parent', '/submissions', 'Turn in work', <Upload aria-hidden="true" />),
      ]}
    >
      <PageHeader title="Ana this week" lead="Class 7B, Ms. Clark" />
      <p className="measure">
        Ana turned in two of three pieces of work. She adds fractions with the same bottom number with ease and is
        learning what to do when they differ.
      </p>
      <Section title="Try this at home" ruled className="mt-6">
        <p className="measure">
          Cut one apple in halves and another in quarters. Ask which pieces together make three quarters.
        </p>
      </Section>
    </AreaFrame>
  );
}

export function PublicFramePage() {
  return (
    <PublicFrame actions={<TextLink to="/">Student sign-in</TextLink>} foot="Lemma, a mathematics classroom">
      <PageHeader title="Sign in" />
      <form className="flex flex-col gap-5">
        <TextField label="Email" type="email" autoComplete="email" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button kind="primary" type="submit">
          Sign in
        </Button>
        <Button>Continue with Google</Button>
        <p className="text-sm">
          <TextLink to="/">Forgot password?</TextLink>
        </p>
      </form>
    </PublicFrame>
  );
}
