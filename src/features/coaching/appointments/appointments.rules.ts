import type { RequestState } from '../requests/requests.rules.ts'

type Request = { state: RequestState; time: string | null }

/** How long one takes that begins at an instant. */
const sessionMs = 60 * 60 * 1000

/** Whether it has passed; who comes to it late still finds how to join. */
export const isSessionOver = (time: string, now: number): boolean => Date.parse(time) + sessionMs <= now

/** The one that a member wants to hear of first: a session to come or running, times to choose from, what was asked, a time that passed. */
export function nearest<T extends Request>(requests: readonly T[], now: string): T | undefined {
  const agreed = requests
    .filter(({ state }) => state === 'agreed')
    .sort((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1))
  const coming = agreed.find(({ time }) => time !== null && !isSessionOver(time, Date.parse(now)))
  return (
    coming ??
    requests.find(({ state }) => state === 'offered') ??
    requests.find(({ state }) => state === 'open' || state === 'answered') ??
    agreed.at(-1)
  )
}
