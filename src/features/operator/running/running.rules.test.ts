import { expect, test } from 'vitest'
import { contentTold, problemsOf } from './running.rules.ts'

const fine = {
  disputes: null,
  dead: 0,
  mail: { failing: 0, lastFailed: false },
  slowEvents: 0,
  backupHours: 3,
  backupFailed: false,
  wantsBackups: true,
  freeBytes: 5_000_000_000,
  monthSpent: null,
  serversGone: 0,
  content: { refused: false, versions: 1 },
}
const whatOf = (changed: object) => problemsOf({ ...fine, ...changed }).map(({ what }) => what)

test.each([
  [{}, []],
  [{ disputes: 'A dispute is open.', dead: 1 }, ['A dispute is open.', '1 job failed for good.']],
  [{ dead: 2 }, ['2 jobs failed for good.']],
  [{ freeBytes: 1 }, ['The disk is nearly full. A full disk refuses every write.']],
  [
    { mail: { failing: 1, lastFailed: true } },
    ['The last email couldn’t be sent.', '1 email failed and will be tried again.'],
  ],
  [{ slowEvents: 1 }, ['Events from Stripe have waited for more than ten minutes.']],
  [{ backupHours: null }, ['There’s no verified backup.']],
  [{ backupHours: null, wantsBackups: false }, []],
  [{ backupHours: 37.5 }, ['The last verified backup is 37 hours old.']],
  [{ backupHours: 773 }, ['The last verified backup is 32 days old.']],
  [{ backupFailed: true }, ['The last backup failed and will be tried again.']],
  [
    { monthSpent: 'all' },
    ['The AI model’s tokens for this month are used up: the built-in guide answers until the first.'],
  ],
  [
    { monthSpent: 'free' },
    ['The AI model’s tokens for this month on the free plan are used up: the built-in guide answers until the first.'],
  ],
  [
    { content: { refused: true, versions: 2 } },
    ['Changed content has mistakes, so the content from before is still shown.', 'Servers show different content.'],
  ],
  [{ serversGone: 2 }, ['2 servers have gone quiet.']],
])('%j is told as %j', (changed, what) => {
  expect(whatOf(changed)).toEqual(what)
})

test('content is told of by the servers that serve, and by those that tell', () => {
  const one = (version: string, faults: string[] = [], isGone = false) => ({ isGone, content: { version, faults } })
  expect(contentTold([one('a'), one('a'), { isGone: false, content: null }])).toEqual({ refused: false, versions: 1 })
  expect(contentTold([one('a'), one('b', ['x'], true)])).toEqual({ refused: false, versions: 1 })
  expect(contentTold([one('a'), one('b', ['x'])])).toEqual({ refused: true, versions: 2 })
})
