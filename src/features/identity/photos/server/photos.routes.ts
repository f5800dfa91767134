import { file, type Route, route, upload } from '#platform/server/http/routes.ts'
import * as contract from '../photos.contract.ts'
import { getPhoto, removePhoto, savePhoto } from './photos.ts'

export const photosRoutes: readonly Route[] = [
  upload(contract.savePhoto, savePhoto),
  route(contract.removePhoto, removePhoto),
  file(contract.getPhoto, getPhoto),
]
