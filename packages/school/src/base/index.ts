export * from './call.ts';
export * from './packed.ts';
export * from './schema.ts';
