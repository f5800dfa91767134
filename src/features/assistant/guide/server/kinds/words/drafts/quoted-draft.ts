/** A text for somebody else, as it is quoted in an answer. */
export const quotedDraft = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
