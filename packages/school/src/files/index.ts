export * from './calls.ts';
export * from './pages.ts';
export * from './schema.ts';
export * from './voice.ts';
