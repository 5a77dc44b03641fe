import {
  Button,
  Drawing,
  type DrawingName,
  Empty,
  ErrorState,
  Loading,
  NoPermission,
  Notice,
  OfflineNotice,
  PageHeader,
  PageSkeleton,
  Progress,
  ProgressSteps,
  Section,
} from '../../src/index.ts';

const drawings: readonly DrawingName[] = ['line', 'square', 'dots', 'balance', 'gap', 'closed', 'whole'];

export function StatesPage() {
  return (
    <>
      <PageHeader title="States" />
      <Section title="First use">
        <ProgressSteps
          label="First steps"
          steps={[
            { title: 'Create a class', done: true },
            {
              title: 'Add your students',
              body: 'Paste names. No email address is needed.',
              done: false,
              action: <Button kind="primary">Add students</Button>,
            },
            { title: 'Create your first assignment', done: false },
          ]}
        />
      </Section>
      <Section ruled>
        <div className="grid gap-8 md:grid-cols-2">
          <Empty title="No assignments yet" drawing="balance" action={<Button kind="primary">New assignment</Button>}>
            <p>Your assignments appear here, with what each student answered and which misconceptions they share.</p>
          </Empty>
          <ErrorState title="The class did not load" onRetry={() => {}}>
            The server did not answer.
          </ErrorState>
          <NoPermission />
          <Loading />
        </div>
      </Section>
      <Section ruled>
        <div className="flex flex-col gap-6">
          <OfflineNotice />
          <Notice title="Turned in">Your teacher gets 3 pages. Saved 2:02 PM.</Notice>
          <Notice tone="warm">2 of 25 names are already in this class.</Notice>
          <div className="max-w-md">
            <Progress label="Uploading page 2" value={40} text="1.2 of 3 MB" />
          </div>
        </div>
      </Section>
      <Section title="On the way" ruled>
        <PageSkeleton stats={3} rows={3} />
      </Section>
      <Section title="Drawings" ruled>
        <div className="flex flex-wrap gap-8">
          {drawings.map((name) => (
            <Drawing key={name} name={name} />
          ))}
        </div>
      </Section>
    </>
  );
}
