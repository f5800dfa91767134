/** A declared "no": a status, a stable code `feature.reason`, and a sentence a person may see. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: string
  /** For 400 the name of the field at fault. */
  readonly details: string | undefined
  /** Seconds until it is worth trying again, for 429. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, details?: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

type Sentence = string | ((...words: never[]) => string)
type FieldName = string | ((...words: never[]) => string)
type Kinds = Record<string, readonly [status: number, sentence: Sentence, field?: FieldName]>
type Words<S extends Sentence> = S extends (...words: infer W) => string ? W : []

/** Makes one refusal; carries its status and code, so that contracts and tests can name it. */
export type RefusalMaker<W extends unknown[] = never[]> = ((...words: W) => Refusal) & { status: number; code: string }

/** Names every refusal a feature can give: `programRefusals.moduleNotFound()`. Of a 400 also the field at fault. */
export function refusals<const K extends Kinds>(feature: string, kinds: K) {
  const makers = Object.entries(kinds).map(([reason, [status, sentence, field]]) => {
    const code = `${feature}.${reason}`
    const make = (...words: never[]) => new Refusal(status, code, said(sentence, words), field && said(field, words))
    return [reason, Object.assign(make, { status, code })]
  })
  // The entries are built from `kinds` itself, key by key; fromEntries cannot say so.
  return Object.fromEntries(makers) as { [N in keyof K]: RefusalMaker<Words<K[N][1]>> }
}

const said = (one: Sentence, words: never[]): string => (typeof one === 'string' ? one : one(...words))
