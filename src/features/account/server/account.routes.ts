import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../account.contract.ts'
import { getSettings } from './get-settings.ts'
import { saveSettings } from './save-settings.ts'

export const accountRoutes: readonly Route[] = [
  route(contract.getSettings, getSettings),
  route(contract.saveSettings, saveSettings),
]
