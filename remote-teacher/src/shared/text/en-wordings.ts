export const wordingsTexts = {
  wordings: {
    title: 'Official wording of standards',
    lead: 'Plans name a standard in plain words. With a file from your state or its publisher, your plans quote the official wording in full, with its notice. Nobody else’s plans change.',
    none: 'No file is loaded. Your plans have plain words.',
    loaded:
      '{count, plural, one {One standard} other {# standards}}, loaded on {date}. Plans quote them when they are made or changed.',
    notice: 'This notice stands beside the wording: {notice}',
    file: 'File of standards in the CASE format',
    kinds: 'JSON',
    loading: 'Reading the file …',
    done: '{count, plural, one {One standard is} other {# standards are}} loaded',
    remove: 'Remove the wording',
    removeTitle: 'Remove the official wording?',
    removeConsequence:
      'New plans have plain words again. Plans that you have made keep what they quote until you change them.',
    removed: 'The wording is removed',
    text: 'This file cannot be read as JSON. Download it again in the CASE format.',
    shape: 'This file is not in the CASE format. The first difference is at: {where}',
    unknown: 'This file has no math standard that Lemma knows. Choose the file for math.',
    large: 'The texts of this file are too long together. Choose a file of math alone.',
  },
} as const;
