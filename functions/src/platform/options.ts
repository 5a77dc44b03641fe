import { setGlobalOptions } from 'firebase-functions/v2';
import { deploymentOf } from './deployment.ts';
import { neverCloseFirst } from './never-close-first.ts';
import { regionOf } from './region.ts';

// This file must be imported before every callable: a function takes these options when it is defined.
setGlobalOptions({ region: regionOf(), memory: '1GiB', maxInstances: 50, ...deploymentOf(process.env) });
neverCloseFirst();
