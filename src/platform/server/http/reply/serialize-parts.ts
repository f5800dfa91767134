import { z } from 'zod'
import { compileSchema } from './compile-schema.ts'

/**
 * The JSON of something partly fixed in two halves: `{"id":"…",` and `"stars":4}`. `like` is a fixed part, of which all
 * have the same fields.
 */
export function partSerializers({ shape }: z.ZodObject, like: object) {
  const half = (isOfFixed: boolean) =>
    compileSchema(z.object(Object.fromEntries(Object.entries(shape).filter(([key]) => key in like === isOfFixed))))
  const [ofFixed, ofOwn] = [half(true), half(false)]
  return {
    fixed: (fixed: object): string => `${ofFixed(fixed).slice(0, -1)},`,
    own: (own: object): string => ofOwn(own).slice(1),
  }
}

export type PartSerializers = ReturnType<typeof partSerializers>
