/** Rows of keys and of the alphabet that people run along. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** Below this length digits alone are dates, telephone numbers and the like. */
const fewDigits = 12

/** Whether a password can be told by a rule: little variety, a repeated part, a run along keys, digits alone. */
export function isTrivialPassword(password: string): boolean {
  const plain = password.toLowerCase()
  if (new Set(plain).size <= 2) return true
  if (/^\d+$/.test(plain) && plain.length < fewDigits) return true
  if (/^(.{1,4})\1+$/su.test(plain)) return true
  return runs.some((run) => `${run}${run}`.includes(plain)) || isJoinedOfRuns(plain)
}

/** Runs of four and more, one after another: `abcd1234`, `qwerty4321`. */
function isJoinedOfRuns(plain: string): boolean {
  let rest = plain
  while (rest.length > 0) {
    const length = longestRun(rest)
    if (length < 4) return false
    rest = rest.slice(length)
  }
  return true
}

function longestRun(text: string): number {
  let length = 0
  while (length < text.length && runs.some((run) => run.includes(text.slice(0, length + 1)))) length += 1
  return length
}

/** Whether it is the very address that it guards, or the part before the @. */
export function isOwnAddress(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const address = email.toLowerCase()
  return plain === address || plain === address.split('@', 1)[0]
}

/** Whether its letters are the person's name and nothing else, one part of it having four or more: `Lovelace-1815`. */
export function isOwnName(password: string, name: string): boolean {
  const letters = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
  const parts = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '')
    .sort((one, other) => other.length - one.length)
  if (!parts.some((part) => part.length >= 4 && letters.includes(part))) return false
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), letters) === ''
}
