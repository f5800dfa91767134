import { z } from 'zod'
import { Email, Name } from '#features/identity/identity.contract.ts'
import type { ImportedPerson } from '../people-import.rules.ts'

/** How the columns may be called, in any order and case. */
const heads = {
  email: ['email', 'e-mail', 'email address'],
  firstName: ['first name', 'firstname', 'first'],
  lastName: ['last name', 'lastname', 'last', 'surname'],
  name: ['name', 'full name'],
  customerId: ['customer', 'customer id', 'stripe customer', 'stripe customer id'],
} as const
type Head = keyof typeof heads

/** Which column is where; `undefined` without one of addresses. */
export function readHeads(cells: readonly string[]): ReadonlyMap<Head, number> | undefined {
  const named = cells.map((cell) => cell.trim().toLowerCase())
  const found = (Object.keys(heads) as Head[]).flatMap((head) => {
    const at = named.findIndex((name) => (heads[head] as readonly string[]).includes(name))
    return at < 0 ? [] : [[head, at] as const]
  })
  const columns = new Map(found)
  return columns.has('email') ? columns : undefined
}

/** Names of columns that nothing is taken from, as they are written. */
export function unusedHeads(cells: readonly string[], columns: ReadonlyMap<Head, number>): string[] {
  const used = new Set(columns.values())
  return cells.flatMap((cell, at) => (used.has(at) || cell.trim() === '' ? [] : [cell.trim().slice(0, nameLimit)]))
}

const nameLimit = 80

const Row = z.object({
  email: Email,
  firstName: Name,
  lastName: Name,
  customerId: z.union([z.literal(''), z.string().regex(/^cus_\w{1,60}$/)]),
})

const wrong: Record<keyof z.infer<typeof Row>, (value: string) => string> = {
  email: (value) => (value ? `“${value}” isn’t an email address.` : 'There’s no email address.'),
  firstName: (value) => `“${value}” can’t be a first name.`,
  lastName: (value) => `“${value}” can’t be a last name.`,
  customerId: (value) => `“${value}” isn’t a customer number. They begin with cus_.`,
}

type Read = { person: ImportedPerson } | { words: string }

/** One line, or what is wrong with it. */
export function readPerson(cells: readonly string[], columns: ReadonlyMap<Head, number>): Read {
  const cell = (head: Head) => (cells[columns.get(head) ?? -1] ?? '').trim()
  const [first = '', ...rest] = cell('name').split(/\s+/)
  const given = {
    email: cell('email'),
    firstName: cell('firstName') || first,
    lastName: cell('lastName') || rest.join(' '),
    customerId: cell('customerId'),
  }
  const read = Row.safeParse(given)
  if (read.success) return { person: { ...read.data, customerId: read.data.customerId || undefined } }
  const part = read.error.issues[0]?.path[0] as keyof typeof given
  return { words: wrong[part](given[part].slice(0, 80)) }
}
