import { ofPasswords, type Settings } from '../../settings.ts'

const protocols = ['postgres:', 'postgresql:']

/**
 * One address for each server that a setting names: `postgres://me:secret@one:5432,two:5432/frontier` are two, of which
 * whichever takes writes is used.
 */
export function addressesIn(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = /^([a-z]+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.split(',').map((host) => `${start}${host}${rest}`)
}

/** Hosts and database, and nothing that is secret. */
export function placeOf(url: string): string {
  const addresses = addressesIn(url).map((address) => new URL(address))
  return `${addresses.map(({ host }) => host).join(',')}${addresses[0]?.pathname ?? ''}`
}

export function readDatabaseUrl(settings: Settings, name: string): string | undefined {
  const url = settings.text(name)
  if (url === undefined) return undefined
  const isAddress = (address: string) => URL.canParse(address) && protocols.includes(new URL(address).protocol)
  if (addressesIn(url).every(isAddress)) return url
  const allowed = 'an address like postgres://… or postgresql://…; several hosts are separated by commas'
  return settings.refuse(name, `${allowed}${ofPasswords(url)}`)
}
