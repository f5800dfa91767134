import type { RequestState } from '../requests/requests.rules.ts'

type Request = { state: RequestState; time: string | null }

/** The one that a member wants to hear of first: a session to come, times to choose from, what was asked, a time that passed. */
export function nearest<T extends Request>(requests: readonly T[], now: string): T | undefined {
  const agreed = requests
    .filter(({ state }) => state === 'agreed')
    .sort((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1))
  const coming = agreed.find(({ time }) => time !== null && time > now)
  return (
    coming ??
    requests.find(({ state }) => state === 'offered') ??
    requests.find(({ state }) => state === 'open' || state === 'answered') ??
    agreed.at(-1)
  )
}
