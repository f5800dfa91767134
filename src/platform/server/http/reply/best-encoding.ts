export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest form that the caller takes. */
export function bestEncoding(accepted = ''): Encoding {
  if (takesBrotli.test(accepted)) return 'br'
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((choice) => !/;\s*q=0(\.0*)?\s*$/.test(choice))
    .map((choice) => choice.split(';', 1)[0]?.trim())
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}

/** As browsers say it: among others, and no less than those. */
const takesBrotli = /(?:^|,) *br *(?:,|$)/
