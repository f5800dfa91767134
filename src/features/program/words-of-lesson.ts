/**
 * The Markdown of a lesson without sources, names of boxes and addresses: what is looked for and remembered of it. Parsing all
 * lessons just for their words would take most of a second.
 */
export const wordsOfLesson = (markdown: string): string =>
  markdown
    .replace(/^:::source[\s\S]*?^:::$/gm, '')
    .replace(/^:::.*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
