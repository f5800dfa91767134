/** One wrong setting: which variable, what it holds, and what it may hold. */
export class WrongSetting extends Error {
  constructor(variable: string, value: string | undefined, allowed: string) {
    const holds = value === undefined ? 'is not set' : `holds ${JSON.stringify(withoutCredentials(value))}`
    super(`${variable} ${holds}. It may hold ${allowed}.`)
  }
}

/** Said where an address can't be read: what is wrong in a password is masked. */
export const ofPasswords = (address: string): string =>
  address.includes('@') && !URL.canParse(address)
    ? ', in which a password is percent-encoded: / is %2F, # is %23, ? is %3F, @ is %40'
    : ''

const withoutCredentials = (value: string) => value.replace(/\/\/.*@/, '//…@')

type Env = Readonly<Record<string, string | undefined>>

/** Reads settings from the environment; an empty one counts as unset. */
export function readSettings(env: Env) {
  const raw = (name: string) => env[name]?.trim() || undefined
  const refuse = (name: string, allowed: string): never => {
    throw new WrongSetting(name, raw(name), allowed)
  }

  return {
    refuse,
    text: (name: string) => raw(name),
    /** For values that must not be shown when wrong. */
    secret: (name: string, minimum: number) => {
      const value = raw(name)
      if (value !== undefined && value.length < minimum)
        throw new WrongSetting(name, `${value.length} characters`, `at least ${minimum} characters`)
      return value
    },
    oneOf: <const T extends string>(name: string, words: readonly T[], otherwise: T): T =>
      words.find((word) => word === (raw(name) ?? otherwise)) ?? refuse(name, words.join(', ')),
    port: (name: string, otherwise: number) => {
      const value = Number(raw(name) ?? otherwise)
      return Number.isInteger(value) && value >= 0 && value <= 65535 ? value : refuse(name, 'a port from 0 to 65535')
    },
    whole: (name: string, otherwise: number, [least, most]: readonly [number, number]) => {
      const text = raw(name) ?? String(otherwise)
      const isWhole = /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
      return isWhole ? Number(text) : refuse(name, `a whole number from ${least} to ${most}`)
    },
    url: (name: string, protocols: readonly string[]) => {
      const value = raw(name)
      if (value === undefined) return undefined
      const allowed = protocols.map((protocol) => `${protocol}//…`).join(' or ')
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
        return refuse(name, `an address like ${allowed}${ofPasswords(value)}`)
      return new URL(value)
    },
    instant: (name: string) => {
      const value = raw(name)
      if (value === undefined) return undefined
      try {
        return Temporal.Instant.from(value)
      } catch {
        return refuse(name, 'an ISO 8601 instant like 2026-03-01T09:00:00Z')
      }
    },
    list: (name: string) => (raw(name) ?? '').split(/[\s,]+/).filter(Boolean),
  }
}

export type Settings = ReturnType<typeof readSettings>
