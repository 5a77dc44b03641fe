export * from './open-area.tsx';
export { refusal, server } from './server.ts';
