import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { saveSettings } from '#features/account/settings/settings.contract.ts'
import { emailKinds } from '#features/program-emails/program-emails.rules.ts'

test('each email that can be stopped has its box in the settings', () => {
  const boxes = readFileSync('src/features/account/settings/web/notifications-section.tsx', 'utf8')
  expect(emailKinds.filter((kind) => !boxes.includes(`name: '${kind}'`))).toEqual([])
  const on = Object.fromEntries(emailKinds.map((kind) => [kind, true]))
  expect(saveSettings.body.parse({ notifications: on })).toEqual({ notifications: on })
})
