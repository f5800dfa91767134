import { expect, test } from 'vitest'
import { Settings } from '#features/account/settings/settings.contract.ts'
import { emailKinds } from '#features/program-emails/program-emails.rules.ts'

// The types ask for words on the page that stops them, for a column that is turned off, and for a box of each setting.
test('every kind of email that a link stops can be turned on again in the settings', () => {
  expect(Object.keys(Settings.shape.notifications.shape)).toEqual(expect.arrayContaining([...emailKinds]))
})
