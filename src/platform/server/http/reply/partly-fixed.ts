/**
 * A part of a reply that is mostly content, the same for everyone who gets it: `fixed` is written as JSON once, for as
 * long as that object is there, and `own` for each caller. Whoever makes one has decided that the caller may have it.
 */
export class PartlyFixed<R extends object> {
  readonly fixed: object
  readonly own: object

  constructor(fixed: object, own: object) {
    this.fixed = fixed
    this.own = own
  }

  /** What both are together. */
  whole(): R {
    // `partlyFixed` makes it of two that have all fields between them.
    return { ...this.fixed, ...this.own } as R
  }
}

/** `fixed` is one and the same object each time, with the same fields as others of its kind, and nobody changes it. */
export const partlyFixed = <F extends object, O extends object>(fixed: F, own: O): PartlyFixed<F & O> =>
  new PartlyFixed(fixed, own)

/** A reply that may be partly fixed itself, or in the entries of its list or of its lists. */
export type Answer<R> =
  | R
  | Entries<R>
  | (R extends object ? PartlyFixed<R> | { [K in keyof R]: R[K] | Entries<R[K]> } : never)
type Entries<V> = V extends readonly (infer E extends object)[] ? PartlyFixed<E>[] : never

export const isOfFixed = (value: unknown): value is [PartlyFixed<object>, ...PartlyFixed<object>[]] =>
  Array.isArray(value) && value[0] instanceof PartlyFixed

/** The reply as its contract describes it. */
export function wholeReply(body: unknown): unknown {
  if (body instanceof PartlyFixed) return body.whole()
  if (isOfFixed(body)) return body.map((entry) => entry.whole())
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, isOfFixed(value) ? wholeReply(value) : value]),
  )
}
