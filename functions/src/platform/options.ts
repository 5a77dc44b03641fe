import { setGlobalOptions } from 'firebase-functions/v2';

// Imported before every door: a function takes these when it is defined.
setGlobalOptions({ region: 'us-central1', memory: '1GiB', maxInstances: 50 });
