import { z } from 'zod'
import { refusals } from '#shared/refusal.ts'

export const landingRefusals = refusals('landing', {
  textNotFound: [404, 'There is no such text.'],
})

/** The same as the safe tree of `program/lesson.ts`. */
export const Blocks = z.array(z.any())
