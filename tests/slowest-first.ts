import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The order of projects that share their workers. What ends a round is many small files, which leave no processor idle. */
const projects = ['cost', 'sqlite', 'postgres', 'web', 'rules', 'many-servers', 'journeys']

/** Files that take many seconds, the longest first: one that began last would be waited for by everybody. */
const slowest = [
  'tests/journeys/pages/every-page.test.ts',
  'tests/journeys/coaching/inbox.test.ts',
  'tests/journeys/founder-file/page-history.test.ts',
  'tests/journeys/offline.test.ts',
  'tests/journeys/assistant.test.ts',
  'tests/journeys/assistant-chat.test.ts',
  'tests/journeys/founder-file.test.ts',
  'tests/journeys/pace/calendar.test.ts',
  'tests/journeys/operator/seeing.test.ts',
  'tests/journeys/settings.test.ts',
  'tests/journeys/pages/focus.test.ts',
  'tests/journeys/referrals.test.ts',
  'tests/journeys/account-failure.test.ts',
  'tests/journeys/operator/chores.test.ts',
  'tests/journeys/library.test.ts',
  'tests/server/operation/operate.test.ts',
  'tests/server/founder-file/seeing-privacy.test.ts',
  'tests/server/founder-file/privacy.test.ts',
  'tests/server/many-servers/three-servers.test.ts',
  'tests/server/content/live-content.test.ts',
  'tests/server/hostile/hostile-text.test.ts',
  'tests/server/founder-file/sharing-privacy.test.ts',
  'tests/server/founder-file/same-number.test.ts',
  'tests/server/endpoints/fuzz.test.ts',
  'tests/server/operation/kill.test.ts',
  'tests/server/payments/payment-kill.test.ts',
  'tests/server/operation/background-work.test.ts',
  'tests/server/operation/deletion-kill.test.ts',
  'tests/server/backup/backup.test.ts',
  'tests/server/operation/operator-errors.test.ts',
  'tests/server/operation/postgres-outage.test.ts',
  'tests/server/founder-file/killed-server.test.ts',
  'src/features/identity/sign-in/server/guessing.test.ts',
  'src/features/founder-file/form/web/worksheet-form.test.tsx',
  'tests/content/broken-content.test.ts',
  'tests/content/worksheets/worksheets.test.ts',
  'tests/content/library/made-files.test.ts',
  'tests/content/content-mistakes.test.ts',
]

const turnIn = (order: readonly string[], is: (one: string) => boolean): number => {
  const at = order.findIndex(is)
  return at === -1 ? order.length : at
}
const turnOf = ({ moduleId, project }: TestSpecification): number =>
  turnIn(projects, (name) => name === project.name) * (slowest.length + 1) +
  turnIn(slowest, (file) => moduleId.endsWith(`/${file}`))

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b))
  }
}
