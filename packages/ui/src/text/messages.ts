/** What the shell lends of the formatter of messages, so that no area brings its own. */
export { createTranslator } from 'use-intl/core';
