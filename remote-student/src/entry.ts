import './styles.css';
import { CONTRACT_VERSION, type RemoteModule } from '@lemma/contract';
import { createRoutes } from './routes.ts';

export const remote: RemoteModule = { area: 'student', contractVersion: CONTRACT_VERSION, createRoutes };
