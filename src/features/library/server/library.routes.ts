import { file, route } from '#platform/server/http/routes.ts'
import * as downloadsContract from '../downloads/downloads.contract.ts'
import { downloadResource } from '../downloads/server/download-resource.ts'
import { getResourceFile } from '../downloads/server/get-resource-file.ts'
import * as previewsContract from '../previews/previews.contract.ts'
import { openResource } from '../previews/server/open-resource.ts'
import * as ratingsContract from '../ratings/ratings.contract.ts'
import { rateResource } from '../ratings/server/rate-resource.ts'
import * as resourcesContract from '../resources/resources.contract.ts'
import { getResource } from '../resources/server/get-resource.ts'
import { listFeatured, listResources } from '../resources/server/list-resources.ts'

export const libraryRoutes = [
  route(resourcesContract.listResources, listResources),
  route(resourcesContract.listFeatured, listFeatured),
  route(resourcesContract.getResource, getResource),
  route(downloadsContract.downloadResource, downloadResource),
  route(previewsContract.openResource, openResource),
  route(ratingsContract.rateResource, rateResource),
  file(downloadsContract.getResourceFile, getResourceFile),
]
