import { CallError } from '#platform/web/call-error.ts'
import { type Mutation, useCall } from '#platform/web/queries.ts'
import { store } from '#platform/web/store.ts'
import type { Endpoint, Reply, Sent } from '#shared/endpoint.ts'

/** What goes on once a code was given, or ends without one; the dialog is open meanwhile. */
export const waitingForProof = store<((isGiven: boolean) => void) | undefined>(undefined)

export function settleProof(isGiven: boolean): void {
  const settle = waitingForProof.get()
  waitingForProof.set(undefined)
  settle?.(isGiven)
}

const isNeeded = (error: unknown) => error instanceof CallError && error.code === 'operator.proofNeeded'

/** Of two calls at the same time both go on with the one code. */
const askForProof = () =>
  new Promise<boolean>((settle) => {
    const before = waitingForProof.get()
    waitingForProof.set((isGiven) => {
      before?.(isGiven)
      settle(isGiven)
    })
  })

/** Sends it, and again once a code was given where one is needed: what was typed stays, and is carried out then. */
export async function proved<R>(send: () => Promise<R>): Promise<R> {
  try {
    return await send()
  } catch (error) {
    if (isNeeded(error) && (await askForProof())) return send()
    throw error
  }
}

type After<E extends Endpoint> = { onSuccess?: (reply: Reply<E>) => void; onError?: (error: Error) => void }

/** As `useCall`, for what asks for a code. */
export function useProvedCall<E extends Endpoint>(made: Mutation<E>) {
  const call = useCall(made)
  const mutate = (sent: Sent<E>, { onError, ...after }: After<E> = {}) => {
    const endsIn = (error: Error) => onError?.(error)
    const goOn = async (error: Error) => {
      if (isNeeded(error) && (await askForProof())) call.mutate(sent, { ...after, onError: endsIn })
      else endsIn(error)
    }
    call.mutate(sent, { ...after, onError: (error) => void goOn(error) })
  }
  return { ...call, mutate }
}
