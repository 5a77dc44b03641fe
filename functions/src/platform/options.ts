import { setGlobalOptions } from 'firebase-functions/v2';
import { regionOf } from './region.ts';

// Imported before every door: a function takes these when it is defined.
setGlobalOptions({ region: regionOf(), memory: '1GiB', maxInstances: 50 });
