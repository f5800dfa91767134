import { z } from 'zod'

/**
 * What a message may be, before it is looked at what it is about. Five ask where the member stands: what to do next, how far
 * behind they are, what is done, the state of a module, and whether their pace suffices.
 */
export const messageKinds = [
  ...(['next', 'behind', 'count', 'module', 'pace'] as const),
  ...(['greeting', 'thanks', 'who', 'bye', 'complaint'] as const),
  ...(['sum', 'own', 'draft', 'term', 'product', 'lesson'] as const),
  ...(['danger', 'distress'] as const),
] as const
export type MessageKind = (typeof messageKinds)[number]

/** `content/kinds.yaml`: messages of each kind, from which it is learned what others are. */
export const KindsFile = z.partialRecord(z.enum(messageKinds), z.array(z.string().trim().min(1).max(500)).min(1))
