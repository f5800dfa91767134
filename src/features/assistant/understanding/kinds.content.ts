import { z } from 'zod'

/**
 * What a message may be, before it is looked at what it is about. Five ask where the member stands: what to do next, how far
 * behind they are, what is done, the state of a module, and whether their pace suffices.
 */
export const writtenKinds = [
  ...['next', 'behind', 'count', 'module', 'pace'],
  ...['greeting', 'thanks', 'who', 'bye', 'complaint'],
  ...['sum', 'own', 'draft', 'term', 'product', 'lesson'],
  ...['danger', 'distress'],
] as const

/** `content/kinds.yaml`: messages of each kind, from which it is learned what others are. */
export const KindsFile = z.partialRecord(z.string(), z.array(z.string().trim().min(1).max(500)).min(1))
