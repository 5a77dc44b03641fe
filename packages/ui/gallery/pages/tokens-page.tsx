import { Mastery, PageHeader, Section } from '../../src/index.ts';

const swatches = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['wash', 'bg-wash'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['accent-wash', 'bg-accent-wash'],
  ['warm', 'bg-warm'],
  ['warm-strong', 'bg-warm-strong'],
  ['warm-wash', 'bg-warm-wash'],
] as const;

const mastery = [
  ['beginning', 'bg-mastery-1 text-on-mastery-1'],
  ['developing', 'bg-mastery-2 text-on-mastery-2'],
  ['nearly there', 'bg-mastery-3 text-on-mastery-3'],
  ['secure', 'bg-mastery-4 text-on-mastery-4'],
  ['strong', 'bg-mastery-5 text-on-mastery-5'],
] as const;

export function TokensPage() {
  return (
    <>
      <PageHeader
        title="Tokens"
        lead="Paper and ink, one accent for what can be done, one warm color for what needs a person."
      />
      <Section title="Color">
        <div className="grid grid-cols-3 gap-4 md:grid-cols-7">
          {swatches.map(([name, color]) => (
            <div key={name} className="text-sm">
              <div className={`mb-1 h-14 rounded-md border border-line ${color}`} />
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Mastery" ruled>
        <div className="grid grid-cols-5">
          {mastery.map(([name, color], index) => (
            <div key={name} className={`figures-tabular px-3 py-4 ${color}`}>
              <div className="font-semibold">{index + 1} of 5</div>
              <div className="text-sm">{name}</div>
            </div>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-6">
          <Mastery step={1} word="beginning" />
          <Mastery step={3} word="nearly there" />
          <Mastery step={5} word="strong" />
        </div>
      </Section>
      <Section title="Type" ruled>
        <p className="text-xl font-semibold tracking-tight">Add fractions with unlike denominators</p>
        <p className="text-lg">7 of 25 students add numerators and denominators</p>
        <p className="measure">
          Body text stands at 16 px, 18 px for students, in a face made for legibility: Il1 O0 rn m. A line holds at
          most seventy characters, so that the eye finds the next one without looking for it.
        </p>
        <p className="text-sm text-muted">Small print says when and how: Saved 2:02 PM, 25 students, 1,234.5</p>
      </Section>
    </>
  );
}
