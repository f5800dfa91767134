import type { DomainEvent, DomainEventKind } from '#shared/domain-event.ts'
import type { Context } from './context.ts'

export type EventSubscription = { event: string; handle: (ctx: Context, data: never) => Promise<void> }

/** The handler runs inside the publisher's transaction; a throw undoes both. */
export const subscribe = <T>(
  kind: DomainEventKind<T>,
  handle: (ctx: Context, data: T) => Promise<void>,
): EventSubscription => ({ event: kind.event, handle })

/** Calls an event's subscribers one after another, in the order of the list. */
export function createDispatch(subscriptions: readonly EventSubscription[]) {
  const byEvent = Map.groupBy(subscriptions, ({ event }) => event)
  return async (ctx: Context, event: DomainEvent): Promise<void> => {
    // `subscribe` paired each handler with its event's data type.
    for (const { handle } of byEvent.get(event.name) ?? []) await handle(ctx, event.data as never)
  }
}
