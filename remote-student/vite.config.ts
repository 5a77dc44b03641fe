import { remoteConfig } from '@lemma/federation';
import { defineConfig } from 'vite';

export default defineConfig(remoteConfig(import.meta.dirname, 'student'));
