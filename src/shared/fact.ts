/** Something that happened, in the past tense, told to whoever listens inside the same transaction. */
export type Fact<T = unknown> = { name: string; data: T }

export type FactKind<T> = ((data: T) => Fact<T>) & { fact: string }

/** `const subModuleCompleted = fact<{ memberId: string }>('journey.sub-module-completed')` */
export const fact = <T>(name: string): FactKind<T> => Object.assign((data: T) => ({ name, data }), { fact: name })
