import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '#app/server/personal-data.ts'
import { plantedWords, plantRows } from '#tests/world/database/plant-rows.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
const personId = 'planted'
const tables = new Map(personalData.flatMap((one) => Object.entries(one.tables)))
beforeAll(async () => {
  world = await newWorld()
  await plantRows(world, { personId, tables })
})
afterAll(() => world.close())

/**
 * Text that an operator who sees the site as the member still reads, each with its reason. What a member wrote, or what
 * someone wrote to them or about them, is masked instead, by `conceal` of its noun’s personal data.
 */
const readable: Record<string, string> = {
  'opens the account or says from where it is open': `
    accounts.accessToken accounts.idToken accounts.password accounts.refreshToken accounts.scope emailChanges.tokenHash
    knownDevices.deviceHash pendingSignIns.tokenHash recoveryCodes.codeHash sessions.ipAddress sessions.token
    sessions.userAgent twoStepSecrets.secret verifications.identifier`,
  'who they are and where to write to them, which the desk shows': `
    bouncedAddresses.address emailChanges.email photos.webp users.email users.firstName users.image users.lastName users.name`,
  'chosen from what there is': `
    agreedDays.weekdays assistantConsents.provider fileAnswers.mark fileSettings.currency fileSettings.weekStart fileShares.of
    mapMarks.kind mapMarks.slot users.pausedFrom users.theme users.timeZone workHours.paceWeekdays workHours.stage workHours.weekdays`,
  'set by the product': `
    assistantUsage.kind assistantUsage.model assistantUsage.state coachClients.endedBy coachClients.status
    coachMilestones.milestoneType coachMilestones.recordedBy coachMilestones.subject coachPromiseChanges.by
    coachPromiseChanges.kind coachPromises.owner coachPromises.state coachTalks.openFor coachTalks.takenMonth earnings.kind
    earnings.subject fileAnswers.field ledgerEntries.cause ledgerEntries.label ledgerEntries.reason milestones.kind
    milestones.subject outcomeFilings.decision programLetters.about programLetters.kind seeings.tier sentEmails.bounceKind
    sentEmails.kind users.role`,
  'plans and payments, in our words or the provider’s': `
    billingDifferences.what chargeRefunds.endedTier disputes.reason disputes.state membershipChanges.cause membershipChanges.fromTier
    membershipChanges.toTier memberships.givenTier memberships.openedTier memberships.tier moneyEntries.about
    moneyEntries.kind moneyEntries.month moneyEntries.tier noticesSent.key payers.cardMark payers.customerKey
    paymentRecords.guarantee paymentRecords.subscriptions subscriptions.nextTier subscriptions.pendingTier subscriptions.status
    subscriptions.tier`,
  'what a coach tells every client of theirs': `
    coachAbsences.fromDay coachAbsences.note coachAbsences.untilDay`,
  public: `
    coachProfiles.bio coachProfiles.certifications coachProfiles.specializations`,
  'read on a coach’s pages, and a coach is seen without Coach Mode': `
    coachLedger.cause coachLedger.label coachLedger.reason coachSnippets.text coachSnippets.title`,
  'written at the desk': `
    broadcasts.buttonLabel broadcasts.buttonUrl broadcasts.coach broadcasts.search broadcasts.seen broadcasts.status
    broadcasts.subject broadcasts.text broadcasts.tier operatorNotes.text`,
}

/** Ids, days and moments. */
const saysNothing = /^id$|^at$|^onDay$|(?:Id|At|On|Until|Since|Date)$/

test('every text of a member is masked for someone who sees the site as they do, or has a reason not to be', async () => {
  const planted = await columnsWithWords()
  expect(new Set(planted.map((column) => column.split('.')[0])).size).toBeGreaterThan(60)
  for (const { conceal } of personalData) await conceal?.(world.services, personId)
  const reasoned = Object.values(readable).flatMap((columns) => columns.trim().split(/\s+/))
  expect(await columnsWithWords()).toEqual(reasoned.sort())
})

/** `table.column`, where the words are that were planted. */
async function columnsWithWords(): Promise<string[]> {
  const found: string[] = []
  for (const table of tables.keys())
    for (const row of await world.db
      .selectFrom(table as 'users')
      .selectAll()
      .execute())
      for (const [column, value] of Object.entries(row))
        if (value === plantedWords && !saysNothing.test(column)) found.push(`${table}.${column}`)
  return found.sort()
}
