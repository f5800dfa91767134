import { z } from 'zod'
import type { MemberContext } from '#platform/server/context.ts'
import { withoutNul } from '../../models/server/without-nul.ts'
import type { Named } from '../find-named.ts'
import type { ProposalCard } from '../proposals.contract.ts'
import { type ProposalKindName, proposalKinds, proposalLimits } from '../proposals.rules.ts'

/** What a model or the guide understood of the member's words; whose it is goes without saying. */
export const Wish = z.object({
  kind: z.enum(proposalKinds),
  what: z
    .string()
    .overwrite(withoutNul)
    .trim()
    .min(1)
    .max(proposalLimits.what)
    .describe('what is promised, the title of the outcome or of the page, or the name of the number'),
  day: z.iso.date().optional().describe('of a promise: by when; of a number: the day it is about, today if left out'),
  value: z.number().min(-1e12).max(1e12).optional().describe('of a number: its value'),
  isGuess: z.boolean().optional().describe('of a number: whether the member guessed it'),
})
export type Wish = z.infer<typeof Wish>

/** Why nothing is proposed, or what is still missing, as paragraphs in Markdown. */
export type Missing = { missing: readonly string[] }

/** What would change now; `basis` has everything that this hangs on. */
type Described = { card: ProposalCard; basis: unknown }

/** What confirming made, and where that is found. */
type Made = { id: string; href: string }

type Spec<P> = {
  payload: z.ZodType<P>
  /** What there is to choose from; a promise may be anything. */
  named?: (ctx: MemberContext) => readonly Named[]
  /** What a wish comes to. */
  read: (ctx: MemberContext, wish: Wish) => P | Missing | Promise<P | Missing>
  describe: (ctx: MemberContext, payload: P) => Promise<Described | Missing>
  /** By the feature's own verb, in the transaction that confirms. */
  carryOut: (ctx: MemberContext, payload: P, proposal: { id: string; madeAt: string }) => Promise<Made>
}

/** A draft isn't stored and changes nothing. */
export type Draft = { kind: ProposalKindName; payload: string; basis: string; card: ProposalCard }

export type ProposalKind = {
  named: (ctx: MemberContext) => readonly Named[]
  draft: (ctx: MemberContext, wish: Wish) => Promise<Draft | Missing>
  /** The same payload as it would be described now. */
  redraft: (ctx: MemberContext, payload: string) => Promise<Draft | Missing>
  carryOut: (ctx: MemberContext, payload: string, proposal: { id: string; madeAt: string }) => Promise<Made>
}

export type ProposalKinds = Record<ProposalKindName, ProposalKind>

/** Reads write nothing; only `carryOut` does. */
export function proposalKind<P extends object>(
  kind: ProposalKindName,
  { payload: Payload, named = () => [], read, describe, carryOut }: Spec<P>,
): ProposalKind {
  const drafted = async (ctx: MemberContext, payload: P): Promise<Draft | Missing> => {
    const described = await describe(ctx, payload)
    if ('missing' in described) return described
    return { kind, payload: JSON.stringify(payload), basis: JSON.stringify(described.basis), card: described.card }
  }
  const parsed = (payload: string): P => Payload.parse(JSON.parse(payload))
  return {
    named,
    draft: async (ctx, wish) => {
      const payload = await read(ctx, wish)
      return 'missing' in payload ? payload : drafted(ctx, payload)
    },
    redraft: (ctx, payload) => drafted(ctx, parsed(payload)),
    carryOut: (ctx, payload, proposal) => carryOut(ctx, parsed(payload), proposal),
  }
}
