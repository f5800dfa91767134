import { z } from 'zod'
import { Key, Sources, Words } from '../worksheets/parts.ts'

const Line = z.strictObject({
  /** One place, or several: the first that is answered is shown. A table's column stands for its first rows. */
  from: Sources,
  label: Words.max(60),
  /** The column of the same table that names each row. */
  by: Key.optional(),
  /** How many rows of a table are shown. */
  rows: z.int().min(1).max(9).default(3),
})

const Box = z.strictObject({ title: Words.max(40), lines: z.array(Line).min(1).max(6) })

/** `content/plan.yaml`: which fields the eleven boxes of the plan are composed from. */
export const PlanFile = z.strictObject({
  purpose: Box,
  segment: Box,
  problem: Box,
  position: Box,
  offer: Box,
  price: Box,
  unit_economics: Box,
  channel: Box,
  cash: Box,
  organization: Box,
  direction: Box,
})
export type PlanFile = z.output<typeof PlanFile>
export type PlanLine = z.output<typeof Line>
