import { hostConfig, monolithConfig } from '@lemma/federation';
import { defineConfig } from 'vite';

const areas = ['teacher', 'parent', 'student'];

export default defineConfig(({ mode }) =>
  mode === 'monolith' ? monolithConfig(import.meta.dirname, areas) : hostConfig(import.meta.dirname),
);
