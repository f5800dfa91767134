import type { Context, MemberContext } from '#platform/server/context.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { checkPeople as endpoint } from '../people-import.contract.ts'
import type { ImportedPerson } from '../people-import.rules.ts'
import { readTable, type Table } from './read-table.ts'

export async function checkPeople(ctx: MemberContext, { raw }: RawInput): Promise<Reply<typeof endpoint>> {
  return (await compare(ctx, readTable(raw))).found
}

/** What of a table is new here. */
export async function compare(ctx: Context, { people, problems, unused }: Table) {
  const here = await addressesHere(ctx, people)
  const added = people.filter(({ email }) => !here.has(email))
  const found = {
    added: added.length,
    existing: people.length - added.length,
    customers: added.filter(({ customerId }) => customerId).length,
    problems,
    unused,
  }
  return { added, found }
}

const some = 500

async function addressesHere({ db }: Context, people: readonly ImportedPerson[]): Promise<ReadonlySet<string>> {
  const here = new Set<string>()
  for (let from = 0; from < people.length; from += some) {
    const emails = people.slice(from, from + some).map(({ email }) => email)
    const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute()
    for (const { email } of rows) here.add(email)
  }
  return here
}
