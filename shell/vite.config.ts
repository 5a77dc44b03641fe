import { hostConfig } from '@lemma/federation';
import { defineConfig } from 'vite';

export default defineConfig(hostConfig(import.meta.dirname));
