import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../settings.contract.ts'
import { getSettings } from './get-settings.ts'
import { saveSettings } from './save-settings.ts'

export const settingsRoutes: readonly Route[] = [
  route(contract.getSettings, getSettings),
  route(contract.saveSettings, saveSettings),
]
