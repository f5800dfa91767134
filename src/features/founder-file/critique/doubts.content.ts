import { z } from 'zod'
import { doubts } from '../worksheets/doubts.ts'

const Answers = z.array(z.string().trim().min(1).max(1000)).min(1)

/** `content/doubts.yaml`: answers with one flaw each by its kind, and sound ones, from which it is learned how others are doubted. */
export const DoubtsFile = z.strictObject({ flawed: z.partialRecord(z.enum(doubts), Answers), sound: Answers })
