/** Where a sentence begins: after another one, after words in brackets, or on a line of its own. */
const begins = /(?:^|\n|[.!?][”"]? |\] )(?=["“]?[A-Z[])/g

/** With one sentence more before the last question of a draft; undefined where it asks nothing. */
export function beforeQuestion(draft: string, line: string): string | undefined {
  const end = draft.lastIndexOf('?')
  const starts = [...draft.matchAll(begins)].map(({ 0: sign, index }) => index + sign.length)
  const at = starts.filter((start) => start < end).at(-1)
  return end < 0 || at === undefined ? undefined : `${draft.slice(0, at)}${line} ${draft.slice(at)}`
}
