import { file, route } from '#platform/server/http/routes.ts'
import { downloadResource } from '../downloads/server/download-resource.ts'
import { getResourceFile } from '../downloads/server/get-resource-file.ts'
import * as contract from '../library.contract.ts'
import { openResource } from '../previews/server/open-resource.ts'
import { rateResource } from '../ratings/server/rate-resource.ts'
import { getResource } from '../resources/server/get-resource.ts'
import { listFeatured, listResources } from '../resources/server/list-resources.ts'

export const libraryRoutes = [
  route(contract.listResources, listResources),
  route(contract.listFeatured, listFeatured),
  route(contract.getResource, getResource),
  route(contract.downloadResource, downloadResource),
  route(contract.openResource, openResource),
  route(contract.rateResource, rateResource),
  file(contract.getResourceFile, getResourceFile),
]
