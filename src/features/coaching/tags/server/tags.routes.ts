import { route } from '#platform/server/http/routes.ts'
import * as contract from '../tags.contract.ts'
import { listTags } from './list-tags.ts'
import { tagClients } from './tag-clients.ts'

export const tagsRoutes = [route(contract.listTags, listTags), route(contract.tagClients, tagClients)]
