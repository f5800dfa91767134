import type { LightMyRequestResponse } from 'fastify'
import { unzipSync } from 'fflate'
import type { Endpoint } from '#shared/endpoint.ts'
import { urlOf } from '#tests/world/caller.ts'
import { type MarkedFile, markedWord } from '#tests/world/marked-file.ts'
import type { World } from '#tests/world/world.ts'

export type Marked = { world: World; file: MarkedFile; conversationId: string }

/** What of the member's each part of an address names. A new part has to be entered here. */
const idsOf = ({ world, file, conversationId }: Marked): Record<string, readonly string[]> => {
  const { program, library } = world.services
  const { ada, pages } = file
  return {
    pageId: pages.map(({ id }) => id),
    snapshotId: file.ids.snapshots,
    displacedId: file.ids.displaced,
    subModuleId: pages.flatMap(({ lessons }) => lessons),
    moduleId: [program.modules[0]?.id ?? ''],
    resourceId: [library.resources[0]?.id ?? ''],
    part: ['1'],
    clientId: [ada.id],
    memberId: [ada.id],
    coachId: [ada.id],
    conversationId: [conversationId],
    id: [ada.id, ...file.ids.snapshots.slice(0, 2)],
    name: ['terms'],
    session: ['none'],
    // Of the calendar's feed and of the certificate: neither is turned on, and neither holds anything of the file.
    token: ['none'],
    phase: ['foundation'],
    markId: file.ids.mapMarks,
    entryId: file.ids.numbers,
    commentId: file.ids.comments,
    outcomeId: world.services.coaching.outcomes.map(({ id }) => id),
    filingId: file.ids.filings,
    requestId: file.ids.requests,
    lessonId: [program.modules[0]?.core[0]?.id ?? ''],
    // What is being prepared, with its brief.
    talkId: ['next'],
    promiseId: ['none'],
    // A coach's own templates and milestones hold nothing of a member's file.
    snippetId: ['none'],
    milestoneId: ['none'],
    // Days on which a coach is away.
    absenceId: ['none'],
    broadcastId: ['none'],
    factId: ['none'],
    proposalId: ['none'],
    // Operators' own words about a person.
    noteId: ['none'],
  }
}

/** What of the member's a field of a body or a query may name; the others get a word that is looked for. */
const valueFor = ({ file: { ada }, conversationId }: Marked, field: string): unknown =>
  ({
    ...{ clientId: ada.id, memberId: ada.id, conversationId, of: 'all', format: 'json', version: 0 },
    ...{ decision: 'proved', coachId: null, readFile: true },
    idea: 'I sell soap to small shops. I interviewed 12 owners and we have 3 customers.',
    ...{ field: 'worry', value: 'mine', answers: undefined, entries: undefined, id: undefined },
  })[field] ?? markedWord

const fieldsOf = (schema: Endpoint['body']): string[] => {
  if (schema && 'shape' in schema && schema.shape) return Object.keys(schema.shape)
  if (schema && 'options' in schema && Array.isArray(schema.options)) return fieldsOf(schema.options[0])
  return []
}
export const filledBody = (marked: Marked, schema: Endpoint['body']) =>
  Object.fromEntries(
    fieldsOf(schema).flatMap((field) => {
      const value = valueFor(marked, field)
      return field === 'answers' || field === 'entries' || field === 'id' ? [] : [[field, value]]
    }),
  )

/** Every way to ask an endpoint for what is the member's: each page once, or every so manieth, the other ids in turn. */
export function addressesOf(
  marked: Marked,
  endpoint: Pick<Endpoint, 'method' | 'query'> & { path: string },
  every = 1,
): string[] {
  const all = idsOf(marked)
  const some = (of: readonly string[] = []) => of.filter((_, at) => at % every === 0)
  const ids: typeof all = { ...all, pageId: some(all.pageId), subModuleId: some(all.subModuleId) }
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !ids[name])
  if (unknown) throw new Error(`${endpoint.path}: enter in idsOf what of the member's :${unknown} names.`)
  const times = Math.max(1, ...names.map((name) => ids[name]?.length ?? 0))
  return Array.from({ length: endpoint.method === 'GET' ? times : Math.min(times, 3) }, (_, n) => {
    const params = Object.fromEntries(names.map((name) => [name, ids[name]?.[n % (ids[name]?.length ?? 1)] ?? '']))
    return urlOf(endpoint as Endpoint, {
      params,
      ...(endpoint.query ? { query: filledBody(marked, endpoint.query) } : {}),
    })
  })
}

/** Body, headers and what a packed file holds. */
export function textsOf({ headers, body, rawPayload }: LightMyRequestResponse): string {
  const packed = rawPayload.subarray(0, 2).toString() === 'PK' ? Object.values(unzipSync(rawPayload)) : []
  return [JSON.stringify(headers), body, ...packed.map((part) => Buffer.from(part).toString())].join('\n')
}
