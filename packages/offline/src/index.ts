export { type KeepRequest, keepRequestSchema, OFFLINE_CACHE } from './keep-request.ts';
