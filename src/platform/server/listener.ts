import type { Fact, FactKind } from '#shared/fact.ts'
import type { Context } from './context.ts'

export type Listener = { fact: string; hear: (ctx: Context, data: never) => Promise<void> }

/** Heard inside the transaction of whoever announced it; a throw undoes both. */
export const on = <T>(kind: FactKind<T>, hear: (ctx: Context, data: T) => Promise<void>): Listener => ({
  fact: kind.fact,
  hear,
})

/** Calls the listeners of a fact one after another, in the order of the list. */
export function hearing(listeners: readonly Listener[]) {
  const byFact = Map.groupBy(listeners, (listener) => listener.fact)
  return async (ctx: Context, fact: Fact): Promise<void> => {
    // `on` paired each listener with its fact's data type.
    for (const { hear } of byFact.get(fact.name) ?? []) await hear(ctx, fact.data as never)
  }
}
