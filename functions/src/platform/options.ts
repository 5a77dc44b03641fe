import { setGlobalOptions } from 'firebase-functions/v2';
import { regionOf } from './region.ts';

// This file must be imported before every callable: a function takes these options when it is defined.
setGlobalOptions({ region: regionOf(), memory: '1GiB', maxInstances: 50 });
