import { Ellipsis, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  AlertDialog,
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  Copyable,
  Dialog,
  FileDrop,
  FormErrorSummary,
  IconButton,
  Menu,
  NumberField,
  PageHeader,
  PasswordField,
  RadioGroup,
  Section,
  Select,
  Stat,
  StatRow,
  Status,
  Switch,
  TabLinks,
  Tabs,
  TextArea,
  TextField,
  TextLink,
  Tooltip,
} from '../../src/index.ts';

const tabs = [
  { id: 'students', label: 'Students', count: 25 },
  { id: 'questions', label: 'Questions', count: 8 },
  { id: 'answers', label: 'Answers' },
  { id: 'groups', label: 'Groups' },
];

export function ComponentsPage() {
  return (
    <>
      <PageHeader
        title="Fractions, week 12"
        back={{ to: '/', label: 'Assignments' }}
        lead="Class 7B, due Friday, Nov 27, 18 of 25 turned in"
        actions={
          <>
            <Menu
              trigger={<IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />}
              items={[
                { label: 'Duplicate', onSelect: () => {} },
                { label: 'Preview as a student', hint: 'Three seeds', to: '/' },
                {
                  label: 'Delete',
                  danger: true,
                  separated: true,
                  icon: <Trash2 aria-hidden="true" />,
                  onSelect: () => {},
                },
              ]}
            />
            <Button kind="primary" icon={<Plus aria-hidden="true" className="size-5" />}>
              New assignment
            </Button>
          </>
        }
      />
      <StatRow>
        <Stat value="7" label="to grade" to="/table" note="oldest from Tuesday" attention />
        <Stat value="18 of 25" label="turned in" to="/table" />
        <Stat value="62%" label="correct on the first try" note="of 144 answers" />
        <Stat value="3" label="share one idea" note="adds numerators and denominators" />
      </StatRow>
      <Section title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="primary">Publish</Button>
          <Button>Save draft</Button>
          <Button kind="quiet">Preview</Button>
          <Button kind="danger">Delete class</Button>
          <Button kind="primary" pending>
            Publish
          </Button>
          <Button disabled>Not yet</Button>
          <ButtonLink to="/table" size="small">
            Open table
          </ButtonLink>
          <Tooltip text="Leaves the answers as they are">
            <Button size="small" kind="quiet">
              Regrade
            </Button>
          </Tooltip>
          <TextLink to="/">How this is computed</TextLink>
        </div>
      </Section>
      <Section title="Status" ruled>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Status>Draft</Status>
          <Status tone="waiting">Scheduled</Status>
          <Status tone="active">Open</Status>
          <Status tone="done">Returned</Status>
          <Status tone="attention">3 need help</Status>
          <Badge>Grade 5</Badge>
          <Badge tone="accent">5.NF.A.1</Badge>
          <Badge tone="warm">late</Badge>
        </div>
        <p className="mt-4">
          Class code: <Copyable value="K7M4PX" label="class code" large />
        </p>
      </Section>
      <Section title="Tabs" ruled>
        <TabLinks label="Parts of the assignment" tabs={tabs} />
        <div className="mt-6">
          <Tabs
            label="In a dialog"
            tabs={[
              { id: 'a', label: 'Words', content: 'What the student reads.' },
              { id: 'b', label: 'Key', content: 'What is right.' },
            ]}
          />
        </div>
      </Section>
      <Forms />
      <Overlays />
    </>
  );
}

function Forms() {
  const [minutes, setMinutes] = useState('45');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [some, setSome] = useState<boolean | 'indeterminate'>('indeterminate');
  return (
    <Section title="Forms" ruled>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div className="flex max-w-md flex-col gap-6">
          <FormErrorSummary errors={[{ field: 'email', message: 'Enter an email address with an @' }]} />
          <TextField label="Full name" defaultValue="Maximiliana Konstantinopoulou-Featherstone" />
          <TextField
            id="email"
            label="Email"
            type="email"
            defaultValue="ana.example.org"
            error="Enter an email address with an @"
          />
          <PasswordField
            label="Password"
            hint="At least 8 characters, and not one that is easy to guess"
            autoComplete="new-password"
          />
          <Select
            label="Grade"
            placeholder="Choose a grade"
            options={[
              { value: '5', label: 'Grade 5' },
              { value: '6', label: 'Grade 6' },
            ]}
          />
          <NumberField
            label="Length"
            unit="minutes"
            text={minutes}
            onTextChange={setMinutes}
            min={15}
            max={90}
            step={5}
          />
        </div>
        <div className="flex max-w-md flex-col gap-6">
          <TextArea label="Feedback" optional placeholder="What to look at next" />
          <RadioGroup
            label="Tries"
            defaultValue="3"
            options={[
              { value: '1', label: 'One' },
              { value: '3', label: 'Three', hint: 'Hints after the first' },
              { value: 'until', label: 'Until it is right' },
            ]}
          />
          <div>
            <Checkbox label="All students" checked={some} onCheckedChange={setSome} />
            <Checkbox label="Hide names while grading" hint="Order is mixed as well" defaultChecked />
            <Checkbox label="Late work (decided by the school)" disabled />
          </div>
          <div className="divide-y divide-line border-y border-line">
            <Switch checked label="Hints" hint="From a nudge to the last step but one" />
            <Switch checked={false} label="Show solutions after the due date" />
          </div>
          <FileDrop
            label="Photos of the work"
            camera
            files={files}
            onFiles={setFiles}
            limits={{ accept: '.pdf,image/*', kinds: 'PDF or photo', maxBytes: 10_000_000, maxFiles: 5 }}
          />
        </div>
      </div>
    </Section>
  );
}

function Overlays() {
  const [open, setOpen] = useState(false);
  const [ask, setAsk] = useState(false);
  return (
    <Section title="Over the page" ruled>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button onClick={() => setAsk(true)}>Delete a class</Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Extend the due date"
        description="For 3 students. The others keep Friday."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Extend
            </Button>
          </>
        }
      >
        <TextField label="New due date" type="date" defaultValue="2026-11-30" />
      </Dialog>
      <AlertDialog
        open={ask}
        onOpenChange={setAsk}
        title="Delete class 7B?"
        confirmLabel="Delete class and work"
        onConfirm={() => setAsk(false)}
        consequence={
          <p>25 students lose access to this class. Their 312 pieces of work are deleted. This cannot be undone.</p>
        }
      />
    </Section>
  );
}
