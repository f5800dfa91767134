import { expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'
import { changedReads, isChanged } from '#shared/changed-reads.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { allTopics } from '#shared/topics.ts'

const endpoints: Endpoint[] = routes.map(({ endpoint }) => endpoint)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Signed-in writes that make nothing old, each with its reason. */
const unchanging: Record<string, string> = {
  'DELETE /api/sessions': 'signs out here too, and the page leaves',
  'POST /api/auth/send-verification-email': 'sends an email',
  'POST /api/auth/two-factor/enable': 'nothing is on before the first code',
  'POST /api/auth/link-social': 'leads to the provider, and the page is loaded anew on the way back',
  'POST /api/submodules/:subModuleId/open': 'is counted at the desk, each night',
  'POST /api/resources/:resourceId/open': 'answers links that last five minutes',
  'POST /api/chat/conversations/:conversationId/stop': 'the stream that it ends tells what it changed',
  'POST /api/membership/preview': 'only works out a price',
  'POST /api/operator/proof': 'only remembers that a code was given',
  'POST /api/operator/seeing/end': 'leads to a page that is loaded anew',
  'POST /api/operator/people-import/check': 'only reads the file',
  'POST /api/operator/broadcasts/:broadcastId/test': 'only sends an email',
  'POST /api/pace/catch-up/preview': 'only works out a plan',
  'POST /api/membership/portal': 'leads to the provider, and the page is loaded anew on the way back',
  'POST /api/test-payments/confirm': 'the page that it leads to asks for everything',
  'POST /api/account/export': 'answers a link',
  'POST /api/founder-file/import/check': 'only says what an import would change',
  'DELETE /api/account': 'the member no longer exists',
}

/** Signed-in reads that no write of the same browser makes old, each with its reason. */
const unchanged: Record<string, string> = {
  'GET /api/referrals/stats': 'changed by other people, which the record version tells',
  'GET /api/coach/milestone-points': 'from the content',
  'GET /api/chat/conversations/:conversationId/stream': 'told once, as it happens',
  'GET /api/operator/content': 'reads a folder that no page writes to',
  'GET /api/pulse': 'has no body',
}

const isRead = (endpoint: Endpoint) =>
  endpoint.method === 'GET' && !['file', 'navigation'].includes(kindOf.get(endpoint) ?? '')
const kindOf = new Map(routes.map(({ endpoint, kind }) => [endpoint, kind]))
const signedIn = endpoints.filter(({ access }) => access !== 'public')

test('every write of a signed-in person names what it changes, or why it changes nothing', () => {
  const silent = signedIn.filter((one) => one.method !== 'GET' && !one.changes?.length).map(nameOf)
  expect(silent.sort()).toEqual(Object.keys(unchanging).sort())
})

test('every read of a signed-in person names what it tells of, or why no write changes it', () => {
  const silent = signedIn.filter((one) => isRead(one) && !one.topics?.length).map(nameOf)
  expect(silent.sort()).toEqual(Object.keys(unchanged).sort())
})

test('no read has changes of its own but a stream, and no write tells of a topic', () => {
  expect(endpoints.filter((one) => one.method !== 'GET' && one.topics).map(nameOf)).toEqual([])
  expect(endpoints.filter((one) => isRead(one) && one.changes && kindOf.get(one) !== 'stream').map(nameOf)).toEqual([])
})

test('every topic is told of by a read and changed by a write', () => {
  const told = new Set(endpoints.flatMap(({ topics = [] }) => topics))
  const single = endpoints.filter(({ changes = [] }) => changes.length < allTopics.length)
  const changed = new Set(single.flatMap(({ changes = [] }) => changes))
  expect(allTopics.filter((topic) => !told.has(topic))).toEqual([])
  // A plan opens and shuts things on every page, so that whatever changes it changes all.
  expect(allTopics.filter((topic) => !changed.has(topic))).toEqual(['membership'])
})

const pathsOf = (name: string) => changedReads(endpoints.find((one) => nameOf(one) === name) as Endpoint, endpoints)

test('the header names the reads by their paths, and all of them by a star', () => {
  expect(pathsOf('POST /api/user/role')).toBe('/api/auth/user /api/certificate')
  expect(pathsOf('POST /api/coach/profile')?.split(' ').sort()).toEqual(['/api/coach/profile', '/api/coaches/:id'])
  expect(pathsOf('POST /api/membership/change')).toBe('*')
  expect(pathsOf('POST /api/membership/preview')).toBeUndefined()
})

test('what was read is old where the header names its path, whatever its ids and its query', () => {
  const changed = '/api/modules/:moduleId /api/chat/conversations'
  const old = ['/api/modules/foundation', '/api/modules/foundation?a=b', '/api/chat/conversations?search=price']
  expect(old.filter((path) => isChanged(changed, path))).toEqual(old)
  const other = ['/api/modules', '/api/modules/foundation/submodules', '/api/chat/conversations/c1/messages']
  expect(other.filter((path) => isChanged(changed, path))).toEqual([])
  expect(isChanged('*', '/api/plans')).toBe(true)
})
