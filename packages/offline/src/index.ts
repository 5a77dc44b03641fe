export { OFFLINE_CACHE, type StoreRequest, storeRequestSchema } from './store-request.ts';
