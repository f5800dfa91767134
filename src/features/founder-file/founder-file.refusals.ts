import { dayErrors } from '#platform/format/past-days.ts'
import { refusals } from '#shared/refusal.ts'

export const founderFileRefusals = refusals('founder-file', {
  pageNotFound: [404, 'There’s no such page.'],
  copyNotFound: [404, 'There’s no such copy of this page.'],
  displacedNotFound: [404, 'This text was already dismissed.'],
  locked: [403, (tierName: string) => `Upgrade to ${tierName} to fill in this page. What you wrote stays yours.`],
  unfitting: [400, (field: string, wanted: string) => `${field}: ${wanted}`, (field: string) => field],
  otherMember: [409, 'These answers belong to another account. Sign in with it to save them.'],
  fileFull: [409, 'This page is full. Remove rows you no longer need.'],
  pageCopiesFull: [409, 'This page has as many kept copies as it can hold. Delete some of them in its history first.'],
  fileCopiesFull: [
    409,
    'Your pages have as many kept copies as they can hold. Delete some that you no longer need in the history of a page first.',
  ],
  displacedFull: [
    409,
    'This page holds too many earlier texts that other devices or files replaced. Dismiss those you no longer need first.',
  ],
  nothingToKeep: [409, 'There’s nothing on this page to keep yet.'],
  nothingWritten: [409, 'There’s nothing on these pages to export yet.'],
  inTheFuture: [400, dayErrors.inTheFuture, 'date'],
  tooEarly: [400, dayErrors.tooEarly, 'date'],
  numberNotFound: [404, 'There’s no such number.'],
  entryNotFound: [404, 'There’s no such entry.'],
  importUnreadable: [400, (why: string) => `file: ${why}`, 'file'],
})
