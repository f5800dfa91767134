import { z } from 'zod'
import { Slug } from '#features/program/program.content.ts'
import { Amount, Words } from '../content-fields.ts'

export const LevelFile = z
  .array(
    z.strictObject({
      id: Slug,
      levelNumber: z.int().min(1),
      name: Words,
      description: Words,
      requiredXP: Amount,
      requiredModules: z.array(Slug),
      rewards: z.array(Words).min(1),
    }),
  )
  .refine(
    (levels) => levels.every(({ levelNumber }, index) => levelNumber === index + 1),
    'levels must be numbered 1, 2, 3 … in order',
  )
  .refine(
    (levels) => levels.every((level, index) => level.requiredXP >= (levels[index - 1]?.requiredXP ?? 0)),
    'requiredXP must not fall from one level to the next',
  )

export type Level = z.infer<typeof LevelFile>[number]
