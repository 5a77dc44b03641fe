export { openSample } from './open-sample.ts';
export { SampleProvider } from './sample-provider.tsx';
