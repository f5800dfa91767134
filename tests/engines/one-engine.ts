import { isLongRun } from '../world/long-run.ts'

/** What asks no database for anything is run once. */
export const withoutDatabase = [
  'src/features/assistant/models/server/**',
  'src/features/assistant/guide/server/**',
  'src/features/identity/passwords/server/hash-password.test.ts',
  'src/features/identity/photos/server/photo-attacks.test.ts',
  'tests/server/documents/{headers,trusted-types}.test.ts',
  'tests/server/backup/same-folder.test.ts',
  'src/platform/server/concurrency/work-in-child.test.ts',
  'src/features/operator/people-import/server/read-table.test.ts',
  'src/app/server/live-content/watch-folder.test.ts',
  'src/features/{assistant/answers/server/lesson-named,billing/webhook/server/webhook-events}.test.ts',
  'src/features/identity/{two-factor/server/totp,sessions/server/session-cookie}.test.ts',
  'src/features/journey/{calendar/server/hours-calendar,progress/server/program-day}.test.ts',
  'src/features/program-emails/{hour/server/due-day,weekly/server/due-week}.test.ts',
  'src/platform/server/concurrency/{fair-queue,keyed-mutex}.test.ts',
  'src/platform/server/{disk-probe,http/reply/best-encoding,mail/mail-port}.test.ts',
  'src/platform/server/http/request/{client-address,issue-sentence,parse-input}.test.ts',
  'src/platform/server/database/sqlite/*.test.ts',
  'src/platform/server/database/postgres/postgres-types.test.ts',
]

/** Who is answered what of a Founder file, shared or not: asked of every endpoint. */
const whoIsAnswered = ['tests/server/founder-file/{privacy,sharing-privacy,seeing-privacy}.test.ts']

/**
 * What a kill leaves of a transaction is the engine's: `kill.test.ts` asks both. What belongs to one is ours, and so is what
 * is seen of a process from outside.
 */
const servedOnOneEngine = [
  'tests/server/operation/{deletion-kill,proposal-kill,overload}.test.ts',
  'tests/server/payments/payment-kill.test.ts',
  'tests/server/founder-file/killed-server.test.ts',
]

/**
 * Files that send PostgreSQL no statement that others don’t send it too, and whose matter is what follows from the answers:
 * a limit, a sentence, a figure. `sent-statements.ts` finds those that no longer are.
 */
const sameStatements = [
  'src/features/assistant/analyzer/server/analyze-idea.test.ts',
  'src/features/assistant/answers/server/guide-*.test.ts',
  'src/features/assistant/claims/server/claims{,-property,-with-model}.test.ts',
  'src/features/assistant/consent/server/consent.test.ts',
  'src/features/assistant/conversations/server/cached-blocks.test.ts',
  'src/features/assistant/proposals/server/{many-proposals,model-proposals,stale-proposals,proposals.personal-data}.test.ts',
  'src/features/assistant/quota/server/limits.test.ts',
  'src/features/assistant/tools/server/{own-figures,question-own-page,catalog/file-catalog}.test.ts',
  'src/features/billing/checkout/server/{checkout-page,create-subscription}.test.ts',
  'src/features/billing/emails/server/membership-emails.test.ts',
  'src/features/billing/pause/server/pause-{access,cases,keeps-terms,membership}.test.ts',
  'src/features/billing/subscription/server/membership-life.test.ts',
  'src/features/billing/server/without-provider.test.ts',
  'src/features/billing/sync/server/reconcile-job.test.ts',
  'src/features/coaching/caseload/server/{caseload,client-facts}.test.ts',
  'src/features/coaching/client-file/server/client-file.test.ts',
  'src/features/coaching/comments/server/comments.test.ts',
  'src/features/coaching/messages/server/messages.test.ts',
  'src/features/coaching/my-clients/server/find-clients.test.ts',
  'src/features/coaching/outcomes/server/{outcomes,outcomes-kept}.test.ts',
  'src/features/coaching/program/server/program.test.ts',
  'src/features/coaching/server/coaching.test.ts',
  'src/features/coaching/talks/server/{talk-costs,whose-talks}.test.ts',
  'src/features/finder/server/find-in-program.test.ts',
  'src/features/founder-file/exchange/server/{check-import,exchanged-rows,hostile-files,with-checklist}.test.ts',
  'src/features/founder-file/numbers/server/{carried,enter,list}-numbers.test.ts',
  'src/features/founder-file/pages/server/{get-page,list-pages,renamed-answers}.test.ts',
  'src/features/founder-file/plan/server/get-plan.test.ts',
  'src/features/game/work-streak/server/read-work-streak.test.ts',
  'src/features/identity/accounts/server/sign-up-refusals.test.ts',
  'src/features/identity/email-address/server/verify-email.test.ts',
  'src/features/identity/roles/server/set-role.test.ts',
  'src/features/identity/server/limit-emails.test.ts',
  'src/features/identity/sign-in/server/{guessing,known-devices,login}.test.ts',
  'src/features/identity/single-sign-on/server/{connect-provider,plan-by-provider,provider-off}.test.ts',
  'src/features/identity/two-factor/server/{coach-two-factor,two-factor}.test.ts',
  'src/features/journey/pace/server/{get-pace,work-hours}.test.ts',
  'src/features/journey/running/server/keep-running.test.ts',
  'src/features/journey/way/server/get-way.test.ts',
  'src/features/landing/server/site-texts.test.ts',
  'src/features/library/downloads/server/get-resource-file.test.ts',
  'src/features/library/resources/server/suggest-resource.test.ts',
  'src/features/membership/{group-calls/server/group-calls,plans/server/list-plans}.test.ts',
  'src/features/operator/bounces/server/{provider-reports,signatures}.test.ts',
  'src/features/operator/running/server/backup-state.test.ts',
  'src/features/program-emails/weekly/server/weekly-schedule.test.ts',
  'src/features/referrals/server/personal-data.test.ts',
  'src/platform/server/http/{reply/send-json,request/call-limit}.test.ts',
  'tests/server/assistant/{coach-bench,tools-end}.test.ts',
  'tests/server/backup/verify.test.ts',
  'tests/server/content/live-content.test.ts',
  'tests/server/documents/{documents,later-assets,pages}.test.ts',
  'tests/server/endpoints/{changes,open-api}.test.ts',
  'tests/server/founder-file/{same-number,no-burn,key-figure,close-rate,has-amounts}.test.ts',
  'tests/server/hardships/clock-jump.test.ts',
  'tests/server/hostile/hostile-text.test.ts',
  'tests/server/{moved-lesson,next-lesson,own-terms,promises-shown}.test.ts',
]

/** What the short run leaves out on SQLite: lanes, drains and leases are the same on both, and several workers are PostgreSQL’s. */
export const leftOutOfSqlite: readonly string[] = ['tests/server/operation/background-work.test.ts']
/** What the short run leaves out on PostgreSQL. */
export const leftOut: readonly string[] = [...whoIsAnswered, ...servedOnOneEngine, ...sameStatements]

/** Nothing is left out in the long run, nor with `TEST_ON_BOTH=1`, which keeps the counts short. */
export const isOnBoth = isLongRun || process.env.TEST_ON_BOTH === '1'
