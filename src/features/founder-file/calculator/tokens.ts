export type Token = {
  readonly kind: 'number' | 'text' | 'reference' | 'word' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}

/** What can't be read: where it stands, counted from 0, and why, for those who write content. */
export class Unreadable {
  readonly at: number
  readonly says: string
  constructor(at: number, says: string) {
    this.at = at
    this.says = says
  }
}

const token =
  /((?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?%?)|("(?:[^"]|"")*")|(\[[^\]]*\])|([A-Za-z_]\w*)|(<>|<=|>=|[-+*/&=<>(),])|\s+/y

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const [found = '', ...groups] = token.exec(text) ?? []
    if (found === '') throw new Unreadable(at, unfinished[text[at] ?? ''] ?? `${text[at]} has no meaning here.`)
    const kind = kinds[groups.findIndex((group) => group !== undefined)]
    if (kind) tokens.push({ kind, text: found, at })
    at += found.length
  }
  return [...tokens, { kind: 'end', text: '', at }]
}

const kinds = ['number', 'text', 'reference', 'word', 'sign'] as const

const unfinished: Readonly<Record<string, string>> = {
  '"': 'The quotation mark is not closed.',
  '[': 'The square bracket is not closed.',
}
