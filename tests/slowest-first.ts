import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take many seconds, the longest first: one that began last would be waited for by everybody. */
const slowest = [
  'tests/journeys/pages/every-page.test.ts',
  'tests/journeys/founder-file/page-history.test.ts',
  'tests/journeys/founder-file.test.ts',
  'tests/journeys/pages/focus.test.ts',
  'tests/server/operation/operate.test.ts',
  'tests/server/endpoints/fuzz.test.ts',
  'tests/server/operation/kill.test.ts',
  'tests/server/payments/payment-kill.test.ts',
  'tests/server/founder-file/privacy.test.ts',
  'tests/server/operation/background-work.test.ts',
  'tests/server/operation/deletion-kill.test.ts',
  'tests/server/backup/backup.test.ts',
  'tests/server/operation/operator-errors.test.ts',
  'tests/server/operation/postgres-outage.test.ts',
  'tests/server/founder-file/killed-server.test.ts',
  'src/features/identity/sign-in/server/guessing.test.ts',
  'tests/content/worksheets/worksheets.test.ts',
  'tests/content/broken-content.test.ts',
  'tests/content/content-mistakes.test.ts',
]

const turnOf = ({ moduleId }: TestSpecification): number => {
  const at = slowest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at === -1 ? slowest.length : at
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b))
  }
}
