import { z } from 'zod'

/**
 * What a member may say to an answer. Three ask for what its lesson wrote for just that: what to do where it doesn’t work, what
 * to say or send, and how long, how often or how much. `edit` wants a draft changed, `fact` adds to one’s own case.
 */
const reactions = [
  ...(['otherwise', 'words', 'limits'] as const),
  ...(['simpler', 'why', 'example', 'list', 'more', 'source'] as const),
  ...(['start', 'takes', 'applies', 'cannot'] as const),
  ...(['edit', 'thanks', 'agree', 'wrong', 'fact', 'own', 'new'] as const),
] as const
export type Reaction = (typeof reactions)[number]

/** `content/reactions.yaml`: messages of each kind, from which it is learned what others say to an answer. */
export const ReactionsFile = z.partialRecord(z.enum(reactions), z.array(z.string().trim().min(1).max(300)).min(1))
