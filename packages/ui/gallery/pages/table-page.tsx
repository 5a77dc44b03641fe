import { useState } from 'react';
import { Button, type Column, DataTable, formatPercent, PageHeader, Status } from '../../src/index.ts';

const names =
  'Ana Ruiz,Ben Okafor,Chloé Martin,Dimitri Papadopoulos,Elif Yılmaz,Farid Haddad,Greta Lindqvist,Hugo Álvarez,Ines Moreau,Jonas Weber,Kenji Tanaka,Lucía Fernández,Maximiliana Konstantinopoulou-Featherstone,Noor Al-Farsi,Olivia Brown,Pawel Nowak,Quinn Murphy,Rosa Bianchi,Samuel Adeyemi,Tara Singh,Umar Khan,Valentina Rossi,Wen Li,Ximena Torres,Yusuf Demir,Zoe Clark,Aarav Patel,Bianca Costa,Caleb Johnson,Dalia Haddad,Emil Novák,Freya Olsen,Gabriel Santos,Hana Kim'.split(
    ',',
  );
type Row = {
  readonly id: string;
  readonly name: string;
  readonly done: number;
  readonly right: number;
  readonly change: number;
  readonly seen: Date;
};
const rows: readonly Row[] = names.map((name, index) => ({
  id: `s${index}`,
  name,
  done: (index * 7) % 9,
  right: ((index * 37) % 100) / 100,
  change: ((index * 13) % 9) - 4,
  seen: new Date(2026, 10, 20 - (index % 12)),
}));
const sum = rows.reduce((total, { done }) => total + done, 0);

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Student', value: ({ name }) => name },
  {
    id: 'state',
    header: 'State',
    wideOnly: true,
    value: ({ done }) => (done > 6 ? 'Done' : done > 2 ? 'In progress' : 'Not started'),
    cell: ({ done }) => (
      <Status tone={done > 6 ? 'done' : done > 2 ? 'active' : 'waiting'}>
        {done > 6 ? 'Done' : done > 2 ? 'In progress' : 'Not started'}
      </Status>
    ),
  },
  { id: 'done', header: 'Turned in', numeric: true, value: ({ done }) => done, total: sum },
  {
    id: 'right',
    header: 'Right',
    numeric: true,
    value: ({ right }) => right,
    cell: ({ right, done }) => formatPercent(right, done + 2),
  },
  { id: 'change', header: 'Change', numeric: true, value: ({ change }) => change, wideOnly: true },
  { id: 'seen', header: 'Last active', value: ({ seen }) => seen, wideOnly: true },
];

export function TablePage() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <PageHeader
        title="Students"
        lead="Class 7B, 34 students"
        actions={<Button kind="primary">Add students</Button>}
      />
      <DataTable
        label="Students of class 7B"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        rowLink={({ id }) => `/table?student=${id}`}
        filterable
        selection={{ selected, onChange: setSelected }}
        csv={{ name: ['Class 7B', 'students'], holds: 'no-child' }}
        urlKey=""
        defaultSort={{ column: 'name', down: false }}
        bulkActions={(ids) => (
          <>
            <Button size="small">Print cards</Button>
            <Button size="small">Message {ids.length} parents</Button>
          </>
        )}
      />
    </>
  );
}
