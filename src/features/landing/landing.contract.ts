import { z } from 'zod'
import { refusals } from '#shared/refusal.ts'

export const landingRefusals = refusals('landing', {
  textNotFound: [404, 'There’s no such page.'],
})

/** The blocks of `program/lesson.ts`; not validated again here. */
export const Blocks = z.array(z.any())
