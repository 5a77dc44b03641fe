export * from './schema.ts';
export { touchSchema } from './touch.ts';
