import { file, route } from '#platform/server/http/routes.ts'
import * as contract from '../library.contract.ts'
import { downloadResource } from './download-resource.ts'
import { getResource } from './get-resource.ts'
import { getResourceFile } from './get-resource-file.ts'
import { listFeatured, listResources } from './list-resources.ts'
import { openResource } from './open-resource.ts'
import { rateResource } from './rate-resource.ts'

export const libraryRoutes = [
  route(contract.listResources, listResources),
  route(contract.listFeatured, listFeatured),
  route(contract.getResource, getResource),
  route(contract.downloadResource, downloadResource),
  route(contract.openResource, openResource),
  route(contract.rateResource, rateResource),
  file(contract.getResourceFile, getResourceFile),
]
