/** Pieces of which texts are made that some parser, pattern or index might choke on. */
export const hostilePieces: readonly string[] = [
  ...['*', '**', '_', '~~', '`', '``', '[', ']', '](', '![', '[a](b) ', '[a]: b\n', '[^a]', '[^a]: b\n', '\\', '\\*'],
  ...['*a', '**a ', '_a_ ', '*a_', '**a*b', '~a~', '`a` ', '**_~', '<', '</', '<a>', '<!--', '<b>\n\n', '&', '&amp;'],
  ...[
    '> ',
    '>a\n',
    '- ',
    '- a\n',
    '* a\n  * b\n',
    '1. ',
    '1) 2) ',
    '- > 1. ',
    '- [ ] a\n',
    '- a\n\n  b\n\n',
    '    a\n',
  ],
  ...['# a\n', '#', 'a\n=\n', 'a\n-\n', '***\n', '```\n', '~~~\n', '|', '|a', '|a\n|-\n', '|a|b|\n|-|-|\n|c|d|\n'],
  ...[':::a\n', '::::a\n:::b\n', ':a[', '::a{', ':::source{title="', 'http://a ', 'www.a.b ', 'a@b.c ', 'http://a('],
  ...[
    'a',
    'a ',
    ' ',
    '\n',
    '\t',
    '\r',
    '\r\n',
    'a  \n',
    '.',
    '. ',
    '! ',
    "'",
    "a'",
    "b b'b ",
    '"',
    '1 ',
    '-',
    '/',
    '\u00a0',
  ],
  ...['I ', 'I know. ', 'price ', 'price 1 ', 'how much ', 'who a ', '$1 paid ', 'customer ', 'hire a client ', 'hi '],
  ...['é', 'e\u0301', '👩‍👩‍👧', '\u202e', '\u2028', '\u0000', '\ud800', '漢', 'ß', 'İ'],
]

export const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Different words without end: nothing of them can be remembered. */
export function newWords(length: number): string {
  let words = ''
  for (let n = 1; words.length < length; n += 1) words += `${((n * 7919) % 99_991).toString(36)} `
  return words.slice(0, length)
}

/** A few marks, then plain words: each mark may look for its end through all of them. */
export const beforeWords = (piece: string, share: number, length: number): string =>
  repeated(piece, Math.round(length * share)) + repeated('word ', Math.round(length * (1 - share)))

/** Lists inside lists by indentation, as deep as the length allows. */
export function steps(piece: string, length: number): string {
  let text = ''
  for (let depth = 0; text.length < length; depth += 1) text += `${'  '.repeat(depth)}${piece}a\n`
  return text.slice(0, length)
}
