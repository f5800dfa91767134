/** Something that happened, in the past tense, published to its subscribers inside the same transaction. */
export type DomainEvent<T = unknown> = { name: string; data: T }

export type DomainEventKind<T> = ((data: T) => DomainEvent<T>) & { event: string }

/** `const subModuleCompleted = domainEvent<{ memberId: string }>('journey.sub-module-completed')` */
export const domainEvent = <T>(name: string): DomainEventKind<T> =>
  Object.assign((data: T) => ({ name, data }), { event: name })
