import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { documents } from '../src/platform/documents.ts';
import { readSchemas, tablesIn } from './docstrings.ts';
import type { Table } from './page.ts';

export const inRepository = (path: string): string => resolve(import.meta.dirname, '../..', path);
const TABLES = inRepository('functions/src/platform/documents.ts');

const isTable = (name: string): name is Table['table'] => name in documents;

/** All tables with the names of their schemas, and all schemas by name. */
export const readModel = () => ({
  tables: tablesIn(TABLES, readFileSync(TABLES, 'utf8')).flatMap(({ table, schema }): Table[] =>
    isTable(table) ? [{ table, schema }] : [],
  ),
  schemas: readSchemas(['packages/school/src', 'functions/src/platform/records.ts'].map(inRepository)),
});
